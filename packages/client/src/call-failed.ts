import type { RefusalKind } from '@touchstone/wire/codes/refusal-codes'

/** The server's own no: `message` is a finished sentence in the client's language. */
export class CallRefused extends Error {
  override readonly name = 'CallRefused'
  readonly code: number
  /** Undefined where the answer named none. A server that is newer than this client may name one that is not listed. */
  readonly kind: RefusalKind | undefined
  readonly details: Readonly<Record<string, unknown>>
  constructor(code: number, message: string, key: string, details: Readonly<Record<string, unknown>>) {
    super(message === '' ? 'Error' : message)
    this.code = code
    this.kind = key === '' ? undefined : (key as RefusalKind)
    this.details = details
  }
}

/** No answer came, or none that could be read. Whether the call was done is not known: ask again with the same intent. */
export class CallFailed extends Error {
  override readonly name = 'CallFailed'
}
