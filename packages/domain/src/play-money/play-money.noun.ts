import type { Noun } from '../noun/noun.ts'
import { playMoneyPart } from './play-money-day.ts'
import type { PlayMoneyWords } from './play-money.journal.ts'
import { takePlayMoney } from './take-play-money.ts'

export const playMoney: Noun<PlayMoneyWords> = {
  on: 'people',
  user: {
    take_play_money: { opens: 'nothing', decide: takePlayMoney },
  },
  house: {},
  records: {},
  parts: { play_money: playMoneyPart },
  facts: {},
  due: {},
  follows: { play_money_taken: 'nothing' },
}
