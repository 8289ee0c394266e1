import { type Decimal, decimal, printDecimal } from '@touchstone/domain/money/decimal'
import { addTo, type BookTotals, type Totals } from './verify-books.ts'
import { checkOrDiffer, select, type Verification } from './verification.ts'

type Row = { world: string; account: string; currency: string; amount: string }

/**
 * The house's accounts, folded or not, against the postings of all books; and that what users and house hold together is
 * nothing in every world and currency. What could not be read would make the rest look wrong: those sums are skipped, with
 * a line for each.
 */
export async function verifyHouse(verification: Verification, { held, house, isWhole }: BookTotals): Promise<void> {
  const { differs } = verification
  const { balances, unread } = await houseBalances(verification)
  if (!isWhole) {
    differs('the house was not compared with the books: a book or a row of one could not be read')
    return
  }
  for (const place of new Set([...balances.keys(), ...house.keys()])) {
    const says = balances.get(place) ?? 0n
    const sum = house.get(place) ?? 0n
    if (says !== sum && !unread.has(place))
      differs(`the house's ${place} is ${printDecimal(says)}, but the postings add up to ${printDecimal(sum)}`)
  }
  const sums: Totals = new Map()
  for (const [place, amount] of [...held, ...balances]) addTo(sums, worldAndCurrency(place), amount)
  for (const place of new Set([...unread].map(worldAndCurrency))) {
    sums.delete(place)
    differs(`all that is held of ${place} was not added up: a balance of the house could not be read`)
  }
  for (const [place, sum] of sums)
    if (sum !== 0n) differs(`all that is held of ${place} adds up to ${printDecimal(sum)}, not to zero`)
}

async function houseBalances(verification: Verification): Promise<{ balances: Totals; unread: Set<string> }> {
  const balances: Totals = new Map()
  const unread = new Set<string>()
  // The newest deltas are rows by the thousand: the database adds them up, exactly.
  const rows = await select<Row>(
    verification,
    `select world, account, currency, sum(amount)::text as amount
     from (select world, account, currency, amount from house_balances
           union all select world, account, currency, amount from house_deltas) as parts
     group by world, account, currency`,
  )
  for (const { world, account, currency, amount } of rows) {
    const place = `${world} ${account}:${currency}`
    const isRead = await checkOrDiffer(verification, `the house's ${place} cannot be read`, () => {
      balances.set(place, exact(amount))
    })
    if (!isRead) unread.add(place)
  }
  return { balances, unread }
}

/** A sum of house balances may have more digits before the point than an amount. */
function exact(text: string): Decimal {
  const [whole = '', fraction = ''] = text.split('.')
  return whole.length > 20 ? BigInt(whole + fraction.padEnd(18, '0')) : decimal(text)
}

/** `demo contract:USDT` and `demo house:fees:USDT` both belong to `demo USDT`. */
const worldAndCurrency = (place: string): string =>
  `${place.slice(0, place.indexOf(' '))} ${place.slice(place.lastIndexOf(':') + 1)}`
