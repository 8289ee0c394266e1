import { tradesAt } from '../../naive-model/naive-market.ts'
import {
  amountReasons,
  either,
  openableReasons,
  type Reasons,
  staleCrossReasons,
} from '../../naive-model/naive-reasons.ts'
import { freeOf, isUnsafe, trialOf, type Work } from '../../naive-model/naive-work.ts'
import { num } from '../../naive-model/numbers.ts'
import { dayOf, stakedOn, stakesOf } from './naive-stakes.ts'

/** What a stake may be, by itself, beside all that are open and beside all of the day; and when it may end. */
export function stakeReasons(work: Work, command: Record<string, unknown>): Reasons {
  const { book, row, terms } = work
  const symbol = String(command['symbol'])
  const stake = num(String(command['stake']))
  const seconds = Number(command['durationSeconds'])
  const offered = terms.stakes.get(seconds)
  const hours = terms.symbols.get(symbol)?.hours
  return either<string>(openableReasons(work, symbol), staleCrossReasons(work), amountReasons(stake, 'USDT'), {
    symbol_off: () => !terms.stakeSymbols.includes(symbol),
    duration_not_offered: () => offered === undefined,
    stake_out_of_range: () => offered !== undefined && (stake.lt(offered.stakeMin) || stake.gt(offered.stakeMax)),
    would_end_while_closed: () => hours !== undefined && !tradesAt(hours, row.at + seconds * 1_000),
    open_stakes_exceeded: () => stakesOf(book).plus(stake).gt(terms.openStakesMax),
    day_stakes_exceeded: () => stakedOn(book, dayOf(work)).plus(stake).gt(terms.dayStakesMax),
    margin_insufficient: () => freeOf(work).lt(stake),
    would_be_liquidated: () => {
      const trial = trialOf(work)
      trial.move('contract', 'frozen', stake)
      return isUnsafe(work, trial, 'cross')
    },
  })
}
