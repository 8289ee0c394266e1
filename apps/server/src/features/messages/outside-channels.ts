import { isMessageKind, type MessageKind, messageKinds } from '@touchstone/wire/codes/message-kinds'
import type { Leaving, MessageRule, Topic } from '@touchstone/wire/message-rule'
import { topicDefaults, type Ways } from './topic-defaults.ts'

/** The kinds sent by a channel, each with the default for a person who never chose. */
export const leaving = (by: Leaving): ({ kind: MessageKind; topic: Topic } & Ways)[] =>
  Object.entries<MessageRule>(messageKinds).flatMap(([kind, { outside }]) => {
    if (outside === 'nothing' || !isMessageKind(kind) || !outside.includes(by)) return []
    const [topic] = outside
    return [{ kind, topic, ...topicDefaults[topic] }]
  })
