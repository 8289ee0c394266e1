import type { acceptance, acceptedText } from '@touchstone/wire/agreements'
import { blocksOf } from '@touchstone/wire/article-blocks'
import { printWireTime } from '@touchstone/wire/wire-time'
import type * as z from 'zod/mini'
import type { Transaction } from '../../platform/database.ts'
import { findAgreementText, hashedText } from './agreement-texts.store.ts'
import type { Acceptance } from './agreements.store.ts'

/** An acceptance as answers have it. */
export const acceptanceReply = ({ id, articleId, at, ...named }: Acceptance): z.output<typeof acceptance> => ({
  id: String(id),
  articleId: String(articleId),
  purpose: named.purpose,
  version: named.version,
  language: named.language,
  title: named.title,
  sha256: named.sha256,
  occasion: named.occasion,
  time: printWireTime(at),
})

/** An acceptance with the text that was accepted. @throws when the text is gone, which nothing may do. */
export async function acceptedTextReply(sql: Transaction, row: Acceptance): Promise<z.output<typeof acceptedText>> {
  const text = await findAgreementText(sql, row)
  if (text === undefined) throw new Error(`the text of acceptance ${row.id} is missing`)
  return { ...acceptanceReply(row), text: hashedText(text), blocks: blocksOf(text.body) }
}
