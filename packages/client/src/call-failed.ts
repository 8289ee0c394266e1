import type { RefusalKind } from '@touchstone/wire/codes/refusal-codes'

/** A refusal by the server: `message` is a finished sentence in the client's language. */
export class CallRefused extends Error {
  override readonly name = 'CallRefused'
  readonly code: number
  /** Undefined if the response named none. A server newer than this client may name one that is not listed here. */
  readonly kind: RefusalKind | undefined
  readonly details: Readonly<Record<string, unknown>>
  constructor(code: number, message: string, key: string, details: Readonly<Record<string, unknown>>) {
    super(message === '' ? 'Error' : message)
    this.code = code
    this.kind = key === '' ? undefined : (key as RefusalKind)
    this.details = details
  }
}

/**
 * No response arrived, or none that could be read. The call may or may not have been done: repeat it with the same
 * intent.
 */
export class CallFailed extends Error {
  override readonly name: string = 'CallFailed'
}

/** It failed before the request left: without a connection, the server's key, or the code that encrypts and signs. Nothing was done. */
export class CallNotSent extends CallFailed {
  override readonly name = 'CallNotSent'
}
