import { parseDecimal } from '@touchstone/domain/money/decimal'
import type { Book } from '../books/book.ts'
import { playMoneyIn } from '../books/play-money.ts'
import type { ShownResult } from '../results/close-result.ts'
import type { Outcome, Side } from '../results/outcome.ts'
import type { PictureProof } from '../results/picture-proof.ts'
import type { Position } from './positions.queries.ts'
import { directionOf, percentText, priceText } from '../format/number-text.ts'
import { moneyText } from '../format/print-money.ts'
import type { ShownStanding } from './shown-standing.ts'

/** A result to share: of an open position at the moment, or of a closed one. */
export type ShareResult = {
  symbol: string
  direction: Side
  /** An option has none. */
  leverage: number | undefined
  isClosed: boolean
  /** A result that this device has not verified: the card says so. */
  isUnproven: boolean
  book: Book
  /** Of a closed one net of all fees; of an open one before the closing fee. `yield` is it as a part of the margin. */
  result: string | null
  yield: string | null
  entryPrice: string | null
  /** The mark, or what it was closed at. */
  price: string | null
}

type ShownProof = Exclude<PictureProof, 'none'>

export const ofPosition = (record: Position, standing: ShownStanding, book: Book): ShareResult => ({
  symbol: record.symbol,
  direction: record.direction,
  leverage: record.leverage,
  isClosed: false,
  isUnproven: false,
  book,
  result: standing.profit,
  yield: standing.yield,
  entryPrice: record.entryPrice,
  price: standing.mark,
})

/** Of a close, or of the life of a closed position: the same figures as everywhere. */
export const ofResult = (
  { symbol, direction, leverage }: Pick<Position, 'symbol' | 'direction' | 'leverage'>,
  result: ShownResult,
  book: Book,
  proof: ShownProof,
): ShareResult => ({
  symbol,
  direction,
  leverage,
  isClosed: true,
  isUnproven: proof === 'unproven',
  book,
  result: result.net,
  yield: result.yield,
  entryPrice: result.entryPrice,
  price: result.exitPrice,
})

/** Of what a card shows; undefined for several positions, which have no one price. */
export function shareOfOutcome(outcome: Outcome, book: Book, proof: ShownProof): ShareResult | undefined {
  const { held, prices } = outcome
  if (held === undefined) return undefined
  return {
    symbol: held.symbol,
    direction: held.side,
    leverage: held.leverage,
    isClosed: true,
    isUnproven: proof === 'unproven',
    book,
    result: outcome.net,
    yield: outcome.yield,
    entryPrice: prices[0]?.value ?? null,
    price: prices[1]?.value ?? null,
  }
}

/**
 * Where the code on a card leads: to the proof while its owner shares it. A card that could have one and has none carries no
 * code, which would look like it; one that never has any invites to the app. An address of this device alone is in no code.
 */
export function codeTarget(
  proof: string | undefined,
  { canProve, invitation, onlyHere }: { canProve: boolean; invitation: string; onlyHere: boolean },
): string | undefined {
  if (onlyHere) return undefined
  return proof ?? (canProve ? undefined : invitation)
}

/** The words of a card, from the texts of the app. */
export type CardWords = {
  side: string
  state: string
  unproven: string
  entry: string
  price: string
  invitation: string
  demo: string
  sandbox: string
}

export type CardTexts = {
  symbol: string
  /** That it is play money; undefined where it is not. */
  mark: string | undefined
  side: string
  /** Open or closed, whether fees are off, and that it is not proven where it is not. */
  state: string
  tone: 'up' | 'down' | 'flat'
  yield: string
  /** Undefined where the person does not show it. */
  result: string | undefined
  facts: readonly { label: string; value: string }[]
  invitation: string
  address: string
}

/** Everything that is written on a card. */
export function cardTexts(
  result: ShareResult,
  words: CardWords,
  {
    tick,
    showsResult,
    address,
    isSandbox,
  }: {
    tick: string | undefined
    showsResult: boolean
    address: string
    /** Undefined until the house has said it. */
    isSandbox: boolean | undefined
  },
): CardTexts {
  const play = playMoneyIn(result.book, isSandbox)
  const gained = percentText(result.yield, 2, true)
  const tone = parseDecimal(result.yield ?? '') === undefined ? 'flat' : directionOf(gained)
  return {
    symbol: result.symbol,
    mark: play && words[play],
    side: result.leverage === undefined ? words.side : `${words.side} ${result.leverage}×`,
    state: result.isUnproven ? `${words.state} · ${words.unproven}` : words.state,
    tone,
    yield: gained,
    result: showsResult ? `${moneyText(result.result, { signed: true })} USDT` : undefined,
    facts: [
      { label: words.entry, value: priceText(result.entryPrice, tick) },
      { label: words.price, value: priceText(result.price, tick) },
    ],
    invitation: words.invitation,
    address: address.replace(/^https?:\/\//, '').replace(/\/$/, ''),
  }
}
