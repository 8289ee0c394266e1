import { heldBy } from './naive-book.ts'
import type { Work } from './naive-work.ts'
import { down, num, type Num, placesOf, zero } from './numbers.ts'

type Quote = {
  from: string
  to: string
  pay: string
  receive: string
  fromMark: string | null
  toMark: string | null
  fromSequence: number | null
  toSequence: number | null
  bookId: number
  expiresAt: number
}

/** What is sold counts at mark less half the spread, what is bought at mark and half the spread; one fraction, down. */
export function exchange(work: Work): void {
  const quote = work.row.facts.exchangeQuote as Quote | undefined
  if (quote === undefined) {
    work.fault('an exchange without a quote')
    return
  }
  const half = work.terms.exchangeSpread.div(2)
  const price = (mark: string | null, factor: Num): Num => (mark === null ? num(1) : num(mark).times(factor))
  const given = price(quote.fromMark, num(1).minus(half))
  const taken = price(quote.toMark, num(1).plus(half))
  if ((quote.fromMark === null) !== (quote.from === 'USDT') || (quote.toMark === null) !== (quote.to === 'USDT'))
    work.fault('a quote without a mark')
  for (const [currency, mark, sequence] of [
    [quote.from, quote.fromMark, quote.fromSequence],
    [quote.to, quote.toMark, quote.toSequence],
  ] as const)
    if (mark !== null && sequence !== null && !work.tape.tick(`${currency}/USDT`, sequence).mark.eq(mark))
      work.fault(`the quote's mark of ${currency} is not on the tape`)
  if (quote.bookId !== work.book.id || work.row.at >= quote.expiresAt) work.fault("another's quote, or an expired one")
  work.move('balance', 'house:counterparty', num(quote.pay), quote.from)
  const receive = down(num(quote.pay).times(given).div(taken), placesOf(quote.to))
  work.move('house:counterparty', 'balance', receive, quote.to)
}

export function transfer(work: Work, command: Record<string, unknown>): void {
  const amount = num(String(command['amount']))
  if (amount.lte(0)) work.fault('a transfer of nothing')
  work.move(String(command['from']), String(command['to']), amount, String(command['currency']))
}

export const grantDemo = (work: Work): void => {
  if (work.book.world !== 'demo') work.fault('a grant in a book that is no demo')
  work.move('house:treasury', 'contract', work.terms.demoGrant)
}

/** Everything goes, and the grant stands in `contract` again. */
export function resetDemo(work: Work): void {
  const { positions, orders, secondContracts, accounts, world } = work.book
  if (positions.size + orders.size + secondContracts.size > 0) work.fault('a reset while something is open')
  if (world !== 'demo') work.fault('a reset of a book that is no demo')
  for (const key of Array.from(accounts.keys())) {
    const [account = '', currency = ''] = key.split(':')
    const target = key === 'contract:USDT' ? work.terms.demoGrant : zero
    work.move(account, 'house:treasury', heldBy(work.book, account, currency).minus(target), currency)
  }
  if (!accounts.has('contract:USDT')) work.move('house:treasury', 'contract', work.terms.demoGrant)
}
