import { canonicalText } from '../ledger/canonical.ts'
import type { Entry, Posting } from '../ledger/posting.ts'
import { isInCode } from '../money/currency.ts'
import { isListed } from '../settings/added-currencies.ts'
import type { Settings } from '../settings/settings.ts'
import { claimed, type ReceiptCheck } from './receipt.ts'

/**
 * That the entries are sound by themselves: positive postings between two accounts, balances that follow one another, and
 * no currency that the house does not have under these settings, which are read only where one was added.
 */
export function checkEntries(
  { postings, entries }: { postings: readonly Posting[]; entries: readonly Entry[] },
  settings: () => Pick<Settings, 'moreCurrencies'>,
): ReceiptCheck {
  const last = new Map<string, bigint>()
  let follows = true
  for (const { account, currency, amount, balanceAfter } of entries) {
    const key = `${account}:${currency}`
    const before = last.get(key)
    follows &&= before === undefined || before + amount === balanceAfter
    last.set(key, balanceAfter)
  }
  return claimed('entries', `${postings.length} postings`, [
    [postings.every(({ amount }) => amount > 0n), 'a posting moves nothing'],
    [postings.every(({ from, to }) => from !== to), 'a posting has one account on both sides'],
    [
      [...postings, ...entries].every(({ currency }) => isInCode(currency) || isListed(currency, settings())),
      'the settings do not list a currency',
    ],
    [follows, 'a balance does not follow from the one before'],
    [[...last.values()].every((balance) => balance >= 0n), "a user's account ends below zero"],
  ])
}

/** Postings as a formula expects them: those that move nothing are not written. */
export const written = (postings: readonly Posting[]): Posting[] => postings.filter(({ amount }) => amount !== 0n)

export const isSame = (a: object, b: object): boolean =>
  canonicalText(a as Parameters<typeof canonicalText>[0]) === canonicalText(b as Parameters<typeof canonicalText>[0])

/** Whether the postings are exactly these, in this order. */
export const areWritten = (postings: readonly Posting[], expected: readonly Posting[]): boolean =>
  isSame(postings, written(expected))

/** Returns the postings without these, which must occur in this order; undefined if one is missing. */
export function without(postings: readonly Posting[], expected: readonly Posting[]): Posting[] | undefined {
  const due = written(expected)
  const left: Posting[] = []
  let next = 0
  for (const posting of postings) {
    const wanted = due[next]
    if (wanted !== undefined && isSame(posting, wanted)) next += 1
    else left.push(posting)
  }
  return next === due.length ? left : undefined
}
