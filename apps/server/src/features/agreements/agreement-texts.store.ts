import { hashText } from '@touchstone/domain/ledger/hash'
import { agreementKinds, agreementPurposes, type AgreementPurpose } from '@touchstone/wire/articles'
import { defaultLanguage, isLanguage, type Language } from '@touchstone/wire/languages'
import type { Transaction } from '../../platform/database.ts'

/** A text of an agreement in one language, as it was in force from `at` on. */
export type AgreementText = {
  articleId: number
  version: number
  language: Language
  title: string
  body: string
  sha256: string
  at: number
}

/** What is hashed, and what a person who checks the hash needs: title, an empty line, body. */
export const hashedText = ({ title, body }: { title: string; body: string }): string => `${title}\n\n${body}`

type Columns = {
  article_id: bigint
  version: number
  language: string
  title: string
  body: string
  sha256: string
  at: bigint
}

const textFrom = (row: Columns): AgreementText => ({
  articleId: Number(row.article_id),
  version: row.version,
  language: isLanguage(row.language) ? row.language : defaultLanguage,
  title: row.title,
  body: row.body,
  sha256: row.sha256,
  at: Number(row.at),
})

/** The kinds of articles that are agreements. */
export const kindsOfAgreements: readonly string[] = Object.values(agreementKinds)

/** What the articles of a kind are agreements for. @throws for a kind that is no agreement. */
export function purposeOf(kind: string): AgreementPurpose {
  const found = agreementPurposes.find((purpose) => agreementKinds[purpose] === kind)
  if (found === undefined) throw new Error(`articles of kind ${kind} are no agreements`)
  return found
}

/** Loads every language of the version of the agreement that is in force; empty if none is published. */
export async function textsInForce(sql: Transaction, purpose: AgreementPurpose): Promise<AgreementText[]> {
  const rows = await sql<Columns[]>`
    select * from agreement_texts where (article_id, version) = (
      select t.article_id, t.version from agreement_texts t join articles a on a.id = t.article_id
      where a.kind = ${agreementKinds[purpose]} and a.state = 'published'
      order by a.published_at desc, a.id desc, t.version desc limit 1)
    order by language`
  return rows.map(textFrom)
}

/** The text in a language, English where that is missing. */
export const inLanguage = (texts: readonly AgreementText[], language: Language): AgreementText | undefined =>
  texts.find((text) => text.language === language) ?? texts.find((text) => text.language === defaultLanguage)

/** Loads a text by its exact name. */
export async function findAgreementText(
  sql: Transaction,
  { articleId, version, language }: Pick<AgreementText, 'articleId' | 'version' | 'language'>,
): Promise<AgreementText | undefined> {
  const [row] = await sql<Columns[]>`
    select * from agreement_texts
    where article_id = ${articleId} and version = ${version} and language = ${language}`
  return row && textFrom(row)
}

/**
 * Keeps the present texts of every published agreement as a new version, unless they are those of its newest
 * version. Run it in the transaction that changes or publishes one.
 */
export async function keepAgreementTexts(sql: Transaction, at: number): Promise<void> {
  const articles = await sql<{ id: bigint }[]>`
    select id from articles
    where kind = any(${kindsOfAgreements}::text[]) and state = 'published' order by id for update`
  for (const { id } of articles) await keepTextsOf(sql, Number(id), at)
}

async function keepTextsOf(sql: Transaction, articleId: number, at: number): Promise<void> {
  const present = await sql<{ language: string; title: string; body: string }[]>`
    select language, title, body from article_texts where article_id = ${articleId} order by language`
  const texts = present.map((text) => ({ ...text, sha256: hashText(hashedText(text)) }))
  const newest = await sql<{ version: number; language: string; sha256: string }[]>`
    select version, language, sha256 from agreement_texts
    where article_id = ${articleId}
      and version = (select max(version) from agreement_texts where article_id = ${articleId})
    order by language`
  const nameOf = (rows: readonly { language: string; sha256: string }[]): string =>
    rows
      .map(({ language, sha256 }) => `${language} ${sha256}`)
      .toSorted()
      .join()
  if (texts.length === 0 || nameOf(texts) === nameOf(newest)) return
  const version = (newest[0]?.version ?? 0) + 1
  await sql`
    insert into agreement_texts (article_id, version, language, title, body, sha256, at)
    select ${articleId}::bigint, ${version}::int, each.*, ${at}::bigint
    from unnest(${texts.map(({ language }) => language)}::text[], ${texts.map(({ title }) => title)}::text[],
      ${texts.map(({ body }) => body)}::text[], ${texts.map(({ sha256 }) => sha256)}::text[]) as each`
}
