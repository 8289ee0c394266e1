import { isLanguage, type Language } from '@touchstone/wire/languages'
import type { ArticleKind } from '../../features/articles/articles.store.ts'
import { keepAgreementTexts, kindsOfAgreements } from '../../features/agreements/agreement-texts.store.ts'
import type { Transaction } from '../../platform/database.ts'
import { noteAgreementsInForce } from '../agreements/note-in-force.ts'

export type ArticleState = 'published' | 'withdrawn' | 'draft'
export type ArticleText = { title: string; summary: string; body: string }

export type ContentArticle = {
  id: number
  slug: string | null
  kind: ArticleKind
  state: ArticleState
  rank: number
  target: { type: number; url: string } | null
  image: string | null
  title: string
  languages: Language[]
  publishedAt: number
}

type Columns = {
  id: bigint
  slug: string | null
  kind: ArticleKind
  state: ArticleState
  rank: number
  target_type: number | null
  target_url: string | null
  image: string | null
  title: string | null
  languages: string[] | null
  published_at: bigint
}

const articleFrom = (row: Columns): ContentArticle => ({
  id: Number(row.id),
  slug: row.slug,
  kind: row.kind,
  state: row.state,
  rank: row.rank,
  target: row.target_type === null || row.target_url === null ? null : { type: row.target_type, url: row.target_url },
  image: row.image,
  title: row.title ?? '',
  languages: (row.languages ?? []).filter(isLanguage),
  publishedAt: Number(row.published_at),
})

const columns = (sql: Transaction) => sql`
  a.id, a.slug, a.kind, a.state, a.rank, a.target_type, a.target_url, a.image, a.published_at,
  (select title from article_texts t where t.article_id = a.id and t.language = 'en-us') as title,
  (select array_agg(language order by language) from article_texts t where t.article_id = a.id) as languages`

type Filter = { kind: ArticleKind | undefined; state: ArticleState | undefined }

/** By kind and rank, then newest first; and how many there are in all. */
export async function listContent(
  sql: Transaction,
  { kind, state }: Filter,
  { skip, limit }: { skip: number; limit: number },
): Promise<{ rows: ContentArticle[]; total: number }> {
  const matches = sql`
    ${kind === undefined ? sql`true` : sql`a.kind = ${kind}`}
    ${state === undefined ? sql`` : sql`and a.state = ${state}`}`
  const [counted] = await sql<{ count: bigint }[]>`select count(*) as count from articles a where ${matches}`
  const rows = await sql<Columns[]>`
    select ${columns(sql)} from articles a where ${matches}
    order by a.kind, a.rank, a.published_at desc, a.id desc offset ${skip} limit ${limit}`
  return { rows: rows.map(articleFrom), total: Number(counted?.count ?? 0n) }
}

export async function findContent(
  sql: Transaction,
  id: string,
): Promise<(ContentArticle & { texts: Partial<Record<Language, ArticleText>> }) | undefined> {
  const [row] = await sql<Columns[]>`select ${columns(sql)} from articles a where a.id = ${id}`
  if (row === undefined) return undefined
  const texts = await sql<(ArticleText & { language: string })[]>`
    select language, title, summary, body from article_texts where article_id = ${id}`
  return {
    ...articleFrom(row),
    texts: Object.fromEntries(texts.map(({ language, title, summary, body }) => [language, { title, summary, body }])),
  }
}

export type SavedArticle = {
  id: string | undefined
  kind: ArticleKind
  rank: number
  target: { type: number; url: string } | null
  image: string | null
  texts: Partial<Record<Language, ArticleText>>
  at: number
}

/** A new one is a draft; one that is there keeps its state. Undefined when it is not there, or of another kind. */
export async function saveContent(sql: Transaction, article: SavedArticle): Promise<number | undefined> {
  const { id, kind, rank, target, image, texts, at } = article
  const [type, url] = [target?.type ?? null, target?.url ?? null]
  const [row] =
    id === undefined
      ? await sql<{ id: bigint }[]>`
          insert into articles (kind, state, rank, published_at, target_type, target_url, image)
          values (${kind}, 'draft', ${rank}, ${at}, ${type}, ${url}, ${image}) returning id`
      : await sql<{ id: bigint }[]>`
          update articles set rank = ${rank}, target_type = ${type}, target_url = ${url}, image = ${image}
          where id = ${id} and kind = ${kind} returning id`
  if (row === undefined) return undefined
  const written = Object.entries(texts)
  const languages = written.map(([language]) => language)
  await sql`delete from article_texts where article_id = ${row.id} and language <> all(${languages}::text[])`
  await sql`
    insert into article_texts (article_id, language, title, summary, body)
    select ${row.id}::bigint, * from unnest(${languages}::text[], ${written.map(([, { title }]) => title)}::text[],
      ${written.map(([, { summary }]) => summary)}::text[], ${written.map(([, { body }]) => body)}::text[])
    on conflict (article_id, language) do update
    set title = excluded.title, summary = excluded.summary, body = excluded.body`
  await keepAgreement(sql, kind, at)
  return Number(row.id)
}

/**
 * Shows it to everybody, or to nobody; a draft takes the date of its publication. Returns false if it does not exist.
 */
export async function setContentState(
  sql: Transaction,
  { id, state, at }: { id: string; state: 'published' | 'withdrawn'; at: number },
): Promise<boolean> {
  const [changed] = await sql<{ kind: ArticleKind }[]>`
    update articles set published_at = case when state = 'draft' then ${at} else published_at end, state = ${state}
    where id = ${id} returning kind`
  if (changed !== undefined) await keepAgreement(sql, changed.kind, at)
  return changed !== undefined
}

/** Keeps what was changed of an agreement, and notes what is in force now. */
async function keepAgreement(sql: Transaction, kind: ArticleKind, at: number): Promise<void> {
  if (!kindsOfAgreements.includes(kind)) return
  await keepAgreementTexts(sql, at)
  await noteAgreementsInForce(sql, at)
}

/** Whether it is the only agreement in force for its purpose. Others stay as they are until the transaction ends. */
export async function isLastAgreement(sql: Transaction, id: string): Promise<boolean> {
  const inForce = await sql<{ id: bigint }[]>`
    select id from articles
    where kind = (select kind from articles where id = ${id} and kind = any(${kindsOfAgreements}::text[]))
      and state = 'published' order by id for update`
  return inForce.length === 1 && String(inForce[0]?.id) === id
}

export type ShortLinkRow = { code: string; type: number; target: string }

export async function listShortLinks(
  sql: Transaction,
  { skip, limit }: { skip: number; limit: number },
): Promise<{ rows: ShortLinkRow[]; total: number }> {
  const [counted] = await sql<{ count: bigint }[]>`select count(*) as count from short_links`
  const rows = await sql<ShortLinkRow[]>`
    select code, type, target from short_links order by code offset ${skip} limit ${limit}`
  return { rows: [...rows], total: Number(counted?.count ?? 0n) }
}

export async function putShortLink(sql: Transaction, { code, type, target }: ShortLinkRow): Promise<void> {
  await sql`
    insert into short_links (code, type, target) values (${code}, ${type}, ${target})
    on conflict (code) do update set type = excluded.type, target = excluded.target`
}

export async function deleteShortLink(sql: Transaction, code: string): Promise<boolean> {
  const deleted = await sql`delete from short_links where code = ${code} returning true`
  return deleted.length > 0
}
