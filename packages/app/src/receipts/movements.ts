import type { Entry, Posting } from '@touchstone/domain/ledger/posting'
import { printDecimal } from '@touchstone/domain/money/decimal'
import type { PostingKind } from '@touchstone/domain/rulebook/nouns'
import type { ReadReceipt } from './read-decided.ts'

/** A movement of money, and what the person's accounts on either side held after it. */
export type Movement = Pick<Posting<PostingKind>, 'kind' | 'from' | 'to' | 'currency'> & {
  value: string
  after: { account: Entry['account']; value: string }[]
}

/** The postings of a command in their order, each with its entries. */
export function movementsOf({ claimed: { postings, entries } }: Pick<ReadReceipt, 'claimed'>): Movement[] {
  let next = 0
  return postings.map(({ kind, from, to, currency, amount }) => {
    const after: Movement['after'] = []
    for (const account of [from, to]) {
      const entry = entries[next]
      if (entry === undefined || entry.account !== account) continue
      next += 1
      after.push({ account: entry.account, value: printDecimal(entry.balanceAfter) })
    }
    // A receipt is read from text, and its kind is only a claim.
    return { kind: kind as PostingKind, from, to, currency, value: printDecimal(amount), after }
  })
}
