import type { NaiveBook } from './naive-book.ts'
import type { Protection } from './naive-standing.ts'
import type { NaiveCountry } from './naive-terms.ts'
import type { Reasons } from './naive-reasons.ts'
import type { Work } from './naive-work.ts'
import { Num, zero } from './numbers.ts'

/** What a command would open. */
export type Opens = {
  readonly feature:
    | 'positions'
    | 'second_contracts'
    | 'exchange'
    | 'withdrawals'
    | 'strategies'
    | 'bonds'
    | 'mining'
    | 'ieo'
  readonly leverage?: number
  readonly stake?: Num
}

/** Of the command that is worked out: what it opens, whether it trades, and what the book has at risk before it. */
export type Guarded = { readonly opens: Opens | undefined; readonly isTrade: boolean; readonly atRisk: Num }

export const hourMs = 3_600_000
export const dayMs = 24 * hourMs

export const limitAt = ({ limit, limitNext }: Protection, at: number): Num =>
  limitNext !== null && at >= limitNext.from ? limitNext.limit : limit

export function countryAt({ protection, level }: NaiveBook, at: number): string {
  const { country, countryNext } = protection
  return level === 0 && countryNext !== null && at >= countryNext.from ? countryNext.country : country
}

const rulesAt = ({ book, row, terms }: Work): NaiveCountry | undefined => terms.countries.get(countryAt(book, row.at))

export const isOff = (work: Work, feature: Opens['feature']): boolean => rulesAt(work)?.off.includes(feature) === true

/** Countries that bar interest on stablecoins: the United States, and those of the European Economic Area. */
const barring = /^(US|AT|B[EG]|HR|C[YZ]|D[EK]|E[ES]|F[IR]|GR|HU|I[EST]|L[ITUV]|MT|N[LO]|P[LT]|RO|S[EIK])$/

/** Whether a fixed rate is not offered: what the settings say of the country, or the law. */
export function isFixedOff(work: Work): boolean {
  const said = rulesAt(work)?.fixedRates ?? 'by_law'
  return said === 'by_law' ? barring.test(countryAt(work.book, work.row.at)) : said === 'off'
}

/** An hour's losses count while any of it is within the last day, its profits while all of it is. */
export function lostAt({ results }: Protection, at: number): Num {
  const counted = results.filter(({ at: when, amount }) => {
    const hour = when - (when % hourMs)
    return amount.lt(0) ? hour + hourMs > at - dayMs : hour >= at - dayMs
  })
  return Num.max(
    zero,
    counted.reduce((lost, { amount }) => lost.minus(amount), zero),
  )
}

/** Why nothing of it may be opened now. Play money is open to everybody; an exchange needs no warning. */
export function restrictionReasons(work: Work, { feature, leverage = 0, stake = zero }: Opens, atRisk: Num) {
  const { book, row } = work
  const { protection, world } = book
  if (world !== 'real') return {}
  const rules = rulesAt(work)
  return {
    not_offered_in_country: () => isOff(work, feature),
    self_excluded: () => row.at < protection.excludedUntil,
    cooling_off: () => row.at < protection.coolOffUntil,
    risk_not_acknowledged: () => feature !== 'exchange' && !protection.acknowledged,
    loss_limit_reached: () => lostAt(protection, row.at).plus(atRisk).gte(limitAt(protection, row.at)),
    leverage_above_country: () => rules?.leverageMax != null && leverage > rules.leverageMax,
    stake_above_country: () => rules?.stakeMax != null && stake.gt(rules.stakeMax),
  } satisfies Reasons
}

/** What only the owner of real money has. */
export const realReasons = ({ book }: Work) => ({ not_a_real_book: () => book.world !== 'real' })

/** More leverage than the country allows is not chosen, unless it is less than what stood. */
export function leverageReasons(work: Work, leverage: number, current: number) {
  const most = work.book.world === 'real' ? rulesAt(work)?.leverageMax : null
  return { leverage_above_country: () => most != null && leverage > most && leverage > current } satisfies Reasons
}

/**
 * To be asked before a row is worked out; what it answers, after: whether what was opened might be, and whether what was
 * let go as restricted had to be. Only for real money.
 */
export function guard(work: Work, { opens, isTrade, atRisk }: Guarded): () => void {
  const { book, row } = work
  const reasons = Object.entries(opens === undefined ? {} : restrictionReasons(work, opens, atRisk))
  const bar = reasons.find(([, holds]) => holds())?.[0]
  const isReversing = book.orders.get(String(row.command['orderId']))?.action === 'reverse'
  return () => {
    const { kind, reason } = row.reply
    const isOpened = opens !== undefined && kind !== 'cancelled' && (!isReversing || kind === 'reversed')
    if (isOpened && bar !== undefined) work.fault(`opened, though ${bar}`)
    if (reason === 'restricted' && bar === undefined) work.fault('let go as restricted, and nothing restricts it')
    if (isOpened) noteOpened(work)
    if (isTrade) keepResults(work)
  }
}

function noteOpened({ book, row, notes }: Work): void {
  const { excludedUntil, coolOffUntil, limitNext, countryNext } = book.protection
  if (excludedUntil > 0) notes.push('opened after an exclusion')
  if (coolOffUntil > 0) notes.push('opened after a cool-off')
  if (limitNext !== null && row.at >= limitNext.from) notes.push('opened under a looser loss limit')
  if (countryNext !== null && row.at >= countryNext.from) notes.push('opened in another country')
}

/** All that trading moved between the user and the house, but not what the insurance bore. */
function keepResults({ book, row, moves }: Work): void {
  const { protection } = book
  for (const { from, to, amount } of moves) {
    const [payer, payee] = amount.lt(0) ? [to, from] : [from, to]
    if (payer.startsWith('house:') === payee.startsWith('house:') || payer === 'house:insurance') continue
    protection.results.push({ at: row.at, amount: payee.startsWith('house:') ? amount.abs().neg() : amount.abs() })
  }
  protection.results = protection.results.filter(({ at }) => at > row.at - 2 * dayMs)
}
