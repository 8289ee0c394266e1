import type { Entry, Posting } from '../ledger/posting.ts'
import { markOf } from '../market/tick.ts'
import { larger, type Money } from '../money/decimal.ts'
import { isSame } from '../receipts/check-entries.ts'
import { claimed, type ReceiptCheck } from '../receipts/receipt.ts'
import type { RowMarkets } from '../receipts/row-markets.ts'
import { assert } from '../result.ts'
import type { Settings } from '../settings/settings.ts'
import { fine } from './brackets.ts'
import { feesWanted } from './close-postings.ts'
import type { CrossBefore } from './cross-liquidation.ts'
import type { ClosedReply, DecidedRow } from './position-replies.ts'
import { isCrossLiquidation, type Realised, type Settlement } from './settlement.ts'
import { bookedProfit, notionalOf, profitAt, riskAt } from './valuation.ts'

type Given = { market: RowMarkets; settings: Settings }
type Holding = CrossBefore['positions'][number]

/**
 * The formula `cross_liquidation`: checks that the book was due at the named marks, that the position with the largest
 * loss was closed while it was due, and that nothing was closed after. It replays from the holdings that the row
 * claims. Passes if no cross position was liquidated.
 * @throws at the first difference between replay and row, with a message about it.
 */
export function checkCross(decided: DecidedRow<ClosedReply>, given: Given): ReceiptCheck[] {
  const { command, reply, postings } = decided
  const { before, settlements } = reply
  const closes = settlements.filter(isCrossLiquidation)
  const isOwnCommand = command.kind === 'liquidate_cross'
  if (before === null && closes.length === 0 && !isOwnCommand) return []
  assert(before !== null, 'a liquidation of cross positions says what the book held')
  const reserved = { ...before, available: before.available - releasedBy(postings) }
  const left = replay(before, closes, isOwnCommand ? reply.realised : null, given)
  return [
    claimed('formula', `cross_liquidation: ${closes.length} ${closes.length === 1 ? 'close' : 'closes'}`, [
      [isWellFormed(before), 'what the book held are no positions'],
      [
        settlements.slice(settlements.length - closes.length).every(isCrossLiquidation),
        'another close came after a liquidation',
      ],
      [
        isOwnCommand ? isDue(reserved, given) : reserved.available < 0n && winnersOf(before, given).length === 0,
        'the cross positions were not due for liquidation',
      ],
      [reply.insurancePaid === larger(0n, -left), 'insurance paid another amount than what was short'],
      [endsWith(left + reply.insurancePaid, decided.entries), 'the liquidation ends with another balance'],
    ]),
  ]
}

const directions = new Set<string>(['long', 'short'] satisfies Holding['direction'][])

const isWellFormed = ({ positions }: CrossBefore): boolean =>
  new Set(positions.map(({ id }) => id)).size === positions.length &&
  positions.every(({ direction, quantity }) => directions.has(direction) && quantity > 0n)

/** Reserves come back in a row of closes only when its liquidation cancels the orders. */
const releasedBy = (postings: readonly Posting[]): Money =>
  postings.reduce((sum, { kind, amount }) => (kind === 'order_released' ? sum + amount : sum), 0n)

function endsWith(available: Money, entries: readonly Entry[]): boolean {
  const last = entries.findLast(({ account, currency }) => account === 'contract' && currency === 'USDT')
  return last === undefined || last.balanceAfter === available
}

/** What `contract` holds at the end. `atEnd`: profits that were realised once the first round of closes had stopped. */
function replay(
  before: CrossBefore,
  closes: readonly Settlement[],
  atEnd: readonly Realised[] | null,
  given: Given,
): Money {
  const waiting = [...closes]
  let state = closeWhileDue(before, waiting, given)
  if (atEnd !== null) {
    const { realised, after } = realise(state, 0n, given)
    assert(isSame(realised, atEnd), 'the profits that a shortage needs are realised at the end, no others')
    state = after.available < 0n ? closeWhileDue(after, waiting, given) : after
  }
  assert(waiting.length === 0, 'cross positions are closed only while they are due for liquidation')
  return state.available
}

function closeWhileDue(before: CrossBefore, waiting: Settlement[], given: Given): CrossBefore {
  let state = before
  for (let next = nextOf(state, given); next !== undefined; next = nextOf(state, given)) {
    const close = waiting.shift()
    assert(close !== undefined, 'the liquidation goes on while the cross positions are due')
    state = afterClose(state, next, close, given)
  }
  return state
}

/** Who is closed next: the open-market position with the largest loss at mark, ties by id, while the book is due. */
function nextOf(state: CrossBefore, given: Given): Holding | undefined {
  if (!isDue(state, given)) return undefined
  return state.positions
    .filter(({ symbol }) => given.market(symbol).isOpen)
    .map((holding) => ({ holding, profit: profitAt(holding, markOf(given.market(holding.symbol).tick)) }))
    .sort((a, b) => byProfit(a.profit, b.profit) || byId(a.holding.id, b.holding.id))[0]?.holding
}

function afterClose(state: CrossBefore, next: Holding, close: Settlement, given: Given): CrossBefore {
  const { id, symbol, direction, quantity, cost } = next
  assert(close.positionId === id, 'the position with the largest loss is the next to be closed')
  assert(
    isSame(
      { symbol: close.symbol, direction: close.direction, quantity: close.quantity, before: close.before },
      { symbol, direction, quantity, before: { quantity, cost, margin: 0n, available: state.available } },
    ),
    'a close begins with the position and the balance that the one before it left',
  )
  const wanted = feesWanted(close)
  const rest = {
    available: state.available + close.profit,
    positions: state.positions.filter((holding) => holding !== next),
  }
  const { realised, after } = realise(rest, wanted.closingFee + wanted.liquidationFee, given)
  assert(isSame(realised, close.realised), 'the profits that a close needs are realised, no others')
  return { ...after, available: after.available - close.closingFee - close.liquidationFee }
}

/** Equity ≤ Σ maintenance at the named marks and the brackets in the settings. Equality liquidates. */
function isDue({ available, positions }: CrossBefore, { market, settings }: Given): boolean {
  let equity = available
  let maintenance = 0n
  for (const holding of positions) {
    const terms = settings.symbols.get(holding.symbol)
    assert(terms !== undefined, `the settings hold ${holding.symbol}`)
    const risk = riskAt(holding, terms, markOf(market(holding.symbol).tick))
    equity += risk.profit
    maintenance += risk.maintenance
  }
  return positions.length > 0 && fine(equity) <= maintenance
}

/** Realises profits, largest first, until `needed` is there. */
function realise(
  state: CrossBefore,
  needed: Money,
  given: Given,
): { realised: readonly Realised[]; after: CrossBefore } {
  const realised: Realised[] = []
  let { available } = state
  for (const winner of winnersOf(state, given)) {
    if (available >= needed) break
    realised.push(winner)
    available += winner.profit
  }
  const marks = new Map(realised.map(({ positionId, mark }) => [positionId, mark]))
  const positions = state.positions.map((holding) => {
    const mark = marks.get(holding.id)
    return mark === undefined ? holding : { ...holding, cost: notionalOf(holding.quantity, mark) }
  })
  return { realised, after: { available, positions } }
}

const winnersOf = ({ positions }: CrossBefore, { market }: Given): Realised[] =>
  positions
    .map(({ id: positionId, ...holding }) => {
      const mark = markOf(market(holding.symbol).tick)
      return { positionId, ...holding, mark, profit: bookedProfit(profitAt(holding, mark)) }
    })
    .filter(({ profit }) => profit > 0n)
    .sort((a, b) => byProfit(b.profit, a.profit) || byId(a.positionId, b.positionId))

const byProfit = (a: Money, b: Money): number => (a === b ? 0 : a < b ? -1 : 1)
const byId = (a: string, b: string): number => (a < b ? -1 : 1)
