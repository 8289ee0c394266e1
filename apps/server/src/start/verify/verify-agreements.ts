import { canonicalText } from '@touchstone/domain/ledger/canonical'
import { hashText } from '@touchstone/domain/ledger/hash'
import { notedAcceptance } from '../../console/agreements/note-acceptance.ts'
import { hashedText } from '../../features/agreements/agreement-texts.store.ts'
import type { Acceptance } from '../../features/agreements/agreements.store.ts'
import { isAfter, pages, type Verification } from './verification.ts'

type Accepted = Pick<Acceptance, 'language' | 'sha256' | 'occasion' | 'version'> & {
  id: bigint
  userId: bigint
  articleId: bigint
  at: bigint
}
type WithText = Pick<Accepted, 'id' | 'userId' | 'sha256'> & { title: string | null; body: string | null }

const acceptances = `
  select a.id, a.user_id as "userId", a.sha256, t.title, t.body
  from agreement_acceptances a left join agreement_texts t using (article_id, version, language)
  where ${isAfter('a.id')} order by a.id limit 1000`

/** The rows of the log that note an acceptance, and which: taken from the text, since anything may stand there. */
const noted = `
  select id, subject, at, details, substring(details from '"acceptance":(-?[0-9]{1,18})[,}]')::bigint as acceptance
  from audit_log where act = 'agreement_accepted'`

type Noted = Record<'noteSubject' | 'noteDetails', string> & { row: bigint; acceptance: bigint | null; noteAt: bigint }
type NotedAndAccepted = Noted & (Accepted | Record<keyof Accepted, null>)

const notes = `
  select n.id as row, n.acceptance, n.subject as "noteSubject", n.at as "noteAt", n.details as "noteDetails",
    a.id, a.user_id as "userId", a.article_id as "articleId", a.version, a.language, a.sha256, a.occasion, a.at
  from (${noted} and ${isAfter('id')} order by id limit 1000) n left join agreement_acceptances a on a.id = n.acceptance
  order by n.id`

type Unnoted = { id: bigint; userId: bigint; isOfBefore: boolean }

/**
 * Of before the log noted them are only those with a lower id and an earlier time than any that it notes. Each page reads
 * the whole log, so it is long.
 */
const unnoted = `
  with n as materialized (${noted}), first as (select min(acceptance) as id, min(at) as at from n)
  select a.id, a.user_id as "userId", coalesce(a.id < first.id and a.at < first.at, true) as "isOfBefore"
  from agreement_acceptances a, first
  where ${isAfter('a.id')} and not exists (select from n where n.acceptance = a.id)
  order by a.id limit 100000`

/**
 * What people accepted: each acceptance against the text that is kept, and against the audit log, which notes it. Those of
 * before the first that was noted stand under no hash, and are counted.
 */
export async function verifyAgreements(verification: Verification): Promise<void> {
  await verifyTexts(verification)
  await verifyNotes(verification)
  for await (const page of pages<Unnoted>(verification, unnoted, [null], (last) => [String(last.id)]))
    for (const row of page)
      if (row.isOfBefore) verification.counts.unnotedAgreements += 1
      else verification.differs(`${nameOf(row)} does not stand in the audit log`)
}

async function verifyTexts(verification: Verification): Promise<void> {
  for await (const page of pages<WithText>(verification, acceptances, [null], (last) => [String(last.id)]))
    for (const { title, body, ...row } of page) {
      if (row.id <= 0n) verification.differs(`${nameOf(row)} has an id below 1, and the house gives none below 1`)
      if (title === null || body === null || hashText(hashedText({ title, body })) !== row.sha256)
        verification.differs(`${nameOf(row)} is of another text than the one that is kept`)
      verification.counts.agreements += 1
    }
}

async function verifyNotes(verification: Verification): Promise<void> {
  for await (const page of pages<NotedAndAccepted>(verification, notes, [null], (last) => [String(last.row)]))
    for (const note of page)
      if (note.id === null)
        verification.differs(`acceptance ${note.acceptance ?? 'of no id'} stands in the audit log, and is not there`)
      else if (textOf(note) !== textDue(note))
        verification.differs(`${nameOf(note)} stands in the audit log as another one`)
}

const nameOf = ({ id, userId }: Pick<Accepted, 'id' | 'userId'>): string => `acceptance ${id} of user ${userId}`

const textOf = ({ noteSubject, noteAt, noteDetails }: Noted): string => `${noteSubject} ${noteAt} ${noteDetails}`
function textDue({ id, userId, articleId, version, language, sha256, occasion, at }: Accepted): string {
  const accepted = { id: Number(id), articleId: Number(articleId), version, language, sha256, occasion }
  return `user ${userId} ${at} ${canonicalText(notedAcceptance(accepted))}`
}
