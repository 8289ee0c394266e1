import type { MessageRule } from '../message-rule.ts'
import { type Merged, merged } from '../noun.ts'
import { nouns } from '../nouns.ts'

export type MessageKind = keyof Merged<typeof nouns, 'messages'>

/** What a message can be about. Each has a text in every language (`packages/texts`). */
export const messageKinds: Readonly<Record<MessageKind, MessageRule>> = merged(nouns, 'messages')

export const isMessageKind = (text: string): text is MessageKind => Object.hasOwn(messageKinds, text)
