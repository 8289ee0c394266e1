import { answersOf } from '@touchstone/client/answers-of'
import { demoNoun } from '@touchstone/wire/demo'
import { exchangeNoun } from '@touchstone/wire/exchange'
import { merged } from '@touchstone/wire/noun'
import { secondContractsNoun } from '@touchstone/wire/second-contracts'
import { transfersNoun } from '@touchstone/wire/transfers'

/** What moves money within the house, besides positions and orders. */
const nouns = { secondContracts: secondContractsNoun, exchange: exchangeNoun, transfers: transfersNoun, demo: demoNoun }

export const moveAnswers = answersOf(merged(nouns, 'calls'))
