import type { SymbolTerms } from '../market/symbol.ts'
import { markOf } from '../market/tick.ts'
import type { Price } from '../money/decimal.ts'
import type { Crossing } from '../receipts/formula.ts'
import { attempt, claimed, type ReceiptCheck } from '../receipts/receipt.ts'
import type { RowMarkets } from '../receipts/row-markets.ts'
import type { Settings } from '../settings/settings.ts'
import { liquidationArmedBy, orderArmedBy, stopArmedBy } from './armed-by.ts'
import { checkCloseEntries } from './check-close-entries.ts'
import { checkCloseFormula } from './check-close-formula.ts'
import { checkCross } from './check-cross.ts'
import { checkOpened } from './check-opening.ts'
import { checkWhenClosed } from './check-when-filled.ts'
import { type Acceptance, checkAcceptance, reaches } from './check-order.ts'
import type { PositionCommand as Command } from './position-commands.ts'
import type { ClosedReply, DecidedRow } from './position-replies.ts'
import { type CloseReason, type Direction, opposite } from './position.ts'
import type { Realised, Settlement } from './settlement.ts'
import { bookedProfit, closingPrice, isolatedIsDue, profitAt } from './valuation.ts'

type Given = { market: RowMarkets; settings: Settings } & Acceptance
type Closed = DecidedRow<ClosedReply>

/**
 * The formula `position_settlement` of each close in a command, why each came about, the liquidation of the cross
 * positions, the other half of a reversal, and the entries of all of them together.
 */
export function checkSettlements(decided: Closed, given: Given): ReceiptCheck[] {
  const { settlements, realised } = decided.reply
  return [
    ...attempt('accepted', () => checkAcceptance(decided, given)),
    ...checkWhenClosed(decided),
    ...settlements.flatMap((settlement) => [
      checkCause(settlement, decided),
      checkPrices(settlement, decided, given.market),
      checkRates(settlement, decided, given),
      checkCloseFormula(settlement),
      ...checkRealised(settlement.realised, given.market),
    ]),
    ...checkRealised(realised, given.market),
    ...attempt('formula', () => checkCross(decided, given)),
    ...attempt('formula', () => checkReversal(decided, given)),
    checkCloseEntries(decided),
  ]
}

/** The commands that close for a reason; cross positions are liquidated in any. */
const causes: Readonly<Record<string, readonly Command['kind'][]>> = {
  user: ['close_position', 'close_all', 'place_limit_close', 'fill_market_order'],
  reverse: ['reverse_position', 'fill_market_order'],
  limit: ['fill_limit_order'],
  take_profit: ['fire_stops'],
  stop_loss: ['fire_stops'],
  liquidation: ['liquidate_position'],
} satisfies Record<CloseReason, readonly Command['kind'][]>

function checkCause(settlement: Settlement, { command, reply }: Closed): ReceiptCheck {
  const { positionId, reason, marginMode, quantity, price, direction } = settlement
  const detail = `${positionId}: ${reason}`
  if (reason === 'liquidation' && marginMode === 'cross') return claimed('formula', detail, [])
  const isNoWorse = (limit: Price): boolean => (direction === 'long' ? price >= limit : price <= limit)
  return claimed('formula', detail, [
    [causes[reason]?.includes(command.kind) ?? false, 'the command closes for another reason'],
    [!('positionId' in command) || command.positionId === positionId, 'the command is about another position'],
    [!('orderId' in command) || command.orderId === reply.orderId, 'the command is about another order'],
    [(reply.order?.reserved ?? 0n) === 0n, 'an order that closes holds no money'],
    [
      (command.kind !== 'close_position' && command.kind !== 'place_limit_close') ||
        command.quantity === null ||
        command.quantity === quantity,
      'the command asks for another quantity',
    ],
    [command.kind !== 'place_limit_close' || isNoWorse(command.price), 'the price is worse than the one asked for'],
  ])
}

/** A long closes at bid, a short at ask; a limit at its own price, once that side of the tick has come to it. */
function checkPrices(settlement: Settlement, { reply }: Closed, market: RowMarkets): ReceiptCheck {
  const { symbol, sequence, direction, price, reason } = settlement
  const { tick } = market(symbol)
  const side = closingPrice(direction, tick)
  const isReached = direction === 'long' ? side >= price : side <= price
  return claimed('prices', `${symbol} ${sequence}`, [
    [tick.sequence === sequence, 'the tick is not one that the decision was given'],
    [reason === 'limit' ? isReached : side === price, 'the price is not that of the tick'],
    [reason !== 'limit' || price === reply.order?.price, 'the price is not that of the order'],
    [isCrossed(settlement, markOf(tick)), 'the mark has not crossed the stop'],
  ])
}

/** A take-profit of a long and a stop-loss of a short lie above; touching crosses. No other close has a stop. */
function isCrossed({ reason, direction, stopPrice }: Settlement, mark: Price): boolean {
  if (reason !== 'take_profit' && reason !== 'stop_loss') return stopPrice === null
  if (stopPrice === null) return false
  return (reason === 'take_profit') === (direction === 'long') ? mark >= stopPrice : mark <= stopPrice
}

/** The rates of the settings; a resting order keeps the fee that it was placed under. Isolated: liquidated only when due. */
function checkRates(settlement: Settlement, { facts, reply }: Closed, { market, settings }: Given): ReceiptCheck {
  const { symbol, reason, direction, marginMode, feeRate, liquidationRate, before } = settlement
  const terms = settings.symbols.get(symbol)
  const isLiquidation = reason === 'liquidation'
  const { order } = reply
  const isOfNow = reason !== 'limit' || order?.settingsVersion === settings.version
  return claimed('settings', `version ${settings.version}`, [
    [settings.version === facts.settings, 'the settings are of another version'],
    [terms !== undefined, `the settings do not hold ${symbol}`],
    [
      !isOfNow || feeRate === (reason === 'limit' ? terms?.makerRate : terms?.takerRate),
      'the fee rate is not the one in the settings',
    ],
    [reason !== 'limit' || order?.feeRate === feeRate, 'the fee rate is not that of the order'],
    [(order?.settingsVersion ?? 0) <= settings.version, 'the order was placed under later settings'],
    [
      liquidationRate === (isLiquidation ? terms?.liquidationRate : 0n),
      'the liquidation fee rate is not the one in the settings',
    ],
    [
      !isLiquidation ||
        marginMode === 'cross' ||
        (terms !== undefined && isolatedIsDue({ direction, ...before }, terms, markOf(market(symbol).tick))),
      'the position was not due for liquidation at the mark',
    ],
  ])
}

/** The prices that each alone set a close off: those at which its stop, its limit or its liquidation is crossed. */
export function closeCrossings({ reply: { settlements, orderId = '' } }: Closed, { symbols }: Settings): Crossing[] {
  return settlements.flatMap((settlement) => {
    const { symbol, sequence } = settlement
    const level = levelOf(settlement, orderId, symbols.get(symbol))
    return level === undefined ? [] : [{ symbol, sequence, ...level }]
  })
}

type Level = Pick<Crossing, 'crosses' | 'armedBy' | 'isOfSettings'>

function levelOf(settlement: Settlement, orderId: string, terms: SymbolTerms | undefined): Level | undefined {
  const { positionId, reason, direction, marginMode, price, before } = settlement
  switch (reason) {
    case 'take_profit':
    case 'stop_loss': {
      const crossesAt =
        (stopPrice: Price | null): Crossing['crosses'] =>
        ({ markLow, markHigh }) =>
          isCrossed({ ...settlement, stopPrice }, markLow) || isCrossed({ ...settlement, stopPrice }, markHigh)
      const crosses = crossesAt(settlement.stopPrice)
      return { crosses, armedBy: stopArmedBy(settlement, crossesAt, crosses), isOfSettings: false }
    }
    case 'limit': {
      const crosses = reaches(direction, 'close', price)
      return { crosses, armedBy: orderArmedBy(orderId, positionId, crosses), isOfSettings: false }
    }
    case 'liquidation': {
      // A cross book is liquidated by the prices of several symbols together.
      if (marginMode === 'cross' || terms === undefined) return undefined
      const crosses: Crossing['crosses'] = ({ markLow, markHigh }) =>
        isolatedIsDue({ direction, ...before }, terms, direction === 'long' ? markLow : markHigh)
      return { crosses, armedBy: liquidationArmedBy(positionId, crosses), isOfSettings: true }
    }
    case 'user':
    case 'reverse':
      return undefined
  }
}

const directions = new Set<string>(['long', 'short'] satisfies Direction[])

/** Profits of other positions, each at the mark of its symbol, largest first. */
function checkRealised(realised: readonly Realised[], market: RowMarkets): ReceiptCheck[] {
  if (realised.length === 0) return []
  return [
    claimed('prices', `${realised.length} profits realised`, [
      [
        realised.every(({ symbol, mark }) => mark === markOf(market(symbol).tick)),
        "a profit was realised at a mark that is not its symbol's",
      ],
      [
        realised.every(
          ({ profit, mark, ...position }) =>
            directions.has(position.direction) && profit === bookedProfit(profitAt(position, mark)),
        ),
        'a profit is not that of the position',
      ],
      [
        realised.every(({ profit }, index) => index === 0 || profit <= (realised[index - 1]?.profit ?? 0n)),
        'a smaller profit was realised before a larger one',
      ],
    ]),
  ]
}

/** A reversal opens the same quantity the other way, on the same tick and at the taker fee. */
function checkReversal({ facts, reply }: Closed, given: Given): ReceiptCheck[] {
  const { kind, opened, order } = reply
  const [closed] = reply.settlements
  if (opened === undefined || closed === undefined)
    return kind === 'closed' ? [] : [claimed('formula', 'reversal', [[false, 'a reversal closes and opens']])]
  return [
    claimed('formula', `reversal of ${closed.positionId}`, [
      [kind === 'reversed' && closed.reason === 'reverse', 'only a reversal opens as well'],
      [
        opened.symbol === closed.symbol &&
          opened.marginMode === closed.marginMode &&
          opened.direction === opposite(closed.direction) &&
          opened.quantity === closed.quantity,
        'the other half is not that of what was closed',
      ],
      [
        opened.feeRate === given.settings.symbols.get(opened.symbol)?.takerRate,
        'the fee rate is not the one in the settings',
      ],
    ]),
    ...checkOpened(opened, { ...given, order, isLimit: false, version: facts.settings }),
  ]
}
