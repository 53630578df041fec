import { fileURLToPath } from 'node:url'

/** The binary that is tested. */
export const binary =
  process.env.CANTINA ?? fileURLToPath(new URL('../../../target/debug/cantina', import.meta.url))
