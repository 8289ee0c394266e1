import type { Posting } from '../ledger/posting.ts'
import { ONE, type Price, type Rate } from '../money/decimal.ts'
import { areWritten } from '../receipts/check-entries.ts'
import { claimed, type ReceiptCheck } from '../receipts/receipt.ts'
import type { RowMarkets } from '../receipts/row-markets.ts'
import type { Settings } from '../settings/settings.ts'
import { openingBracket } from './brackets.ts'
import { type Acceptance, asks, checkAcceptance } from './check-order.ts'
import { openingWaits } from './check-when-filled.ts'
import type { Opened } from './opening.ts'
import type { FilledOrder } from './order.ts'
import type { DecidedRow, OpenedReply } from './position-replies.ts'
import type { Direction } from './position.ts'
import { feeOf, initialMarginOf, notionalOf, openingPrice } from './valuation.ts'

type Given = { market: RowMarkets; settings: Settings }
type Order = FilledOrder['order']

/** The formula `position_opening` of a plain opening or of an order's fill, with the order's terms and its entries. */
export function checkOpening(decided: DecidedRow<OpenedReply>, given: Given & Acceptance): ReceiptCheck[] {
  const { command, facts, reply, postings } = decided
  const isLimit = command.kind === 'fill_limit_order'
  const terms = given.settings.symbols.get(reply.symbol)
  return [
    claimed('formula', `asked for by ${command.kind}`, [
      [isAskedFor(decided), 'what was opened is not what was asked for'],
    ]),
    ...checkAcceptance(decided, given),
    checkFee(reply, given, isLimit ? terms?.makerRate : terms?.takerRate),
    ...checkOpened(reply, { ...given, order: reply.order, isLimit, version: facts.settings }),
    claimed('entries', `opening ${reply.positionId}`, [
      [areWritten(postings, expectedPostings(decided)), 'the entries are not those of the outcome'],
      [!isLimit || reply.order?.reserved === reply.margin + reply.fee, 'the order had another reserve'],
    ]),
  ]
}

/** A fill keeps the rate of its order's placement; the settings then in force have the same rate. */
function checkFee({ feeRate, order }: OpenedReply, { settings }: Given, rate: bigint | undefined): ReceiptCheck {
  const isOfNow = order === undefined || order.settingsVersion === settings.version
  return claimed('settings', `fee rate of version ${order?.settingsVersion ?? settings.version}`, [
    [order === undefined || order.feeRate === feeRate, 'the fee rate is not that of the order'],
    [order === undefined || order.settingsVersion <= settings.version, 'the order was placed under later settings'],
    [!isOfNow || feeRate === rate, 'the fee rate is not the one in the settings'],
  ])
}

function isAskedFor({ command, facts, reply }: DecidedRow<OpenedReply>): boolean {
  if (command.kind === 'fill_limit_order' || command.kind === 'fill_market_order')
    return command.orderId === reply.orderId && reply.order !== undefined
  if (command.kind !== 'open_position' && command.kind !== 'place_limit_order') return false
  const isWithin = command.kind === 'open_position' || isNoWorse(reply.direction, reply.price, command.price)
  return reply.order === undefined && isWithin && !openingWaits(facts) && asks(command, reply)
}

/** Whether a price is at least as good as a limit for the opening side. */
const isNoWorse = (direction: Direction, price: Price, limit: Price): boolean =>
  direction === 'long' ? price <= limit : price >= limit

/**
 * Checks the rules of every opening: a long at ask, a short at bid of the named tick, or a limit at its own price once
 * that side has reached it; margin = notional / leverage and fee = notional × rate, both rounded up; within the limits
 * of the settings.
 */
export function checkOpened(
  opened: Opened,
  {
    market,
    settings,
    order,
    isLimit,
    version,
  }: Given & { order: Order | undefined; isLimit: boolean; version: number },
): ReceiptCheck[] {
  const { symbol, sequence, direction, price, quantity, leverage, notional } = opened
  const { tick, isOpen } = market(symbol)
  const side = openingPrice(direction, tick)
  const terms = settings.symbols.get(symbol)
  return [
    claimed('prices', `${symbol} ${sequence}`, [
      [tick.sequence === sequence, 'the tick is not one that the decision was given'],
      [isOpen, 'the symbol was not open'],
      [
        isLimit ? isNoWorse(direction, side, price) && price === order?.price : side === price,
        isLimit ? 'the price is not that of the order, or was not reached' : 'the price is not that of the tick',
      ],
      [
        isLimit ||
          order === undefined ||
          (terms !== undefined && !isPastSlippage(direction, price, order.price, terms.slippageRateMax)),
        'the price is past the slippage limit',
      ],
    ]),
    claimed('settings', `version ${settings.version}`, [
      [settings.version === version, 'the settings are of another version'],
      [terms !== undefined && notional >= terms.notionalMin, 'the settings allow no opening of this size'],
      [
        terms !== undefined && leverage <= (openingBracket(terms, notional)?.leverageMax ?? 0),
        'the leverage is above the one in the settings',
      ],
    ]),
    claimed('formula', `position_opening: ${opened.positionId}`, [
      [isWellFormed(opened), 'it is no opening of a position'],
      [
        notional === notionalOf(quantity, price) &&
          opened.margin === initialMarginOf(notional, leverage) &&
          opened.fee === feeOf(notional, opened.feeRate),
        'the inputs give another outcome than the one recorded',
      ],
    ]),
  ]
}

// A receipt is read from text: the types of these fields are only claims.
const isWellFormed = ({ kind, formula, direction, marginMode, quantity, leverage }: Opened): boolean =>
  (kind as string) === 'opened' &&
  (formula as string) === 'position_opening' &&
  ['long', 'short'].includes(direction) &&
  ['isolated', 'cross'].includes(marginMode) &&
  quantity > 0n &&
  Number.isSafeInteger(leverage) &&
  leverage >= 1

/** A fill may be worse than the price shown at acceptance by the slippage rate, and no more. */
function isPastSlippage(direction: Direction, price: Price, shown: Price, rateMax: Rate): boolean {
  return direction === 'long' ? price * ONE > shown * (ONE + rateMax) : price * ONE < shown * (ONE - rateMax)
}

/**
 * Returns the postings of an order's fill: one that waited for its tick returns its reserve first, and pays like any
 * other.
 */
function expectedPostings({ command, reply }: DecidedRow<OpenedReply>): Posting[] {
  const { order, orderId = '' } = reply
  if (command.kind === 'fill_limit_order') return openingPostings(reply, 'frozen')
  const amount = command.kind === 'fill_market_order' ? (order?.reserved ?? 0n) : 0n
  const returned = { kind: 'order_released', currency: 'USDT', from: 'frozen', to: 'contract', amount } as const
  return [{ ...returned, subject: orderId }, ...openingPostings(reply, 'contract')]
}

/** What an opening posts, in its order. From `frozen` the margin of a cross position comes back to `contract`. */
export function openingPostings(
  { positionId: subject, marginMode, margin, fee }: Opened,
  from: 'contract' | 'frozen',
): Posting[] {
  const currency = 'USDT'
  const opening_fee = { kind: 'opening_fee', currency, from, to: 'house:fees', amount: fee, subject } as const
  if (marginMode === 'isolated')
    return [{ kind: 'margin_locked', currency, from, to: 'margin', amount: margin, subject }, opening_fee]
  if (from === 'contract') return [opening_fee]
  return [{ kind: 'order_released', currency, from, to: 'contract', amount: margin, subject }, opening_fee]
}
