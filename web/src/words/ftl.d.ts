/** The messages in English, and one part of them; which types they have says `messages.ts`. */
declare module '*/en.ftl' {
  const english: unknown
  export default english
}

declare module '*/en.ftl?deckbuilding' {
  const english: unknown
  export default english
}

declare module '*/en.ftl?gallery' {
  const english: unknown
  export default english
}

declare module '*/en.ftl?named' {
  const english: unknown
  export default english
}

declare module '*/en.ftl?outerRim' {
  const english: unknown
  export default english
}

declare module '*/en.ftl?rules' {
  const english: unknown
  export default english
}

declare module '*/en.ftl?stage' {
  const english: unknown
  export default english
}
