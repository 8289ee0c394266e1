/** The categories of the specification, but for `all`. */
export const messageCategories = ['system', 'task', 'transaction'] as const
export type MessageCategory = (typeof messageCategories)[number]

/** Topics for which a person can choose channels outside the app. Security notices are always sent. */
export const chosenTopics = ['trades', 'funds', 'identity', 'priceAlerts', 'news'] as const
export const topics = ['security', ...chosenTopics] as const
export type ChosenTopic = (typeof chosenTopics)[number]
export type Topic = (typeof topics)[number]

/** By mail: as an e-mail, or a text if there is no address. */
export type Leaving = 'mail' | 'push'

/**
 * The category of a message, whether it is also sent outside the app, and under which topic a person can choose that. Our
 * choice.
 */
export type MessageRule = {
  readonly category: MessageCategory
  readonly outside: 'nothing' | readonly [topic: Topic, ...Leaving[]]
}
