/** Gives a file to the browser to keep, and says under which name. */
export function keepFile(file: File): string {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  // Some browsers fetch it a moment after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
  return file.name
}
