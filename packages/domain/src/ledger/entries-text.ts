import { decimal, printDecimal } from '../money/decimal.ts'
import { assert } from '../result.ts'
import { isHouseAccount } from './account.ts'
import { canonicalText, flat } from './canonical.ts'
import type { Entry, Posting } from './posting.ts'

/**
 * A posting, with the balance of each side after it; null for the house, whose accounts are never locked or counted.
 */
type PostingRow = [
  kind: Posting['kind'],
  currency: Posting['currency'],
  from: Posting['from'],
  to: Posting['to'],
  amount: string,
  subject: string,
  fromAfter: string | null,
  toAfter: string | null,
]

/**
 * Returns the canonical text of a command's effect on the ledger: a list of postings, each with both sides and the
 * user's balances after it. `entries` are those that the kernel made of these postings, in the same order.
 * @throws if they do not belong together.
 */
export function entriesText(postings: readonly Posting[], entries: readonly Entry[]): string {
  let next = 0
  const after = (posting: Posting, account: Posting['from']): string => {
    if (isHouseAccount(account)) return 'null'
    const entry = entries[next]
    next += 1
    assert(entry?.account === account && entry.currency === posting.currency, 'an entry belongs to its posting')
    return `"${printDecimal(entry.balanceAfter)}"`
  }
  let text = ''
  for (const posting of postings) {
    const { kind, currency, from, to, amount, subject } = posting
    // The same as the canonical text of a `PostingRow`, without creating one: our names and decimals need no escape.
    text += text === '' ? '[' : ','
    text += `["${kind}","${currency}","${from}","${to}","${printDecimal(amount)}",${canonicalText(subject)},`
    text += `${after(posting, from)},${after(posting, to)}]`
  }
  assert(next === entries.length, 'every entry belongs to a posting')
  return text === '' ? '[]' : flat(`${text}]`)
}

/** Reads the postings and the user's entries from our text. @throws if the text is malformed. */
export function readEntries(text: string): { postings: Posting[]; entries: Entry[] } {
  const postings: Posting[] = []
  const entries: Entry[] = []
  for (const row of JSON.parse(text) as PostingRow[]) {
    const [kind, currency, from, to, digits, subject, fromAfter, toAfter] = row
    const { length }: readonly unknown[] = row
    // A kind that is not a text would be found in no table of rules, and its posting would be checked by none.
    assert(typeof kind === 'string', 'a posting has a kind')
    assert(
      length === 8 && [currency, from, to, digits, subject].every((each) => typeof each === 'string'),
      'a posting names what it moves, from where to where',
    )
    assert(
      [fromAfter, toAfter].every((each) => each === null || typeof each === 'string'),
      'what is left is a decimal',
    )
    const amount = decimal(digits)
    postings.push({ kind, currency, from, to, amount, subject })
    if (!isHouseAccount(from))
      entries.push({ kind, currency, account: from, amount: -amount, balanceAfter: held(fromAfter), subject })
    if (!isHouseAccount(to)) entries.push({ kind, currency, account: to, amount, balanceAfter: held(toAfter), subject })
  }
  return { postings, entries }
}

function held(text: string | null): bigint {
  assert(text !== null, "a user's side says what it held afterwards")
  return decimal(text)
}
