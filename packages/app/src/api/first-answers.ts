import { answersOf } from '@touchstone/client/answers-of'
import { articlesNoun } from '@touchstone/wire/articles'
import { marketNoun } from '@touchstone/wire/market'
import { messagesNoun } from '@touchstone/wire/messages'
import { merged } from '@touchstone/wire/noun'
import { positionsNoun } from '@touchstone/wire/positions'
import { sessionsNoun } from '@touchstone/wire/sessions'
import { setupNoun } from '@touchstone/wire/setup'
import { usersNoun } from '@touchstone/wire/users'
import { walletsNoun } from '@touchstone/wire/wallets'

/** What the home page asks for, and the market page of a visitor: they are fetched with the page. */
const nouns = {
  setup: setupNoun,
  sessions: sessionsNoun,
  users: usersNoun,
  market: marketNoun,
  wallets: walletsNoun,
  positions: positionsNoun,
  articles: articlesNoun,
  messages: messagesNoun,
}

export const firstAnswers = answersOf(merged(nouns, 'calls'))
