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

/**
 * Where something was measured, at least sixty moves of fifty steps each: half a step of a hidden position then gives
 * no edge. All durations of a life are whole half minutes, in which moves are measured.
 */
function movesEnough(measured: { count: number; move: string; grid: string } | undefined): boolean {
  if (measured === undefined) return true
  const { count, move, grid } = measured
  return count >= 60 && num(grid).gt(0) && num(move).gte(num(grid).times(50))
}

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
    moves_too_little: () => !movesEnough(row.facts.typicalMove),
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
