import type { articleKinds } from '@touchstone/wire/articles'
import { defaultLanguage, isLanguage, type Language } from '@touchstone/wire/languages'
import type { Transaction } from '../../platform/database.ts'

export type ArticleKind = (typeof articleKinds)[number]

export type ArticleRow = {
  id: number
  kind: ArticleKind
  publishedAt: number
  target: { type: number; url: string } | null
  image: string | null
  language: Language
  title: string
  summary: string
  /** Empty where a list was asked for. */
  body: string
  /** Whether the user that was named has read it. */
  read: boolean
}

type Columns = {
  id: bigint
  kind: ArticleKind
  published_at: bigint
  target_type: number | null
  target_url: string | null
  image: string | null
  language: string
  title: string
  summary: string
  body: string
  read: boolean
}

const articleFrom = (row: Columns): ArticleRow => ({
  id: Number(row.id),
  kind: row.kind,
  publishedAt: Number(row.published_at),
  target: row.target_type === null || row.target_url === null ? null : { type: row.target_type, url: row.target_url },
  image: row.image,
  language: isLanguage(row.language) ? row.language : defaultLanguage,
  title: row.title,
  summary: row.summary,
  body: row.body,
  read: row.read,
})

type Asked = { kind: ArticleKind; language: Language; userId?: number | undefined }

/** Published articles of a kind in a language, English where that is missing: by rank, then newest first. */
export async function listArticles(
  sql: Transaction,
  { kind, language, userId }: Asked,
  { skip, limit }: { skip: number; limit: number },
): Promise<{ rows: ArticleRow[]; total: number }> {
  const [counted] = await sql<{ count: bigint }[]>`
    select count(*) as count from articles where kind = ${kind} and state = 'published'`
  const rows = await sql<Columns[]>`
    select a.id, a.kind, a.published_at, a.target_type, a.target_url, a.image, t.language, t.title, t.summary,
      '' as body, r.user_id is not null as read
    from articles a cross join lateral (
      select * from article_texts where article_id = a.id and language in (${language}, ${defaultLanguage})
      order by language = ${language} desc limit 1) t
    left join article_reads r on r.article_id = a.id and r.user_id = ${userId ?? null}
    where a.kind = ${kind} and a.state = 'published'
    order by a.rank, a.published_at desc, a.id desc offset ${skip} limit ${limit}`
  return { rows: rows.map(articleFrom), total: Number(counted?.count ?? 0n) }
}

/** A published article with its body: by its id, or the newest of a kind. */
export async function findArticle(
  sql: Transaction,
  { id, kind, language }: { id?: string; kind?: ArticleKind; language: Language },
): Promise<ArticleRow | undefined> {
  const [row] = await sql<Columns[]>`
    select a.id, a.kind, a.published_at, a.target_type, a.target_url, a.image, t.language, t.title, t.summary, t.body,
      false as read
    from articles a cross join lateral (
      select * from article_texts where article_id = a.id and language in (${language}, ${defaultLanguage})
      order by language = ${language} desc limit 1) t
    where a.state = 'published' ${id === undefined ? sql`` : sql`and a.id = ${id}`}
    ${kind === undefined ? sql`` : sql`and a.kind = ${kind}`}
    order by a.published_at desc, a.id desc limit 1`
  return row === undefined ? undefined : articleFrom(row)
}

/** Whether there is an article of this id for everybody to read. */
export async function isPublished(sql: Transaction, id: string): Promise<boolean> {
  const [row] = await sql`select from articles where id = ${id} and state = 'published'`
  return row !== undefined
}

/** Marks notices as read; false if one of the ids does not exist. */
export async function readNotices(
  sql: Transaction,
  userId: number,
  ids: readonly string[] | undefined,
  at: number,
): Promise<boolean> {
  const wanted = ids && [...new Set(ids)]
  const found = await sql<{ id: bigint }[]>`
    select id from articles where kind = 'notice' and state = 'published'
    ${wanted === undefined ? sql`` : sql`and id = any(${wanted}::bigint[])`}`
  if (wanted !== undefined && found.length < wanted.length) return false
  await sql`
    insert into article_reads (user_id, article_id, at)
    select ${userId}::bigint, id, ${at}::bigint from unnest(${found.map(({ id }) => String(id))}::bigint[]) as new (id)
    on conflict do nothing`
  return true
}

export type NewArticle = {
  slug: string
  kind: ArticleKind
  rank: number
  publishedAt: number
  target: { type: number; url: string } | null
  texts: ReadonlyMap<Language, { title: string; summary: string; body: string }>
}

/** Adds an article with its texts; does nothing where its slug is there, so that what an operator changed stays. */
export async function addArticle(sql: Transaction, article: NewArticle): Promise<void> {
  const { slug, kind, rank, publishedAt, target, texts } = article
  const [row] = await sql<{ id: bigint }[]>`
    insert into articles (slug, kind, rank, published_at, target_type, target_url)
    values (${slug}, ${kind}, ${rank}, ${publishedAt}, ${target?.type ?? null}, ${target?.url ?? null})
    on conflict (slug) do nothing returning id`
  if (row === undefined) return
  const written = [...texts.values()]
  await sql`
    insert into article_texts (article_id, language, title, summary, body)
    select ${row.id}::bigint, * from unnest(
      ${[...texts.keys()]}::text[], ${written.map(({ title }) => title)}::text[],
      ${written.map(({ summary }) => summary)}::text[], ${written.map(({ body }) => body)}::text[])`
}

export async function idOfSlug(sql: Transaction, slug: string): Promise<string | undefined> {
  const [row] = await sql<{ id: bigint }[]>`select id from articles where slug = ${slug}`
  return row && String(row.id)
}
