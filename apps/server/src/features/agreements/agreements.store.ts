import { ok, refuse, type Result } from '@touchstone/domain/result'
import type { AcceptanceOccasion } from '@touchstone/wire/agreements'
import { agreementKinds, type AgreementPurpose } from '@touchstone/wire/articles'
import { defaultLanguage, isLanguage, type Language } from '@touchstone/wire/languages'
import type { Transaction } from '../../platform/database.ts'
import { type AgreementText, inLanguage, purposeOf, textsInForce } from './agreement-texts.store.ts'

/** Who accepted what, and when; epoch milliseconds. */
export type Acceptance = {
  id: number
  userId: number
  articleId: number
  purpose: AgreementPurpose
  version: number
  language: Language
  title: string
  sha256: string
  occasion: AcceptanceOccasion
  at: number
}

type Columns = {
  id: bigint
  user_id: bigint
  article_id: bigint
  kind: string
  version: number
  language: string
  title: string
  sha256: string
  occasion: AcceptanceOccasion
  at: bigint
}

const acceptanceFrom = (row: Columns): Acceptance => ({
  id: Number(row.id),
  userId: Number(row.user_id),
  articleId: Number(row.article_id),
  purpose: purposeOf(row.kind),
  version: row.version,
  language: isLanguage(row.language) ? row.language : defaultLanguage,
  title: row.title,
  sha256: row.sha256,
  occasion: row.occasion,
  at: Number(row.at),
})

/** What a person says they accept: the hash of the text they saw, or none, and the language of their request. */
export type Shown = { sha256: string | undefined; language: Language }

/** `sha256`: of the text in force in the language of the request; null where none is. */
type AgreementChanged = { kind: 'agreement_changed'; sha256: string | null }

/** Finds the text that is accepted. Refuses one that is not in force, and everything while none is. */
export async function acceptedText(
  sql: Transaction,
  shown: Shown,
  purpose: AgreementPurpose = 'registration',
): Promise<Result<AgreementText, AgreementChanged>> {
  const texts = await textsInForce(sql, purpose)
  const inForce = inLanguage(texts, shown.language)
  const accepted = shown.sha256 === undefined ? inForce : texts.find(({ sha256 }) => sha256 === shown.sha256)
  return accepted === undefined ? refuse({ kind: 'agreement_changed', sha256: inForce?.sha256 ?? null }) : ok(accepted)
}

/** Puts an acceptance into a log of which every row is hashed. It waits for other writers of the log, so it comes last. */
export type NoteAcceptance = (
  transaction: Transaction,
  accepted: Omit<Acceptance, 'title' | 'purpose'>,
) => Promise<unknown>

/**
 * Records that a user accepted a text, and notes it. Accepting the same text again changes nothing. Call it last in a
 * transaction.
 */
export async function recordAcceptance(
  transaction: Transaction,
  noteAcceptance: NoteAcceptance,
  accepted: Pick<Acceptance, 'userId' | 'occasion' | 'at'> & { text: AgreementText },
): Promise<void> {
  const { userId, occasion, at } = accepted
  const { articleId, version, language, sha256 } = accepted.text
  const [row] = await transaction<{ id: bigint }[]>`
    insert into agreement_acceptances (user_id, article_id, version, language, sha256, occasion, at)
    values (${userId}, ${articleId}, ${version}, ${language}, ${sha256}, ${occasion}, ${at})
    on conflict do nothing returning id`
  if (row === undefined) return
  await noteAcceptance(transaction, { id: Number(row.id), userId, articleId, version, language, sha256, occasion, at })
}

const acceptances = (sql: Transaction) => sql`
  select a.*, t.title, r.kind from agreement_acceptances a
  join agreement_texts t using (article_id, version, language) join articles r on r.id = a.article_id`

const ofPurpose = (sql: Transaction, purpose: AgreementPurpose | undefined) =>
  purpose === undefined ? sql`` : sql`and r.kind = ${agreementKinds[purpose]}`

/** Whether a user has accepted this very text before. */
export async function hasAccepted(
  sql: Transaction,
  userId: number,
  { articleId, version, language }: AgreementText,
): Promise<boolean> {
  const rows = await sql`
    select from agreement_acceptances
    where user_id = ${userId} and article_id = ${articleId} and version = ${version} and language = ${language}`
  return rows.length > 0
}

/** A user's acceptances, newest first; of all agreements, or of those for one purpose. */
export async function listAcceptances(
  sql: Transaction,
  { userId, purpose }: { userId: number; purpose?: AgreementPurpose | undefined },
  { skip, limit }: { skip: number; limit: number },
): Promise<{ rows: Acceptance[]; total: number }> {
  const [counted] = await sql<{ count: bigint }[]>`
    select count(*) as count from agreement_acceptances a join articles r on r.id = a.article_id
    where a.user_id = ${userId} ${ofPurpose(sql, purpose)}`
  const rows = await sql<Columns[]>`
    ${acceptances(sql)} where a.user_id = ${userId} ${ofPurpose(sql, purpose)} order by a.id desc offset ${skip} limit ${limit}`
  return { rows: rows.map(acceptanceFrom), total: Number(counted?.count ?? 0n) }
}

/** An acceptance of a user; undefined for another's. */
export async function findAcceptance(sql: Transaction, userId: number, id: string): Promise<Acceptance | undefined> {
  const [row] = await sql<Columns[]>`${acceptances(sql)} where a.user_id = ${userId} and a.id = ${id}`
  return row && acceptanceFrom(row)
}
