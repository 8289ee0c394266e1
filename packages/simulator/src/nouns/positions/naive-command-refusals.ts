import { type NaivePosition } from '../../naive-model/naive-book.ts'
import {
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
import type { NaiveSymbol } from '../../naive-model/naive-terms.ts'
import { trialOf, type Work } from '../../naive-model/naive-work.ts'
import { num, type Num } from '../../naive-model/numbers.ts'
import { type NaiveOpening, openingOf, opposite, stopOf } from './naive-opening.ts'
import { closeNow, type Command, free, mustWait } from './naive-orders.ts'
import { closedNet, fillReasons, orderReasons, reserveReasons, worstOf, waitingReasons } from './naive-refusals.ts'

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
export const onPosition = (
  work: Work,
  id: unknown,
  reasons: (position: NaivePosition, terms: NaiveSymbol) => Reasons,
) => {
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
  onPosition(work, command['positionId'], (position) => {
    const quantity = quantityOf(command)
    return either<string>(closeReasons(work, position, quantity), partReasons(work, position, quantity))
  })

/** A part that waits for its tick takes the place of an order. */
const partReasons = (work: Work, position: NaivePosition, quantity: Num | null): Reasons =>
  where(
    isPriced(work, position.symbol) &&
      mustWait(work, position.symbol) &&
      quantity !== null &&
      !quantity.eq(free(work, position)),
    () => waitingReasons(work, position.symbol, position),
  )

export const limitCloseReasons = (work: Work, command: Command): Reasons =>
  onPosition(work, command['positionId'], (position, terms) =>
    either<string>(
      closeReasons(work, position, quantityOf(command)),
      priceReasons(num(String(command['price'])), terms),
      expiryReasons(work, command),
      where(isPriced(work, position.symbol), () =>
        isCloseReached(work, position, command)
          ? partReasons(work, position, quantityOf(command))
          : waitingReasons(work, position.symbol, position),
      ),
    ),
  )

function isCloseReached(work: Work, { symbol, long }: NaivePosition, command: Command): boolean {
  const { bid, ask } = work.tick(symbol)
  const price = num(String(command['price']))
  return long ? bid.gte(price) : ask.lte(price)
}

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
