import type { PostingKind } from '@touchstone/domain/rulebook/nouns'
import type { OrderCancelReason } from '@touchstone/domain/positions/order'
import type { IdentityRejection } from '@touchstone/wire/identity'
import type { Expectation } from '@touchstone/wire/expectations'
import type { MessageKind } from '@touchstone/wire/codes/message-kinds'
import type { RefusalKind } from '@touchstone/wire/codes/refusal-codes'

type Tree = { readonly [Key in string]: string | Tree }

/**
 * What stands for a word of ours in a message. What a close brought is `outcome_net`; in messages of versions that did not
 * know that, it is `outcome_gross`.
 */
export type MessageWord =
  | 'outcome_net'
  | 'outcome_gross'
  | 'long'
  | 'short'
  | 'rise'
  | 'fall'
  | 'demo'
  | Exclude<OrderCancelReason, 'user'>
  | IdentityRejection

export type MessageText = { readonly title: string; readonly text: string }

/** All that is said of a noun in one language, in sections. Names in braces are filled in. */
export type NounTexts = {
  /** What its screens say, with names in double braces. */
  readonly screen?: Tree
  /** A finished sentence a refusal. */
  readonly refusals?: { readonly [Kind in RefusalKind]?: string }
  /** What a field of a request should have been, within the sentence of `malformed`; `request` and `frame` are wholes, `missing` the sentence of a field that is not there. */
  readonly expectations?: { readonly [Name in Expectation | 'request' | 'frame' | 'absent_field']: string }
  /** What an entry of the ledger is for: the same in the app, on a statement and in the console. */
  readonly entries?: { readonly [Kind in PostingKind]?: string }
  /** What the house tells a person, in the app, by e-mail, text and push. */
  readonly messages?: { readonly [Kind in MessageKind]?: MessageText }
  readonly messageWords?: { readonly [Word in MessageWord]?: string }
  /** What is sent outside the app alone: codes, and what answers to a request for one. */
  readonly mails?: Tree
  /** What stands on a statement. */
  readonly paper?: Tree
}

/**
 * The texts of a noun in another language than English: the same sections and keys. A language without a form of its own
 * for one leaves the keys that end in `_one` out.
 */
export type Translated<English> = {
  readonly [Key in keyof English as Key extends `${string}_one` ? never : Key]: English[Key] extends string
    ? string
    : Translated<English[Key]>
} & { readonly [Key in keyof English as Key extends `${string}_one` ? Key : never]?: string }
