import type { UserCommand } from '@touchstone/domain/books/command'
import type { Result } from '@touchstone/domain/result'
import type { Api, CallName } from '@touchstone/wire/api'
import type { Call } from '@touchstone/wire/call'
import type { Language } from '@touchstone/wire/languages'
import type { RefusalKind } from '@touchstone/wire/refusals/codes'
import type * as z from 'zod/mini'
import type { Transaction } from '../platform/database.ts'

/** Why a request is refused, with what its text and a screen need. Decimals among the details are printed on the way out. */
export type Refused = { readonly kind: RefusalKind; readonly [detail: string]: unknown }

/** Who has signed in. */
export type Caller = { userId: number; sessionId: number }

/** What a handler knows of a request beside its fields. */
export type Visit = {
  /** Epoch milliseconds by the house's clock. */
  at: number
  language: Language
  /** Where the request came from: an IP address, and what the device calls itself. */
  address: string
  device: string
}
export type SignedIn = Visit & { caller: Caller }

export type Answer<C extends Call> = Result<z.input<C['reply']>, Refused>

declare const recorded: unique symbol
/** An answer that stands in `requests`, or a refusal that does not. Only `Once` makes one. */
export type Recorded<Reply> = Result<Reply, Refused> & { [recorded]: true }

/** Runs an effect and records its answer in the same transaction; a refusal undoes both. */
export type Once<Reply> = (
  effect: (transaction: Transaction) => Promise<Result<Reply, Refused>>,
) => Promise<Recorded<Reply>>

/** A public call knows the caller too when a valid token came with it. */
type VisitOf<C extends Call> = C['access'] extends 'session' ? SignedIn : Visit & { caller?: Caller }
type Request<C extends Call> = z.output<C['request']>

/**
 * The command on the book that a request comes to, or why it comes to none. `explain` adds to a refusal of the book what
 * a screen needs and the book does not know.
 */
export type CommandAnswer =
  | { ok: true; value: UserCommand; explain?: (refusal: Refused, bookId: number) => Promise<Refused> }
  | { ok: false; refusal: Refused }

/**
 * What answers a call. For a command it only says which command on the book is asked for; for a record, what is checked
 * before stands outside `once`, and everything that must happen once inside.
 */
export type HandlerOf<C extends Call> = C['effect'] extends 'command'
  ? (request: Request<C>, visit: SignedIn) => CommandAnswer | Promise<CommandAnswer>
  : C['effect'] extends 'record'
    ? (
        request: Request<C>,
        visit: SignedIn,
        once: Once<z.input<C['reply']>>,
      ) => Promise<Recorded<z.input<C['reply']>> | { ok: false; refusal: Refused }>
    : (request: Request<C>, visit: VisitOf<C>) => Answer<C> | Promise<Answer<C>>

/** One for every call: a missing one is a type error. */
export type Handlers = { [Name in CallName]: HandlerOf<Api[Name]> }

/** The handlers of some calls, as a noun's folder makes them. */
export type HandlersOf<Calls> = { [Name in keyof Calls]: Calls[Name] extends Call ? HandlerOf<Calls[Name]> : never }
