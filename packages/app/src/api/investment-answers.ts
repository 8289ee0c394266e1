import { answersOf } from '@touchstone/client/answers-of'
import { investmentsNoun } from '@touchstone/wire/investments'
import { merged } from '@touchstone/wire/noun'

/** Strategies, and what a person has in them. */
export const investmentAnswers = answersOf(merged({ investments: investmentsNoun }, 'calls'))
