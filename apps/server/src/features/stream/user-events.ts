import type { Book } from '@touchstone/domain/books/book'
import type { ApplicationState } from '@touchstone/domain/identity/application'
import { canonicalText } from '@touchstone/domain/ledger/canonical'
import { merged, rowOf } from '@touchstone/domain/rulebook/merged'
import type { Committed } from '../../executor/submission.ts'
import type { AnyNounSides, EventFields, EventOfRecord, EventsOfReply } from '../feature/feature.ts'

/** What a committed command means to its user, as JSON texts: first what happened, then what it left behind. */
export function createEventTexts(features: AnyNounSides): (committed: Committed) => string[] {
  const ofReplies = merged(features, ({ events }) => events)
  const ofRecords = merged(features, ({ eventsOfRecords }) => eventsOfRecords)

  function happenings(reply: Committed['reply']): readonly EventFields[] {
    const rule = rowOf(ofReplies, reply.kind) as EventsOfReply
    return rule === 'nothing' ? [] : rule(reply)
  }

  function changeOf(change: Committed['changes'][number]): EventFields[] {
    if (change.kind !== 'record') return []
    const rule = rowOf(ofRecords, change.of.name) as EventOfRecord
    return rule === 'nothing' ? [] : [rule(change.record)]
  }

  return ({ row, before, book, changes, reply }) => {
    const ofBook = { bookId: book.id, book: book.world, sequence: row.sequence, atMs: row.at }
    return [
      ...happenings(reply),
      ...changes.flatMap(changeOf),
      ...(sameAccounts(before, book) ? [] : [balancesOf(book)]),
    ].map((event) => canonicalText({ ...event, ...ofBook }))
  }
}

/** The new state of an application. */
export type IdentityChange = { level: 1 | 2; state: ApplicationState }

/** The new state of a deposit. */
export type DepositChange = { id: string; status: number; state: string }

export const identityText = ({ level, state }: IdentityChange, atMs: number): string =>
  canonicalText({ kind: 'identity', level, state, atMs })

export const depositText = ({ id, status, state }: DepositChange, atMs: number): string =>
  canonicalText({ kind: 'deposit', id, status, state, atMs })

export const messageText = (unread: number, atMs: number): string => canonicalText({ kind: 'message', unread, atMs })

function sameAccounts(before: Book, after: Book): boolean {
  if (before.accounts === after.accounts) return true
  if (before.accounts.size !== after.accounts.size) return false
  for (const [key, held] of after.accounts) if (before.accounts.get(key) !== held) return false
  return true
}

function balancesOf(book: Book): EventFields {
  const accounts = [...book.accounts].map(([key, balance]) => {
    const [account = '', currency = ''] = key.split(':')
    return { account, currency, balance }
  })
  return { kind: 'balances', accounts }
}
