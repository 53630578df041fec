/** The messages in English, and one part of them; which types they have says `messages.ts` beside them. */
declare module '*/en.ftl' {
  const english: unknown
  export default english
}

declare module '*/en.ftl?gallery' {
  const english: unknown
  export default english
}

declare module '*/en.ftl?games' {
  const english: unknown
  export default english
}

declare module '*/en.ftl?named' {
  const english: unknown
  export default english
}

declare module '*/en.ftl?rules' {
  const english: unknown
  export default english
}
