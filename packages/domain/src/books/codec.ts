import { canonicalText } from '../ledger/canonical.ts'
import { decimal } from '../money/decimal.ts'

/** The fields that hold a decimal in every command, record and reply. The same word means the same thing everywhere. */
const decimalFields = new Set([
  'amount',
  'ask',
  'available',
  'balanceAfter',
  'bid',
  'closePrice',
  'closingFee',
  'closingQuantity',
  'cost',
  'dayTotal',
  'fee',
  'feeRate',
  'feesPaid',
  'fromMark',
  'fundingPaid',
  'insurancePaid',
  'last',
  'liquidationFee',
  'liquidationRate',
  'loss',
  'lossLimit',
  'margin',
  'mark',
  'netQuantity',
  'notional',
  'open',
  'openPrice',
  'pay',
  'payout',
  'payoutRate',
  'price',
  'profit',
  'quantity',
  'rate',
  'realisedProfit',
  'receive',
  'released',
  'reserved',
  'reservedFee',
  'spreadRate',
  'stake',
  'stopPrice',
  'toMark',
  'usdtValue',
  'volume',
])

/**
 * Reads a canonical text that this house wrote: fields named for a decimal become decimals, all else stays as JSON has
 * it. The type is the caller's claim, so the text must come from the journal or from a record of our own.
 * @throws when the text is no JSON or a decimal field holds something else.
 */
export const readCanonical = <Value>(text: string): Value => withDecimals(JSON.parse(text)) as Value

/** In place, because a reviver costs five times as much. */
function withDecimals(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  const fields = value as Record<string, unknown>
  for (const key in fields) {
    const field = fields[key]
    if (typeof field === 'object') withDecimals(field)
    else if (typeof field === 'string' && decimalFields.has(key)) fields[key] = decimal(field)
  }
  return value
}

/** The canonical text of a record or command. */
export const writeCanonical = (value: object): string => canonicalText(value as Parameters<typeof canonicalText>[0])
