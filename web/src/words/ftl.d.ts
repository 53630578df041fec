declare module '*/en.ftl' {
  import type { Words } from './messages'

  const english: Words
  export default english
}
