import { answersOf } from '@touchstone/client/answers-of'
import { bondsNoun } from '@touchstone/wire/bonds'
import { ieoNoun } from '@touchstone/wire/ieo'
import { investmentsNoun } from '@touchstone/wire/investments'
import { miningNoun } from '@touchstone/wire/mining'
import { merged } from '@touchstone/wire/noun'

/** Strategies, bonds, machines and first sales of tokens, and what a person has in them. */
export const investmentAnswers = answersOf(
  merged({ bonds: bondsNoun, ieo: ieoNoun, investments: investmentsNoun, mining: miningNoun }, 'calls'),
)
