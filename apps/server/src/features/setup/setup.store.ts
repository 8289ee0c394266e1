import { isPublished } from '../articles/articles.store.ts'
import type { Transaction } from '../../platform/database.ts'

export type ShortLink = { type: number; target: string; inviteCode?: string }

/** A link inside the app. */
const inside = 1
/** A link to the article whose id is the target, as in the targets of articles. */
const toArticle = 3
/** Every published article has a code without anybody's doing. */
const articleCode = /^a-([1-9]\d{0,14})$/i

/** Finds the target of a code: a link made by operators, an article, or the invitation of the user with this code. */
export async function findShortLink(sql: Transaction, code: string): Promise<ShortLink | undefined> {
  const [link] = await sql<
    { type: number; target: string }[]
  >`select type, target from short_links where code = ${code}`
  if (link !== undefined) return { type: link.type, target: link.target }
  const articleId = articleCode.exec(code)?.[1]
  if (articleId !== undefined)
    return (await isPublished(sql, articleId)) ? { type: toArticle, target: articleId } : undefined
  const invitation = code.toUpperCase()
  const [inviter] = await sql`select from users where invitation_code = ${invitation}`
  return inviter === undefined ? undefined : { type: inside, target: '/login', inviteCode: invitation }
}

/** The value of a public setting as text. */
export async function findPublicSetting(sql: Transaction, key: string): Promise<string | undefined> {
  const [row] = await sql<{ value: string }[]>`select value from public_settings where key = ${key}`
  return row?.value
}

/** The public settings of a new database. The desktop page is switched on once there is one. */
const firstSettings = { isPcLimite: 'false' }

export async function seedPublicSettings(sql: Transaction): Promise<void> {
  for (const [key, value] of Object.entries(firstSettings))
    await sql`insert into public_settings (key, value) values (${key}, ${value}) on conflict do nothing`
}
