import type { NaiveBook } from './naive-book.ts'
import type { Protection } from './naive-standing.ts'
import type { NaiveCountry } from './naive-terms.ts'
import type { Work } from './naive-work.ts'
import { Num, zero } from './numbers.ts'

/** What a command would open. */
export type Opens = {
  readonly feature: 'positions' | 'second_contracts' | 'exchange' | 'withdrawals'
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

/** An hour's losses count while any of it is within the last day, its profits while all of it is. */
function lostAt({ results }: Protection, at: number): Num {
  const counted = results.filter(({ at: when, amount }) => {
    const hour = when - (when % hourMs)
    return amount.lt(0) ? hour + hourMs > at - dayMs : hour >= at - dayMs
  })
  return Num.max(
    zero,
    counted.reduce((lost, { amount }) => lost.minus(amount), zero),
  )
}

/** Why it may not be opened now; undefined when it may. */
function barOf(work: Work, { feature, leverage = 0, stake = zero }: Opens, atRisk: Num): string | undefined {
  const { book, row } = work
  const { protection } = book
  const rules = rulesAt(work)
  if (isOff(work, feature)) return `${feature} in ${countryAt(book, row.at)}`
  if (row.at < protection.excludedUntil) return 'opened while excluded'
  if (row.at < protection.coolOffUntil) return 'opened while cooling off'
  if (feature === 'exchange') return undefined
  if (!protection.acknowledged) return 'nobody was warned'
  if (lostAt(protection, row.at).plus(atRisk).gte(limitAt(protection, row.at))) return 'opened past the loss limit'
  if (rules?.leverageMax != null && leverage > rules.leverageMax) return 'more leverage than the country allows'
  return rules?.stakeMax != null && stake.gt(rules.stakeMax) ? 'a larger stake than the country allows' : undefined
}

/**
 * To be asked before a row is worked out; what it answers, after: whether what was opened might be, and whether what was
 * let go as restricted had to be. Only for real money.
 */
export function guard(work: Work, { opens, isTrade, atRisk }: Guarded): () => void {
  const { book, row } = work
  const bar = opens && barOf(work, opens, atRisk)
  const isReversing = book.orders.get(String(row.command['orderId']))?.action === 'reverse'
  return () => {
    const { kind, reason } = row.reply
    const isOpened = opens !== undefined && kind !== 'cancelled' && (!isReversing || kind === 'reversed')
    if (isOpened && bar !== undefined) work.fault(bar)
    if (reason === 'restricted' && bar === undefined) work.fault('let go as restricted, and nothing restricts it')
    if (isOpened) noteOpened(work)
    keepLeverage(work)
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

/** What a country does not allow is not chosen, unless it is less than what stood. */
function keepLeverage(work: Work): void {
  const { command } = work.row
  const { leverages } = work.book.protection
  if (!['set_leverage', 'open_position', 'place_limit_order'].includes(command.kind)) return
  const place = `${String(command['symbol'])} ${String(command['marginMode'])}`
  const leverage = Number(command['leverage'])
  const most = rulesAt(work)?.leverageMax ?? leverage
  if (command.kind === 'set_leverage' && leverage > most && leverage > (leverages.get(place) ?? 1))
    work.fault('leverage was raised past what the country allows')
  leverages.set(place, leverage)
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
