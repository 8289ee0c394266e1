import { answersOf } from '@touchstone/client/answers-of'
import { bondsNoun } from '@touchstone/wire/bonds'
import { investmentsNoun } from '@touchstone/wire/investments'
import { miningNoun } from '@touchstone/wire/mining'
import { merged } from '@touchstone/wire/noun'

/** Strategies, bonds and machines, and what a person has in them. */
export const investmentAnswers = answersOf(
  merged({ bonds: bondsNoun, investments: investmentsNoun, mining: miningNoun }, 'calls'),
)
