import type { Code, Reason } from '../generated/protocol'

/** What can go wrong: what is said where the tables are, or that nobody answers there. */
export type FailureCode = Code | Reason | 'server-gone'

/** Why something was not done that was asked. Its message is for people. */
export class Failure extends Error {
  override name = 'Failure'

  constructor(
    /** For programs. */
    readonly code: FailureCode,
    message: string,
    /** The rule that decided it, where one did. */
    readonly rule?: string,
  ) {
    super(message)
  }
}

/** Any error as something that can be shown. */
export function asFailure(error: unknown): Failure {
  if (error instanceof Failure) return error
  return new Failure('unreadable', error instanceof Error ? error.message : String(error))
}
