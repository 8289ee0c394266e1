import { setTimeout as sleep } from 'node:timers/promises'
import type { ExchangeQuote } from '@touchstone/domain/exchange/exchange-quote'
import type { Tick } from '@touchstone/domain/market/tick'
import { type Currency, settlementCurrency } from '@touchstone/domain/money/currency'
import type { NamedFacts } from '../../executor/submission.ts'
import type { HousePort } from '../../house/house-port.ts'
import { findQuote, noteAcceptance } from './quotes.store.ts'

export type AcceptanceDeps = Pick<HousePort, 'sql' | 'clock' | 'settings' | 'tape'>

/** How often the tape is looked at for the next price: less than the time between two ticks. */
const lookEveryMs = 20

/**
 * Notes that a person agrees to a live quote now, and where the tapes of its coins end: the first tick after that decides.
 * Whoever agrees again, because the first time was refused, waits for another tick: they could know the first one by now.
 * @returns the accepted quote; undefined where the book has none of this id, or one of a sandbox, which is decided at once.
 */
export async function acceptQuote(
  { sql, clock, tape }: Omit<AcceptanceDeps, 'settings'>,
  bookId: number,
  quoteId: string,
): Promise<ExchangeQuote | undefined> {
  const quote = await findQuote(sql, bookId, quoteId)
  if (quote?.fillAt === undefined) return undefined
  const headOf = (currency: Currency): number | null => {
    const symbol = symbolOf(currency)
    return symbol === undefined ? null : tape.headOf(symbol)
  }
  const accepted = { at: clock(), fromSequence: headOf(quote.from), toSequence: headOf(quote.to) }
  const agreed = { ...quote, accepted }
  return (await noteAcceptance(sql, quote, agreed)) ? agreed : undefined
}

/** The first tick of each coin of an accepted quote after its acceptance; undefined while one is still to come. */
export async function ticksAfter(
  deps: Pick<AcceptanceDeps, 'tape'>,
  quote: ExchangeQuote,
): Promise<NamedFacts | undefined> {
  const ticks = new Map<string, Tick>()
  for (const [symbol, first] of await firstTicks(deps, quote)) {
    if (first === undefined) return undefined
    ticks.set(symbol, first)
  }
  return { ticks }
}

/**
 * The same where one is still to come, with what stood there at the acceptance: then the rule refuses, and names the coin
 * that lacks a price. The tick in force by the time of the decision could be a later one than the first.
 */
export async function ticksSoFar({ tape }: Pick<AcceptanceDeps, 'tape'>, quote: ExchangeQuote): Promise<NamedFacts> {
  const ticks = new Map<string, Tick>()
  for (const [symbol, first] of await firstTicks({ tape }, quote)) {
    const tick = first ?? (await tape.lastAtOrBefore(symbol, quote.accepted?.at ?? quote.quotedAt))?.tick
    if (tick !== undefined) ticks.set(symbol, tick)
  }
  return { ticks }
}

type FirstTicks = Map<string, Tick | undefined>

async function firstTicks(
  { tape }: Pick<AcceptanceDeps, 'tape'>,
  { from, to, accepted }: ExchangeQuote,
): Promise<FirstTicks> {
  const ticks: FirstTicks = new Map()
  if (accepted === undefined) return ticks
  for (const [currency, after] of [
    [from, accepted.fromSequence],
    [to, accepted.toSequence],
  ] as const) {
    const symbol = symbolOf(currency)
    if (symbol !== undefined) ticks.set(symbol, await tape.firstAfter(symbol, after ?? 0, accepted.at))
  }
  return ticks
}

/**
 * Waits for the ticks that decide about a quote that a person agrees to now. Gives up when a silent symbol is stale: then
 * the rule refuses.
 */
export async function awaitTicks(deps: AcceptanceDeps, bookId: number, quoteId: string): Promise<NamedFacts> {
  const quote = await acceptQuote(deps, bookId, quoteId)
  if (quote === undefined) return {}
  const until = performance.now() + patienceMs(deps, quote)
  for (;;) {
    const ticks = await ticksAfter(deps, quote)
    if (ticks !== undefined) return ticks
    if (performance.now() >= until) return ticksSoFar(deps, quote)
    await sleep(lookEveryMs)
  }
}

function patienceMs({ settings }: Pick<AcceptanceDeps, 'settings'>, { from, to }: ExchangeQuote): number {
  const { symbols } = settings()
  const limits = [from, to].map((currency) => symbols.get(symbolOf(currency) ?? '')?.staleAfterMs ?? Infinity)
  return Math.min(...limits)
}

const symbolOf = (currency: Currency): string | undefined =>
  currency === settlementCurrency ? undefined : `${currency}/${settlementCurrency}`
