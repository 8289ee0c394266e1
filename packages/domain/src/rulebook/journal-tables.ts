import type { PostingRule } from '../ledger/posting.ts'
import type { AnyJournal } from '../noun/journal.ts'
import type { Giver } from '../receipts/decided-row.ts'
import { journals } from './journals.ts'
import { merged, rowOf } from './merged.ts'

const all: { readonly [noun: string]: AnyJournal } = journals

export const commandRows = merged(all, ({ commands }) => commands)
export const replyRules = merged(all, ({ replies }) => replies)
export const postingRules = merged(all, ({ postings }) => postings)

/** The replies that a formula stands behind. */
export const receiptedKinds = [...replyRules].filter(([, { formula }]) => formula !== 'none').map(([kind]) => kind)
/** The postings by which money comes from outside or leaves. */
export const flowKinds = [...postingRules].filter(([, { isFlow }]) => isFlow).map(([kind]) => kind)

export const postingRule = (kind: string): PostingRule => rowOf(postingRules, kind)

/** Who gives the command of a row; undefined for one that this version does not know. */
export const giverOf = ({ kind }: { readonly kind: string }): Giver | undefined => commandRows.get(kind)?.givenBy
