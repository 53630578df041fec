const grouped = new Intl.NumberFormat('en')

/** A sum of credits, in groups of three digits. */
export const inCredits = (credits: number) => grouped.format(credits)
