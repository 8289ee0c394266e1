import type { NaiveBook } from './naive-book.ts'
import { dropOrder } from './naive-closing.ts'
import { none, type Protection } from './naive-standing.ts'
import type { NaiveCountry } from './naive-terms.ts'
import type { Work } from './naive-work.ts'
import { Num, num, zero } from './numbers.ts'

type Command = Record<string, unknown>
type Feature = 'positions' | 'second_contracts' | 'exchange' | 'withdrawals'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

const limitAt = ({ limit, limitNext }: Protection, at: number): Num =>
  limitNext !== null && at >= limitNext.from ? limitNext.limit : limit

function countryAt({ protection, level }: NaiveBook, at: number): string {
  const { country, countryNext } = protection
  return level === 0 && countryNext !== null && at >= countryNext.from ? countryNext.country : country
}

const rulesAt = ({ book, row, terms }: Work): NaiveCountry | undefined => terms.countries.get(countryAt(book, row.at))

export const isOff = (work: Work, feature: Feature): boolean => rulesAt(work)?.off.includes(feature) === true

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

type Wish = { feature: Feature; leverage?: number; stake?: Num }

/** What a row would open, by what it says and by the book before it. */
function wishOf({ book, row: { command } }: Work): Wish | undefined {
  const order = book.orders.get(String(command['orderId']))
  switch (command.kind) {
    case 'open_position':
    case 'place_limit_order':
      return { feature: 'positions', leverage: Number(command['leverage']) }
    case 'reverse_position':
      return { feature: 'positions', leverage: book.positions.get(String(command['positionId']))?.leverage ?? 1 }
    case 'fill_limit_order':
    case 'fill_market_order':
      return order === undefined || order.action === 'close'
        ? undefined
        : { feature: 'positions', leverage: order.leverage }
    case 'buy_second_contract':
      return { feature: 'second_contracts', stake: num(String(command['stake'])) }
    case 'exchange':
      return { feature: 'exchange' }
    default:
      return undefined
  }
}

/** Why it may not be opened now; undefined when it may. */
function barOf(work: Work, { feature, leverage = 0, stake = zero }: Wish): string | undefined {
  const { book, row } = work
  const { protection } = book
  const rules = rulesAt(work)
  const staked = [...book.secondContracts.values()].reduce((sum, each) => sum.plus(each.stake), zero)
  if (isOff(work, feature)) return `${feature} in ${countryAt(book, row.at)}`
  if (row.at < protection.excludedUntil) return 'opened while excluded'
  if (row.at < protection.coolOffUntil) return 'opened while cooling off'
  if (feature === 'exchange') return undefined
  if (!protection.acknowledged) return 'nobody was warned'
  if (lostAt(protection, row.at).plus(staked).gte(limitAt(protection, row.at))) return 'opened past the loss limit'
  if (rules?.leverageMax != null && leverage > rules.leverageMax) return 'more leverage than the country allows'
  return rules?.stakeMax != null && stake.gt(rules.stakeMax) ? 'a larger stake than the country allows' : undefined
}

/**
 * To be asked before a row is worked out; what it answers, after: whether what was opened might be, and whether what was
 * let go as restricted had to be. Only for real money.
 */
export function guard(work: Work): () => void {
  const { book, row } = work
  const wish = wishOf(work)
  const bar = wish && barOf(work, wish)
  const isReversing = book.orders.get(String(row.command['orderId']))?.action === 'reverse'
  return () => {
    const { kind, reason } = row.reply
    const isOpened = wish !== undefined && kind !== 'cancelled' && (!isReversing || kind === 'reversed')
    if (isOpened && bar !== undefined) work.fault(bar)
    if (reason === 'restricted' && bar === undefined) work.fault('let go as restricted, and nothing restricts it')
    if (isOpened) noteOpened(work)
    keepLeverage(work)
    keepResults(work)
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

const orders = ['open_position', 'place_limit_order', 'place_limit_close', 'fill_limit_order', 'fill_market_order']
const closes = [
  'close_position',
  'close_all',
  'reverse_position',
  'fire_stops',
  'liquidate_position',
  'liquidate_cross',
]
const trades = new Set([...orders, ...closes, 'settle_funding', 'settle_second_contract'])

/** All that trading moved between the user and the house, but not what the insurance bore. */
function keepResults({ book, row, moves }: Work): void {
  if (!trades.has(row.command.kind)) return
  const { protection } = book
  for (const { from, to, amount } of moves) {
    const [payer, payee] = amount.lt(0) ? [to, from] : [from, to]
    if (payer.startsWith('house:') === payee.startsWith('house:') || payer === 'house:insurance') continue
    protection.results.push({ at: row.at, amount: payee.startsWith('house:') ? amount.abs().neg() : amount.abs() })
  }
  protection.results = protection.results.filter(({ at }) => at > row.at - 2 * dayMs)
}

/** What is tighter counts at once, what is looser after a day; as much or less than what is on its way waits no longer. */
export function setLossLimit(work: Work, command: Command): void {
  const { protection } = work.book
  const { at, reply } = work.row
  const asked = limitOf(command['lossLimit'])
  const current = limitAt(protection, at)
  const coming = protection.limitNext
  const isComing = coming !== null && at < coming.from && asked.lte(coming.limit)
  protection.limitNext = asked.lte(current) ? null : { limit: asked, from: isComing ? coming.from : at + dayMs }
  protection.limit = Num.min(asked, current)
  protection.limits.push(asked)
  const next = reply['next'] as { lossLimit: string | null; from: number } | null
  const isTold =
    protection.limit.eq(limitOf(reply['lossLimit'])) &&
    next?.from === protection.limitNext?.from &&
    (next === null || protection.limitNext?.limit.eq(limitOf(next.lossLimit)) === true)
  if (!isTold) work.fault(`the loss limit is ${JSON.stringify(protection)}`)
}

export const limitOf = (text: unknown): Num => (typeof text === 'string' ? num(text) : none)

export function setResidence(work: Work, command: Command): void {
  const { book, row } = work
  const { protection } = book
  const asked = String(command['country'])
  if (book.level > 0) work.fault('a country was stated against a document')
  const current = countryAt(book, row.at)
  const coming = protection.countryNext
  const isComing = coming !== null && row.at < coming.from && coming.country === asked
  protection.country = current === '' ? asked : current
  if (protection.country === asked) protection.countryNext = null
  else protection.countryNext = { country: asked, from: isComing ? coming.from : row.at + dayMs }
  const next = row.reply['next'] as { country: string; from: number } | null
  const isTold = row.reply['country'] === protection.country && next?.country === protection.countryNext?.country
  if (!isTold || next?.from !== protection.countryNext?.from) work.fault(`the country is ${JSON.stringify(protection)}`)
}

export const excludeSelf = (work: Work, command: Command): void => {
  pause(work, 'excludedUntil', Number(command['days']) * dayMs)
}
export const coolOff = (work: Work, command: Command): void => {
  pause(work, 'coolOffUntil', Number(command['hours']) * hourMs)
}

/** Never shortened; what rests to be opened is let go, and nothing else. */
function pause(work: Work, which: 'excludedUntil' | 'coolOffUntil', ms: number): void {
  const { protection, orders } = work.book
  const until = work.row.at + ms
  if (until <= protection[which]) work.fault('a pause was shortened')
  protection[which] = until
  protection.pauses.add(until)
  const resting = [...orders.values()].filter((each) => each.action === 'open' && each.waits === 'for_price')
  for (const { id } of resting) dropOrder(work, id)
  const { until: told, cancelled } = work.row.reply
  if (told !== until || cancelled !== resting.length)
    work.fault(`a pause until ${until} that lets go of ${resting.length}`)
}
