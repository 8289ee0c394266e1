import { lotsFor } from '@touchstone/domain/ieo-sales/allotment'
import { priceOf, setAsideFor, tokensOf } from '@touchstone/domain/ieo-sales/ieo-agreement'
import { isCurrency, settlementCurrency } from '@touchstone/domain/money/currency'
import { ONE, parseDecimal, printDecimal } from '@touchstone/domain/money/decimal'
import type { IeoOrder, IeoSale, IeoState } from './ieo.queries.ts'

const read = (text: string): bigint => parseDecimal(text) ?? 0n

type LotTerms = Pick<IeoSale, 'lotPrice' | 'lotTokens' | 'depositRate' | 'currency'>

/** What lots cost, set aside and bring, by the formulas of the sale itself. Decimal strings. */
export const priceOfLots = ({ lotPrice }: Pick<LotTerms, 'lotPrice'>, lots: number): string =>
  printDecimal(priceOf({ lotPrice: read(lotPrice) }, lots))
export const tokensOfLots = ({ lotTokens }: Pick<LotTerms, 'lotTokens'>, lots: number): string =>
  printDecimal(tokensOf({ lotTokens: read(lotTokens) }, lots))
export function setAsideOf(terms: Omit<LotTerms, 'lotTokens'>, lots: number): string {
  const currency = isCurrency(terms.currency) ? terms.currency : settlementCurrency
  const agreed = { lotPrice: read(terms.lotPrice), depositRate: read(terms.depositRate), currency }
  return printDecimal(setAsideFor(agreed, lots))
}

/** What some lots get of a sale: decimal strings beside the number of lots. */
export type Share = { lots: number; tokens: string; price: string; returned: string }

const shareOf = (sale: LotTerms, applied: number, lots: number): Share => ({
  lots,
  tokens: tokensOfLots(sale, lots),
  price: priceOfLots(sale, lots),
  returned: printDecimal(read(setAsideOf(sale, applied)) - read(priceOfLots(sale, lots))),
})

/** What an application would get if the sale closed now; it counts no lot that rounding down leaves over. Null of a draw. */
export function shareNow(sale: LotTerms & Pick<IeoSale, 'part' | 'cap'>, order: Pick<IeoOrder, 'id' | 'lots'>) {
  if (sale.part === null) return null
  return shareOf(sale, order.lots, lotsFor(order, { part: read(sale.part), last: null }, sale.cap))
}

/** What those who apply next would get with this many lots, as everybody's part is now; null of a draw. */
export function shareWith(sale: IeoSale, lots: number, before: number): Share | null {
  if (sale.part === null) return null
  const applied = sale.lotsApplied - before + lots
  // Their own lots make everybody's part smaller. What others leave at their cap is not known here: it is the least.
  const alone = applied <= sale.lots ? ONE : (BigInt(sale.lots) * ONE) / BigInt(applied)
  const part = lots <= before ? read(sale.part) : alone < read(sale.part) ? alone : read(sale.part)
  return shareOf(sale, lots, lotsFor({ id: '', lots }, { part, last: null }, sale.cap))
}

/** What an application's lots come to before they are rounded down: `43.94`; a decimal string. */
export const exactLots = ({ part }: Pick<IeoSale, 'part'>, lots: number): string =>
  printDecimal(BigInt(lots) * read(part ?? '0'))

/** How many lots are in a draw, and how many of them win. */
export const drawChance = ({ lots, lotsApplied }: Pick<IeoSale, 'lots' | 'lotsApplied'>) => ({
  applied: lotsApplied,
  win: Math.min(lots, lotsApplied),
})

/** How often what is sold was applied for; a decimal string. */
export function appliedOf(sale: LotTerms & Pick<IeoSale, 'lots' | 'lotsApplied'>) {
  const { lots, lotsApplied } = sale
  return {
    times: printDecimal(lots <= 0 ? 0n : (BigInt(lotsApplied) * ONE) / BigInt(lots)),
    applied: priceOfLots(sale, lotsApplied),
    offered: priceOfLots(sale, lots),
  }
}

export type BarPart = { what: 'applied' | 'givenOut' | 'unsold' | 'cameBack'; lots: number; percent: number }

/**
 * The bar of a sale. How many lots the cap or somebody who does not pay leaves is not known from sums: before everybody has
 * theirs it shows what was applied for alone, and after that what became of it.
 */
export function barOf({
  state,
  lots,
  lotsApplied,
  lotsGiven,
}: Pick<IeoSale, 'state' | 'lots' | 'lotsApplied' | 'lotsGiven'>): BarPart[] {
  // Lots count as given only until they are taken back: in the end all that was applied for came back.
  if (state === 'called_off') return lotsApplied > 0 ? [{ what: 'cameBack', lots: lotsApplied, percent: 100 }] : []
  const isDecided = state === 'given' || state === 'listed'
  const parts: Omit<BarPart, 'percent'>[] = isDecided
    ? [
        { what: 'givenOut', lots: lotsGiven },
        { what: 'unsold', lots: lots - lotsGiven },
        { what: 'cameBack', lots: lotsApplied - lotsGiven },
      ]
    : [{ what: 'applied', lots: Math.min(lots, lotsApplied) }]
  const all = isDecided ? parts.reduce((sum, each) => sum + each.lots, 0) : lots
  return parts
    .filter((each) => each.lots > 0)
    .map((each) => ({ ...each, percent: Math.floor((each.lots / Math.max(all, 1)) * 1_000) / 10 }))
}

/** The most that can be lost with so many lots: what is above the cap comes back. Of a draw nobody applies for more. */
export const mostLost = (sale: Pick<IeoSale, 'lotPrice' | 'cap'>, lots: number): string =>
  priceOfLots(sale, Math.min(lots, sale.cap))

/** The figure that an application is shown with, and what it is. */
export type OrderFigure = {
  what: 'youGot' | 'toPay' | 'returned' | 'paidBack' | 'aside'
  value: string
  currency: string
}

export function figureOf(order: IeoOrder): OrderFigure {
  const { state, currency } = order
  if (hasTokens(order)) return { what: 'youGot', value: order.tokens, currency: order.token }
  if (state === 'won') return { what: 'toPay', value: order.toPay, currency }
  if (state === 'refunded') return { what: 'paidBack', value: order.paid, currency }
  const isHeld = state === 'applied' || state === 'reserve'
  return isHeld
    ? { what: 'aside', value: order.setAside, currency }
    : { what: 'returned', value: order.returned, currency }
}

/** What came back of one that was paid back before that: all that came back has in it what was paid. A decimal string. */
export const cameBackAtClose = ({ returned, paid }: Pick<IeoOrder, 'returned' | 'paid'>): string =>
  printDecimal(read(returned) - read(paid))

/** Who gets which part of all tokens; the buyers of the sale come first. */
export const holdersOf = ({ shares }: Pick<IeoSale, 'shares'>) =>
  (['sale', 'ecosystem', 'team', 'investors', 'house'] as const).map((who) => ({
    who,
    share: shares[who],
    part: Number(shares[who]) * 100,
  }))

type PhaseStep = 'announced' | 'open' | 'drawn' | 'paid' | 'shared' | 'listed' | 'called_off'
/** `when`: it is so at that moment, goes on until then, or is to come by then. */
export type Phase = {
  step: PhaseStep
  tone: 'done' | 'now' | 'ahead'
  atMs: number | null
  when: 'at' | 'until' | 'by'
}

/** The phases of a sale, and which it is in. */
export function phasesOf(sale: IeoSale): Phase[] {
  const isDraw = sale.format === 'draw'
  const steps: Omit<Phase, 'tone'>[] = [
    { step: 'announced', atMs: null, when: 'at' },
    { step: 'open', atMs: sale.closesAtMs, when: 'until' },
    ...(isDraw
      ? ([
          { step: 'drawn', atMs: sale.drawAtMs, when: 'at' },
          { step: 'paid', atMs: sale.payUntilAtMs, when: 'until' },
        ] as const)
      : ([{ step: 'shared', atMs: sale.closesAtMs, when: 'at' }] as const)),
    lastStep(sale),
  ]
  const over = steps.length
  const now = { announced: 0, issuing: 1, allocating: 2, paying: 3, given: over - 1, listed: over, called_off: over }
  const at = now[sale.state]
  // Everybody has theirs, and nobody knows when it is listed: it is ahead.
  const isCurrent = (index: number): boolean => index === at && sale.state !== 'given'
  return steps.map((each, index) => ({ ...each, tone: index < at ? 'done' : isCurrent(index) ? 'now' : 'ahead' }))
}

/** It ends with the listing, at the latest when it has to be listed; or it was called off then. */
function lastStep({ state, listedAtMs, listByAtMs, calledOffAtMs }: IeoSale): Omit<Phase, 'tone'> {
  if (state === 'called_off') return { step: 'called_off', atMs: calledOffAtMs, when: 'at' }
  return { step: 'listed', atMs: listedAtMs ?? listByAtMs, when: listedAtMs === null ? 'by' : 'at' }
}

/** The word for how far a sale is: a draw that is over shared nothing out. */
export const stateWord = ({ state, format }: Pick<IeoSale, 'state' | 'format'>): IeoState | 'drawn' =>
  state === 'given' && format === 'draw' ? 'drawn' : state

/** What comes next for somebody, and when; null where nothing has a date. Who has nothing to pay waits for no payment. */
export function nextMoment(
  sale: IeoSale,
  mine: Pick<IeoOrder, 'state'> | null,
): { what: 'closes' | 'draws' | 'pays'; atMs: number } | null {
  if (sale.state === 'issuing' && sale.closesAtMs !== null) return { what: 'closes', atMs: sale.closesAtMs }
  if (sale.state === 'allocating' && sale.drawAtMs !== null) return { what: 'draws', atMs: sale.drawAtMs }
  if (sale.state === 'paying' && sale.payUntilAtMs !== null && mine?.state === 'won')
    return { what: 'pays', atMs: sale.payUntilAtMs }
  return null
}

/** Whether it no longer takes applications: who gets what can be looked at. */
export const hasClosed = ({ state }: Pick<IeoSale, 'state'>): boolean => state !== 'announced' && state !== 'issuing'

/** Whether an application can be changed and taken back; paid. */
export const canChange = ({ state, closesAtMs }: Pick<IeoOrder, 'state' | 'closesAtMs'>, nowMs: number): boolean =>
  state === 'applied' && nowMs < closesAtMs
export const canPay = ({ state, payUntilAtMs }: Pick<IeoOrder, 'state' | 'payUntilAtMs'>, nowMs: number): boolean =>
  state === 'won' && payUntilAtMs !== null && nowMs < payUntilAtMs

/** Whether it has got tokens, held or free. */
export const hasTokens = ({ state }: Pick<IeoOrder, 'state'>): boolean => state === 'completed' || state === 'listed'
