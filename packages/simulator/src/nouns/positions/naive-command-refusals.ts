import { leverageAt, type NaivePosition } from '../../naive-model/naive-book.ts'
import {
  amountReasons,
  closableReasons,
  either,
  openableReasons,
  pricedReasons,
  priceReasons,
  quantityReasons,
  type Reasons,
  staleCrossReasons,
  stopReasons,
  where,
} from '../../naive-model/naive-reasons.ts'
import { leverageReasons } from '../../naive-model/naive-restrictions.ts'
import type { NaiveSymbol } from '../../naive-model/naive-terms.ts'
import { crossOf, freeOf, initialOf, isUnsafe, profitOf, trialOf, type Work } from '../../naive-model/naive-work.ts'
import { amountOf, least, most, num, type Num, zero } from '../../naive-model/numbers.ts'
import { moveMargin } from './naive-house.ts'
import { type NaiveOpening, openingOf, opposite, stopOf } from './naive-opening.ts'
import { closeNow, type Command, free, mustWait, setLeverage, spareMargin } from './naive-orders.ts'
import { closedNet, fillReasons, orderReasons, reserveReasons, wholeLeverage, worstOf } from './naive-refusals.ts'

export function openReasons(work: Work, command: Command): Reasons {
  const opening = openingOf(command)
  return either<string>(
    openableReasons(work, opening.symbol),
    where(isPriced(work, opening.symbol), () => marketReasons(work, opening)),
  )
}

/** A symbol that the decision could look at: about any other there is nothing more to say. */
const isPriced = (work: Work, symbol: string): boolean =>
  work.terms.symbols.has(symbol) && work.row.facts.ticks?.[symbol] !== undefined

const sideOf = (work: Work, { symbol, long }: NaiveOpening): Num => {
  const { ask, bid } = work.tick(symbol)
  return long ? ask : bid
}

function marketReasons(work: Work, opening: NaiveOpening): Reasons {
  const { symbol, long } = opening
  const price = sideOf(work, opening)
  const terms = work.symbol(symbol)
  const feeRate = terms.takerRate
  return either<string>(
    orderReasons(work, opening, price),
    stopReasons(opening, long, work.tick(symbol).mark, terms),
    work.row.facts.fillAt === 'command'
      ? fillReasons(work, opening, { price, feeRate })
      : reserveReasons(work, opening, { price: worstOf(work, symbol, price), feeRate }),
  )
}

export function limitReasons(work: Work, command: Command): Reasons {
  const opening = openingOf(command)
  const { symbol, long } = opening
  const terms = work.terms.symbols.get(symbol)
  const price = num(String(command['price']))
  const offGrid = terms === undefined ? {} : priceReasons(price, terms)
  const isReached = (): boolean => (long ? sideOf(work, opening).lte(price) : sideOf(work, opening).gte(price))
  return either<string>(
    openableReasons(work, symbol),
    offGrid,
    expiryReasons(work, command),
    where(isPriced(work, symbol), () =>
      isReached() ? marketReasons(work, opening) : restReasons(work, opening, price),
    ),
  )
}

function restReasons(work: Work, opening: NaiveOpening, price: Num): Reasons {
  const terms = work.symbol(opening.symbol)
  return either<string>(
    orderReasons(work, opening, price),
    stopReasons(opening, opening.long, price, terms),
    reserveReasons(work, opening, { price, feeRate: terms.makerRate }),
  )
}

const expiryReasons = ({ row }: Work, { expiresAt }: Command) =>
  ({ expiry_in_the_past: () => expiresAt !== null && Number(expiresAt) <= row.at }) satisfies Reasons

/** What is asked of a position that is there; without one that is the reason. */
const onPosition = (work: Work, id: unknown, reasons: (position: NaivePosition, terms: NaiveSymbol) => Reasons) => {
  const position = work.book.positions.get(String(id))
  return either<string>(
    { position_not_found: () => position === undefined },
    position === undefined ? {} : reasons(position, work.symbol(position.symbol)),
  )
}

const closeReasons = (work: Work, position: NaivePosition, wanted: Num | null) =>
  either<string>(
    closableReasons(work, position.symbol),
    wanted === null ? {} : quantityReasons(wanted, work.symbol(position.symbol)),
    { quantity_exceeds_position: () => free(work, position).isZero() || wanted?.gt(free(work, position)) === true },
  )

const quantityOf = ({ quantity }: Command): Num | null => (quantity === null ? null : num(quantity as string))

export const closeOneReasons = (work: Work, command: Command): Reasons =>
  onPosition(work, command['positionId'], (position) => closeReasons(work, position, quantityOf(command)))

export const limitCloseReasons = (work: Work, command: Command): Reasons =>
  onPosition(work, command['positionId'], (position, terms) =>
    either<string>(
      closeReasons(work, position, quantityOf(command)),
      priceReasons(num(String(command['price'])), terms),
      expiryReasons(work, command),
    ),
  )

export function closeAllReasons(work: Work): Reasons {
  const positions = [...work.book.positions.values()]
  const open = positions.filter((each) => work.stateOf(each.symbol) !== 'closed')
  return {
    market_closed: () => positions.length > 0 && open.length === 0,
    nothing_to_close: () =>
      open.every((each) => free(work, each).isZero()) && (positions.length === 0 || open.length > 0),
  }
}

/** On the tick in force both halves or neither; otherwise only the close is looked at, and the opening when it fills. */
export const reverseReasons = (work: Work, command: Command): Reasons =>
  onPosition(work, command['positionId'], (position) =>
    either<string>(
      closeReasons(work, position, null),
      openableReasons(work, position.symbol),
      where(isPriced(work, position.symbol) && !mustWait(work, position.symbol), () =>
        either<string>(staleCrossReasons(work), reversalReasons(work, position)),
      ),
    ),
  )

function reversalReasons(work: Work, position: NaivePosition): Reasons {
  const quantity = free(work, position)
  if (quantity.isZero()) return {}
  const trial = trialOf(work)
  const closing = trial.book.positions.get(position.id)
  if (closing !== undefined) closeNow(trial, closing, quantity, 'reverse')
  const opening = opposite(position, quantity)
  const feeRate = work.symbol(position.symbol).takerRate
  return fillReasons(trial, opening, { price: sideOf(work, opening), feeRate }, closedNet(position, quantity))
}

export function cancelReasons({ book }: Work, command: Command): Reasons {
  const order = book.orders.get(String(command['orderId']))
  return { order_not_found: () => order === undefined, order_pending: () => order?.waits === 'for_tick' }
}

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

/** Only a stop that changes is looked at: one that stays may have been passed by the price. */
export const stopsReasons = (work: Work, command: Command): Reasons =>
  onPosition(work, command['positionId'], (position, terms) => {
    const [takeProfit, stopLoss] = [stopOf(command['takeProfit']), stopOf(command['stopLoss'])]
    if (takeProfit === null && stopLoss === null) return {}
    const changed = {
      takeProfit: isSameStop(position.takeProfit, takeProfit) ? null : takeProfit,
      stopLoss: isSameStop(position.stopLoss, stopLoss) ? null : stopLoss,
    }
    return either<string>(
      pricedReasons(work, position.symbol),
      where(isPriced(work, position.symbol), () =>
        stopReasons(changed, position.long, work.tick(position.symbol).mark, terms),
      ),
    )
  })

type Stop = ReturnType<typeof stopOf>

const isSameStop = (was: Stop, is: Stop): boolean =>
  was !== null &&
  is !== null &&
  was.price.eq(is.price) &&
  (was.quantity === null ? is.quantity === null : is.quantity !== null && was.quantity.eq(is.quantity))
