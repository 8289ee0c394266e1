import type { PlayMoneyWords } from '@touchstone/domain/play-money/play-money.journal'
import type { Reasons } from '../naive-model/naive-reasons.ts'
import { dayMs, realReasons } from '../naive-model/naive-restrictions.ts'
import type { Work } from '../naive-model/naive-work.ts'
import { zero } from '../naive-model/numbers.ts'
import { holdsNothing, noTrade } from '../noun/plain.ts'
import type { SimulatedNoun } from '../noun/simulated-noun.ts'

export const playMoney = {
  wishes: {
    play_money: { weight: ({ book }) => (book.world === 'real' ? 1 : 0.2), make: () => ({ kind: 'take_play_money' }) },
  },
  corners: [],
  twists: { take_play_money: 'nothing' },
  model: {
    take_play_money: { follow: take, ...noTrade, refuses: takeReasons },
  },
  ...holdsNothing,
  coverage: {
    commands: { take_play_money: 'reached' },
    replies: { play_money_taken: 'reached' },
    refusals: {
      not_a_real_book: 'edges',
      no_play_money: 'never: every version of a life gives some',
      play_money_taken: 'edges',
    },
    outcomes: {},
  },
} satisfies SimulatedNoun<PlayMoneyWords>

const dayOf = ({ row }: Work): number => (row.at - (row.at % dayMs)) / dayMs

function takeReasons(work: Work): Reasons {
  return {
    ...realReasons(work),
    no_play_money: () => work.terms.funds.playMoneyADay === null,
    play_money_taken: () => dayOf(work) <= (work.book.playMoneyDay ?? -1),
  }
}

function take(work: Work): void {
  work.move('house:clearing.play', 'balance', work.terms.funds.playMoneyADay ?? zero)
  work.book.playMoneyDay = dayOf(work)
}
