import { leverageAt, type NaivePosition } from '../../naive-model/naive-book.ts'
import {
  amountReasons,
  either,
  pricedReasons,
  type Reasons,
  staleCrossReasons,
  where,
} from '../../naive-model/naive-reasons.ts'
import { leverageReasons } from '../../naive-model/naive-restrictions.ts'
import { crossOf, freeOf, initialOf, isUnsafe, profitOf, trialOf, type Work } from '../../naive-model/naive-work.ts'
import { amountOf, least, most, type Num, zero } from '../../naive-model/numbers.ts'
import { onPosition } from './naive-command-refusals.ts'
import { moveMargin } from './naive-house.ts'
import { type Command, setLeverage, spareMargin } from './naive-orders.ts'
import { wholeLeverage } from './naive-refusals.ts'

const marginReasons = (work: Work, command: Command, more: (position: NaivePosition, amount: Num) => Reasons) =>
  onPosition(work, command['positionId'], (position) => {
    const amount = amountOf(command)
    return either<string>(
      { position_not_isolated: () => position.cross },
      amountReasons(amount, 'USDT'),
      where(!position.cross, () =>
        either<string>(pricedReasons(work, position.symbol), staleCrossReasons(work), more(position, amount)),
      ),
    )
  })

export const addMarginReasons = (work: Work, command: Command): Reasons =>
  marginReasons(work, command, (_, amount) => ({
    margin_insufficient: () => freeOf(work).lt(amount),
    would_be_liquidated: () =>
      isUnsafe(
        work,
        tried(work, (trial) => moveMargin(trial, command, 1)),
        'cross',
      ),
  }))

export const removeMarginReasons = (work: Work, command: Command): Reasons =>
  marginReasons(work, command, (position, amount) => ({
    amount_too_large: () => amount.gt(position.margin),
    margin_insufficient: () => amount.gt(spareMargin(work, position)),
    would_be_liquidated: () =>
      isUnsafe(
        work,
        tried(work, (trial) => moveMargin(trial, command, -1)),
        'isolated',
      ),
  }))

function tried(work: Work, act: (trial: Work) => void): Work {
  const trial = trialOf(work)
  act(trial)
  return trial
}

export function setLeverageReasons(work: Work, command: Command): Reasons {
  const symbol = String(command['symbol'])
  const cross = command['marginMode'] === 'cross'
  const leverage = Number(command['leverage'])
  const isThere = (each: { symbol: string; cross: boolean }): boolean => each.symbol === symbol && each.cross === cross
  const terms = work.terms.symbols.get(symbol)
  const current = work.book.leverages.get(leverageAt(symbol, cross)) ?? 1
  const standing = [...work.book.positions.values()].filter(isThere)
  return either<string>(
    leverageReasons(work, leverage, current),
    { symbol_unknown: () => terms === undefined },
    { order_resting: () => [...work.book.orders.values()].some(isThere) },
    terms === undefined ? {} : wholeLeverage(leverage, terms),
    where(standing.length > 0, () => standingReasons(work, command, standing, leverage)),
  )
}

function standingReasons(work: Work, command: Command, standing: readonly NaivePosition[], leverage: number): Reasons {
  const symbol = String(command['symbol'])
  const { brackets } = work.symbol(symbol)
  const leverageMax = ({ quantity }: NaivePosition): number => {
    const notional = work.tick(symbol).mark.times(quantity)
    return (brackets.find((each) => notional.lte(each.upTo)) ?? brackets.at(-1))?.leverageMax ?? 1
  }
  const isRaised = standing.some((each) => leverage > each.leverage)
  return either<string>(pricedReasons(work, symbol), staleCrossReasons(work), {
    leverage_out_of_range: () =>
      standing.some((each) => leverage > leverageMax(each)) ||
      (isRaised && work.gapAhead(symbol) && leverage > work.terms.gap.leverageMax),
    margin_insufficient: () =>
      command['marginMode'] === 'cross'
        ? crossLacks(work, standing, leverage)
        : standing.reduce((sum, each) => sum.plus(most(zero, addedBy(each, leverage))), zero).gt(freeOf(work)),
    would_be_liquidated: () =>
      isUnsafe(
        work,
        tried(work, (trial) => setLeverage(trial, command)),
      ),
  })
}

const addedBy = ({ cost, leverage }: NaivePosition, wanted: number): Num =>
  initialOf(cost, wanted).minus(initialOf(cost, leverage))

/** A lower leverage asks for more initial margin than the cross positions have. */
function crossLacks(work: Work, standing: readonly NaivePosition[], leverage: number): boolean {
  const initial = (wanted: (position: NaivePosition) => number): Num =>
    crossOf(work.book).reduce(
      (sum, each) => sum.plus(initialOf(work.tick(each.symbol).mark.times(each.quantity), wanted(each))),
      zero,
    )
  const after = initial((each) => (standing.includes(each) ? leverage : each.leverage))
  const profit = crossOf(work.book).reduce((sum, each) => sum.plus(profitOf(each, work.tick(each.symbol).mark)), zero)
  const missing = after.minus(least(zero, profit)).minus(work.held('contract'))
  return after.gt(initial((each) => each.leverage)) && missing.gt(0)
}
