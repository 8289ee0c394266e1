import { decimal, printDecimal } from '@touchstone/domain/money/decimal'
import { yieldOf } from '@touchstone/domain/positions/position-result'
import { parseWireTime } from '@touchstone/wire/wire-time'
import { exactPlaces } from '../format/number-text.ts'
import { printed } from '../format/print-money.ts'
import type { TextKey } from '../texts/text-key.ts'
import type { PositionResult } from './close-result.ts'

export type Side = 'long' | 'short' | 'rise' | 'fall'

/** One line between profit by price and result; `fees`: what the line adds up. */
export type SumLine = {
  label: TextKey
  value: string
  fees?: Partial<Record<'opening' | 'closing' | 'liquidation', string>>
}

/** How something ended, as its card shows it. The server computes the figures, net of all fees. */
export type Outcome = {
  title: TextKey
  /** How many positions, where there were several. */
  count: number
  /** Of one; undefined where several were closed. */
  held: { symbol: string; side: Side; leverage: number | undefined } | undefined
  net: string
  yield: string | null
  prices: readonly { label: TextKey; value: string | null }[]
  quantity: string | undefined
  lastedMs: number | undefined
  /** From the price to the result, line by line. */
  sum: readonly SumLine[]
}

type Part = PositionResult['parts'][number]
export type ClosedPart = {
  position: Pick<PositionResult, 'symbol' | 'direction' | 'leverage' | 'openTime'>
  part: Part
  /** Something of the position is left. */
  isPart?: boolean
}

const reasonTitles = {
  user: 'receipts.closedByUser',
  take_profit: 'receipts.closedByTakeProfit',
  stop_loss: 'receipts.closedByStopLoss',
  liquidation: 'receipts.liquidated',
  limit: 'receipts.closedByLimit',
  reverse: 'receipts.reversed',
} as const satisfies Record<Part['reason'], TextKey>

/** What one command closed, as one outcome; undefined without a close. */
export function outcomeOfCloses(closed: readonly ClosedPart[]): Outcome | undefined {
  const [first] = closed
  if (first === undefined) return undefined
  const parts = closed.map(({ part }) => part)
  const total = (name: Figure): bigint => parts.reduce((sum, part) => sum + decimal(part[name]), 0n)
  const net = total('net')
  const isOne = closed.length === 1
  const { position, part, isPart = false } = first
  return {
    title: isOne ? titleOfOne(part, isPart) : titleOfSeveral(parts),
    count: new Set(closed.map(({ position: { symbol, direction } }) => `${symbol} ${direction}`)).size,
    held: isOne ? { symbol: position.symbol, side: position.direction, leverage: position.leverage } : undefined,
    net: printDecimal(net),
    yield: printed(yieldOf(net, total('margin'))),
    prices: isOne
      ? [
          { label: 'words.entryPrice', value: part.entryPrice },
          { label: 'words.exitPrice', value: part.exitPrice },
        ]
      : [],
    quantity: isOne ? part.quantity : undefined,
    lastedMs: isOne ? lasted(position.openTime, part.time) : undefined,
    sum: sumOf(total),
  }
}

type Figure = 'net' | 'margin' | 'profit' | 'openingFee' | 'closingFee' | 'liquidationFee' | 'funding' | 'insurance'

const titleOfOne = ({ reason }: Part, isPart: boolean): TextKey =>
  isPart && reason === 'user' ? 'receipts.closedPart' : reasonTitles[reason]

const titleOfSeveral = (parts: readonly Part[]): TextKey =>
  parts.every(({ reason }) => reason === 'liquidation') ? 'receipts.crossLiquidated' : 'receipts.closedMany'

function lasted(from: string, to: string): number | undefined {
  const [begin, end] = [parseWireTime(from), parseWireTime(to)]
  return begin === undefined || end === undefined ? undefined : Math.max(0, end - begin)
}

function sumOf(total: (name: Figure) => bigint): SumLine[] {
  const [opening, closing, liquidation] = [total('openingFee'), total('closingFee'), total('liquidationFee')]
  const [funding, insured] = [total('funding'), total('insurance')]
  return [
    { label: 'receipts.fromPrice', value: printDecimal(total('profit')) },
    {
      label: 'receipts.allFees',
      value: printDecimal(-(opening + closing + liquidation)),
      fees: {
        opening: printDecimal(opening),
        closing: printDecimal(closing),
        liquidation: printDecimal(liquidation),
      },
    },
    ...(funding === 0n ? [] : [{ label: 'words.funding' as const, value: printDecimal(-funding) }]),
    ...(insured === 0n ? [] : [{ label: 'receipts.covered' as const, value: printDecimal(insured) }]),
  ]
}

/**
 * With how many decimals the lines of a sum, and what is named below them, are shown: with as many as any of them has, and
 * two at least. A line that is cut by itself makes a sum that does not add up.
 */
export const sumPlaces = ({ sum, net }: Pick<Outcome, 'sum' | 'net'>): number =>
  Math.max(...[net, ...sum.flatMap(({ value, fees = {} }) => [value, ...Object.values(fees)])].map(exactPlaces))

/** Of an option, as its record and its event have it. */
export type EndedOption = {
  symbol: string
  direction: 'rise' | 'fall'
  state: 'won' | 'lost' | 'tied' | 'void'
  stake: string
  payout: string
  openPrice: string | null
  closePrice: string | null
  lastedMs: number | undefined
}

const optionTitles = {
  won: 'receipts.secondWon',
  lost: 'receipts.secondLost',
  tied: 'receipts.secondTied',
  void: 'receipts.secondVoid',
} as const satisfies Record<EndedOption['state'], TextKey>

/** What an option brought: its payout on top of the stake, its stake, or nothing. */
export function outcomeOfOption({ symbol, direction, state, stake, payout, ...prices }: EndedOption): Outcome {
  const staked = decimal(stake)
  const net = state === 'won' ? decimal(payout) : state === 'lost' ? -staked : 0n
  return {
    title: optionTitles[state],
    count: 1,
    held: { symbol, side: direction, leverage: undefined },
    net: printDecimal(net),
    yield: printed(yieldOf(net, staked)),
    prices: [
      { label: 'receipts.openPrice', value: prices.openPrice },
      { label: 'receipts.closePrice', value: prices.closePrice },
    ],
    quantity: undefined,
    lastedMs: prices.lastedMs,
    sum: [
      { label: 'receipts.stakeGiven', value: printDecimal(-staked) },
      { label: 'receipts.stakeBack', value: printDecimal(staked + net) },
    ],
  }
}
