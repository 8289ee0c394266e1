/** The categories of the specification, but for `all`. */
export const messageCategories = ['system', 'task', 'transaction'] as const
export type MessageCategory = (typeof messageCategories)[number]

/** What a person can choose to be told of outside the app. What concerns the security of the account is always told. */
export const chosenTopics = ['trades', 'funds', 'identity', 'priceAlerts', 'news'] as const
export const topics = ['security', ...chosenTopics] as const
export type ChosenTopic = (typeof chosenTopics)[number]
export type Topic = (typeof topics)[number]

/** By mail: as an e-mail, or a text where there is none. */
export type Leaving = 'mail' | 'push'

/** Of a message that the house sends a person: where it is filed, and as what, and how, it leaves the app too. Our choice. */
export type MessageRule = {
  readonly category: MessageCategory
  readonly outside: 'nothing' | readonly [topic: Topic, ...Leaving[]]
}
