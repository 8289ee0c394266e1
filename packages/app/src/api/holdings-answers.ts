import { answersOf } from '@touchstone/client/answers-of'
import { merged } from '@touchstone/wire/noun'
import { playMoneyNoun } from '@touchstone/wire/play-money'
import { positionsNoun } from '@touchstone/wire/positions'
import { walletsNoun } from '@touchstone/wire/wallets'

/** What a person has: the home page of somebody who is signed in asks for it. */
export const holdingsAnswers = answersOf(
  merged({ wallets: walletsNoun, playMoney: playMoneyNoun, positions: positionsNoun }, 'calls'),
)
