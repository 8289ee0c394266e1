import type { Canonical } from '@touchstone/domain/ledger/canonical'
import type { Result } from '@touchstone/domain/result'
import type { HouseCommand, UserCommand } from '@touchstone/domain/rulebook/nouns'
import type { Api, CallName } from '@touchstone/wire/api'
import type { Call } from '@touchstone/wire/call'
import type { ConsoleApi } from '@touchstone/wire/console/console-api'
import type { Right, Role } from '@touchstone/wire/rights'
import type { Language } from '@touchstone/wire/languages'
import type { RefusalKind } from '@touchstone/wire/codes/refusal-codes'
import type * as z from 'zod/mini'
import type { Transaction } from '../platform/database.ts'
import type { NamedFacts } from '../executor/submission.ts'
import type { Browser } from './browser.ts'

/**
 * Why a request is refused, with the values for its text and a screen. Decimals in the details are printed on the way
 * out.
 */
export type Refused = { readonly kind: RefusalKind; readonly [detail: string]: unknown }

/** Who has signed in. */
export type Caller = { userId: number; sessionId: number }

/** What a handler knows of a request in addition to its fields. */
export type Visit = {
  /** Epoch milliseconds by the house's clock. */
  at: number
  language: Language
  /** The origin of the request: an IP address, and the name that the device gives itself. */
  address: string
  device: string
  /** The browser, where a cookie tells it: of every request that begins to sign in. */
  browser?: Browser | undefined
  /** In a sandbox: may read its outbox. */
  seesOutbox?: boolean
}
export type SignedIn = Visit & { caller: Caller }
/** Of a command: the idempotency key too, by which a request that is sent again is known. */
export type Commanding = SignedIn & { key: string }

/** An operator who has signed in, as currently stored. */
export type Operator = {
  operatorId: number
  sessionId: number
  name: string
  roles: readonly Role[]
  rights: ReadonlySet<Right>
  mustChangePassword: boolean
  /** When the operator was created, or their roles or authenticator key last changed; epoch milliseconds. */
  since: number
}
export type ByOperator = Visit & { operator: Operator }

export type Answer<C extends Call> = Result<z.input<C['reply']>, Refused>

declare const recorded: unique symbol
/** A reply stored in `requests`, or a refusal, which is not stored. Only `Once` makes one. */
export type Recorded<Reply> = Result<Reply, Refused> & { [recorded]: true }

/** Runs an effect and records its answer in the same transaction; a refusal undoes both. */
export type Once<Reply> = (
  effect: (transaction: Transaction) => Promise<Result<Reply, Refused>>,
) => Promise<Recorded<Reply>>

/** A public call knows the caller too when a valid token came with it. */
type VisitOf<C extends Call> = C['access'] extends 'session'
  ? SignedIn
  : C['access'] extends 'operator'
    ? ByOperator
    : Visit & { caller?: Caller }
type Request<C extends Call> = z.output<C['request']>

/**
 * The command on the book that a request leads to, with its facts, or the reason why it leads to none. `explain` adds
 * to a refusal of the book what a screen needs and the book does not know.
 */
export type CommandAnswer =
  | {
      ok: true
      value: UserCommand
      /** A function has to wait for them; other commands of the book wait too. */
      named?: NamedFacts | ((bookId: number) => Promise<NamedFacts>)
      /** What must be recorded before the command is sent, once the device's signature is known to be in order. */
      before?: () => Promise<Result<undefined, Refused>>
      explain?: (refusal: Refused, bookId: number) => Promise<Refused>
      /** Fields of the answer beside the journal's reply, once they are known: what other books made of it. */
      answered?: (bookId: number, sequence: number) => Promise<{ readonly [field: string]: unknown }>
    }
  | { ok: false; refusal: Refused }

/**
 * The command of the house on a user's book that an operator's request leads to, and its entry for the audit log. `check`
 * runs in the transaction of that entry, for what no book knows, and answers what the entry notes besides.
 */
export type Act = {
  bookId: number
  command: HouseCommand
  subject: string
  check?: (transaction: Transaction) => Promise<Result<{ readonly [name: string]: Canonical }, Refused>>
}
export type ActAnswer = Result<Act, Refused>

/**
 * The handler of a call. For a command it only returns the command on the book. For a record, checks run before `once`,
 * and everything that must happen exactly once runs inside it. An upload is a record with a file.
 */
export type HandlerOf<C extends Call> = C['effect'] extends 'command'
  ? (request: Request<C>, visit: Commanding) => CommandAnswer | Promise<CommandAnswer>
  : C['effect'] extends 'record'
    ? (
        request: Request<C>,
        visit: VisitOf<C>,
        once: Once<z.input<C['reply']>>,
      ) => Promise<Recorded<z.input<C['reply']>> | { ok: false; refusal: Refused }>
    : C['effect'] extends 'upload'
      ? (
          request: Request<C> & { file: Buffer },
          visit: SignedIn,
          once: Once<z.input<C['reply']>>,
        ) => Promise<Recorded<z.input<C['reply']>> | { ok: false; refusal: Refused }>
      : C['effect'] extends 'act'
        ? (request: Request<C>, visit: ByOperator) => Promise<ActAnswer>
        : (request: Request<C>, visit: VisitOf<C>) => Answer<C> | Promise<Answer<C>>

/** One for every call: a missing one is a type error. */
export type Handlers = { [Name in CallName]: HandlerOf<Api[Name]> }
export type ConsoleHandlers = { [Name in keyof ConsoleApi]: HandlerOf<ConsoleApi[Name]> }

/** The handlers of some calls, as a noun's folder makes them. */
export type HandlersOf<Calls> = { [Name in keyof Calls]: Calls[Name] extends Call ? HandlerOf<Calls[Name]> : never }
