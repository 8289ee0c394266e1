import { createHash } from 'node:crypto'
import { createPlayMoneyAudit } from './audit-play-money.ts'
import { followGuarded, type Guarded, unguarded } from './audit-protection.ts'
import { Num, num, zero } from '../naive-model/numbers.ts'
import type { PostingText } from '../naive-model/postings.ts'
import type { JournalText } from './journal-reader.ts'

/** Of people, and the last three of the house's own books. */
const bookAccounts = new Set([
  'balance',
  'contract',
  'margin',
  'frozen',
  'invested',
  'pledged',
  'escrow',
  'capital',
  'proceeds',
])
export const noHash = '0'.repeat(64)

export type AuditedBook = {
  world: string
  sequence: number
  head: string
  accounts: Map<string, Num>
  guarded: Guarded
}

/**
 * Trusts only postings: from the rows of the journal it rebuilds every account, of users and of the house, and the
 * chain of every book with its own SHA-256. It returns the faults as sentences.
 */
export function createAuditor() {
  const books = new Map<number, AuditedBook>()
  /** By world, account and currency. */
  const house = new Map<string, Num>()
  const keys = new Set<string>()
  const arrivals = new Set<string>()
  /** What was moved in all, by kind of posting and currency. */
  const moved = new Map<string, Num>()
  const ofPlayMoney = createPlayMoneyAudit()
  let rows = 0

  function follow(row: JournalText): string[] {
    const faults: string[] = []
    const where = `book ${row.book_id} row ${row.sequence}`
    const book = books.get(row.book_id) ?? {
      world: row.world,
      sequence: 0,
      head: noHash,
      accounts: new Map<string, Num>(),
      guarded: unguarded(),
    }
    books.set(row.book_id, book)
    rows += 1
    if (row.sequence !== book.sequence + 1) faults.push(`${where} follows row ${book.sequence}`)
    if (row.previous_hash !== book.head) faults.push(`${where} does not link to the previous hash`)
    if (rowHash(row) !== row.hash) faults.push(`${where} has the wrong hash`)
    if (keys.has(`${row.book_id} ${row.key}`)) faults.push(`${where} uses the key ${row.key} again`)
    keys.add(`${row.book_id} ${row.key}`)
    const { kind, arrivalId = '' } = JSON.parse(row.command) as { kind: string; arrivalId?: string }
    if (kind === 'credit_deposit' && arrivals.has(arrivalId)) faults.push(`${where} credits arrival ${arrivalId} again`)
    if (kind === 'credit_deposit') arrivals.add(arrivalId)
    book.sequence = row.sequence
    book.head = row.hash
    const postings = JSON.parse(row.entries) as PostingText[]
    for (const posting of postings) for (const fault of post(book, posting)) faults.push(`${where}: ${fault}`)
    for (const fault of followGuarded(book.guarded, row, postings)) faults.push(`${where}: ${fault}`)
    for (const fault of ofPlayMoney(row, postings)) faults.push(`${where}: ${fault}`)
    for (const [key, amount] of book.accounts)
      if (amount.lt(zero)) faults.push(`${where}: ${key} is ${amount.toString()}`)
    return faults
  }

  function post(book: AuditedBook, posting: PostingText): string[] {
    const [kind, currency, from, to, digits, , fromAfter, toAfter] = posting
    const amount = num(digits)
    const faults: string[] = []
    const sum = `${kind} ${currency}`
    moved.set(sum, (moved.get(sum) ?? zero).plus(amount))
    if (amount.lte(0) || from === to) faults.push(`invalid posting: ${kind} of ${digits} from ${from} to ${to}`)
    const enter = (account: string, change: Num, after: unknown): void => {
      const [held, key] = account.startsWith('house:')
        ? [house, `${book.world} ${account} ${currency}`]
        : [book.accounts, `${account}:${currency}`]
      if (held === book.accounts && !bookAccounts.has(account)) faults.push(`unknown account ${account}`)
      const now = (held.get(key) ?? zero).plus(change)
      held.set(key, now)
      if (held === book.accounts ? !now.eq(String(after)) : after !== null)
        faults.push(`${kind} leaves ${key} at ${now.toString()}; the posting says ${String(after)}`)
    }
    enter(from, amount.neg(), fromAfter)
    enter(to, amount, toAfter)
    return faults
  }

  /** In every world and currency the sum of everything is zero. */
  function zeroSum(): string[] {
    const sums = new Map<string, Num>()
    const add = (key: string, amount: Num): void => void sums.set(key, (sums.get(key) ?? zero).plus(amount))
    for (const [key, amount] of house) {
      const [world = '', , currency = ''] = key.split(' ')
      add(`${world} ${currency}`, amount)
    }
    for (const { world, accounts } of books.values())
      for (const [key, amount] of accounts) add(`${world} ${key.slice(key.indexOf(':') + 1)}`, amount)
    return [...sums].filter(([, sum]) => !sum.isZero()).map(([key, sum]) => `${key} adds up to ${sum.toString()}`)
  }

  return { books, house, moved, follow, zeroSum, rows: () => rows }
}

export type Auditor = ReturnType<typeof createAuditor>

function rowHash(row: JournalText): string {
  const lines = ['touchstone journal 1', row.previous_hash, row.book_id, row.sequence, JSON.stringify(row.key), row.at]
  const text = [...lines, row.command, row.facts, row.reply, row.entries].join('\n')
  return createHash('sha256').update(text, 'utf8').digest('hex')
}

export const sumOf = (amounts: Iterable<Num>): Num => {
  let sum = new Num(0)
  for (const amount of amounts) sum = sum.plus(amount)
  return sum
}
