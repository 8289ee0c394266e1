import { isRefusalKind, type RefusalKind } from '@touchstone/wire/refusal-codes'

/** A refusal by the server: `message` is a finished sentence in the client's language. */
export class CallRefused extends Error {
  override readonly name = 'CallRefused'
  readonly code: number
  /** Undefined if the server is newer than this client. */
  readonly kind: RefusalKind | undefined
  readonly details: Readonly<Record<string, unknown>>
  constructor(code: number, message: string, key: string, details: Readonly<Record<string, unknown>>) {
    super(message === '' ? 'Error' : message)
    this.code = code
    this.kind = isRefusalKind(key) ? key : undefined
    this.details = details
  }
}

/**
 * No response arrived, or none that could be read. The call may or may not have been done: repeat it with the same
 * intent.
 */
export class CallFailed extends Error {
  override readonly name = 'CallFailed'
}
