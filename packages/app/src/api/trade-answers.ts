import { answersOf } from '@touchstone/client/answers-of'
import { alertsNoun } from '@touchstone/wire/alerts'
import { merged } from '@touchstone/wire/noun'
import { ordersNoun } from '@touchstone/wire/orders'
import { protectionNoun } from '@touchstone/wire/protection'

/** What whoever trades asks for besides what they have: alerts have the favorites with them. */
const nouns = { orders: ordersNoun, protection: protectionNoun, alerts: alertsNoun }

export const tradeAnswers = answersOf(merged(nouns, 'calls'))
