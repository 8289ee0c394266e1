import { answersOf } from '@touchstone/client/answers-of'
import { articlesNoun } from '@touchstone/wire/articles'
import { marketNoun } from '@touchstone/wire/market'
import { messagesNoun } from '@touchstone/wire/messages'
import { merged } from '@touchstone/wire/noun'
import { setupNoun } from '@touchstone/wire/setup'

/** What the home page and the market page of a visitor ask for: they are fetched with the page. */
const nouns = { setup: setupNoun, market: marketNoun, articles: articlesNoun, messages: messagesNoun }

export const firstAnswers = answersOf(merged(nouns, 'calls'))
