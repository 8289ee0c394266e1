import type { MessageCategory } from '@touchstone/wire/message-rule'

export type Category = 'all' | MessageCategory
export type UnreadCount = Record<Category, number>

/** How many are unread after one message was read. */
export function lessOne(unread: UnreadCount, category: MessageCategory): UnreadCount {
  return {
    ...unread,
    [category]: Math.max(0, unread[category] - 1),
    all: Math.max(0, unread.all - 1),
  }
}

/** How many are unread after all of a category were read. */
export function withoutCategory(unread: UnreadCount, category: Category): UnreadCount {
  if (category === 'all') return { all: 0, system: 0, task: 0, transaction: 0 }
  return { ...unread, [category]: 0, all: Math.max(0, unread.all - unread[category]) }
}
