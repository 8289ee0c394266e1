import type { OrderCancelReason } from '@touchstone/domain/positions/order'
import type { IdentityRejection } from '@touchstone/wire/identity'
import type { MessageKind } from '@touchstone/wire/messages'

/** What stands for a word of ours in a sentence. */
export type MessageWord =
  | 'long'
  | 'short'
  | 'rise'
  | 'fall'
  | 'demo'
  | Exclude<OrderCancelReason, 'user'>
  | IdentityRejection

/** Names in braces are details of the message. */
export type MessageTexts = {
  readonly kinds: Readonly<Record<MessageKind, { readonly title: string; readonly text: string }>>
  readonly words: Readonly<Record<MessageWord, string>>
}
