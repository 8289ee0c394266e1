import { decimal, type Decimal, ONE, parseDecimal, printDecimal } from '@touchstone/domain/money/decimal'
import type { Position } from './positions.queries.ts'
import { directionOf, percentText, priceText } from '../format/number-text.ts'
import { moneyText } from '../format/print-money.ts'
import type { ShownStanding } from './shown-standing.ts'

/** A result to share: of an open position at the moment, or of a closed one. */
export type ShareResult = {
  symbol: string
  direction: 'long' | 'short'
  leverage: number
  isClosed: boolean
  /** As a part of the margin. */
  yield: string | null
  profit: string | null
  entryPrice: string | null
  /** The mark, or what it was closed at. */
  price: string | null
}

export const ofPosition = (record: Position, standing: ShownStanding): ShareResult => ({
  symbol: record.symbol,
  direction: record.direction,
  leverage: record.leverage,
  isClosed: false,
  yield: standing.yield,
  profit: standing.profit,
  entryPrice: record.entryPrice,
  price: standing.mark,
})

/** Of the last closing; undefined where there was none. */
export function ofClosed({ symbol, direction, leverage, close }: Position): ShareResult | undefined {
  if (close === null) return undefined
  const { entryPrice, price, profit, quantity } = close
  const cost = decimal(entryPrice) * decimal(quantity)
  const rate: Decimal | undefined = cost > 0n ? (decimal(profit) * BigInt(leverage) * ONE * ONE) / cost : undefined
  return {
    symbol,
    direction,
    leverage,
    isClosed: true,
    yield: rate === undefined ? null : printDecimal(rate),
    profit,
    entryPrice,
    price,
  }
}

/** The words of a card, from the texts of the app. */
export type CardWords = { side: string; entry: string; price: string; invitation: string }

export type CardTexts = {
  symbol: string
  side: string
  tone: 'up' | 'down' | 'flat'
  yield: string
  /** Undefined where the person does not show it. */
  profit: string | undefined
  facts: readonly { label: string; value: string }[]
  invitation: string
  address: string
}

/** Everything that is written on a card. */
export function cardTexts(
  result: ShareResult,
  words: CardWords,
  { tick, showsProfit, address }: { tick: string | undefined; showsProfit: boolean; address: string },
): CardTexts {
  const gained = percentText(result.yield, 2, true)
  const tone = parseDecimal(result.yield ?? '') === undefined ? 'flat' : directionOf(gained)
  return {
    symbol: result.symbol,
    side: `${words.side} ${result.leverage}x`,
    tone,
    yield: gained,
    profit: showsProfit ? `${moneyText(result.profit, { signed: true })} USDT` : undefined,
    facts: [
      { label: words.entry, value: priceText(result.entryPrice, tick) },
      { label: words.price, value: priceText(result.price, tick) },
    ],
    invitation: words.invitation,
    address: address.replace(/^https?:\/\//, '').replace(/\/$/, ''),
  }
}
