import type { Topic } from '@touchstone/wire/message-rule'
import type { Way } from '@touchstone/wire/preferences'

export type Ways = Readonly<Record<Way, boolean>>

/** The channels of a person who never chose. Security has no choice. Our choice. */
export const topicDefaults: Readonly<Record<Topic, Ways>> = {
  security: { email: true, text: true, push: true },
  trades: { email: true, text: false, push: true },
  funds: { email: true, text: true, push: true },
  identity: { email: true, text: true, push: true },
  priceAlerts: { email: false, text: false, push: true },
  news: { email: false, text: false, push: true },
}
