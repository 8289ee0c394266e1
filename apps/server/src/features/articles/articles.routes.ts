import { ok, refuse, type Result } from '@touchstone/domain/result'
import { blocksOf } from '@touchstone/wire/article-blocks'
import type { articles } from '@touchstone/wire/articles'
import { printWireTime } from '@touchstone/wire/wire-time'
import type { HandlersOf, Refused } from '../../api/handler.ts'
import { type PageAsked, pageAnswer, stretchOf } from '../../api/page-answer.ts'
import type { Transaction } from '../../platform/database.ts'
import { hashedText, inLanguage, textsInForce } from '../agreements/agreement-texts.store.ts'
import { type ArticleRow, findArticle, listArticles, readNotices } from './articles.store.ts'

export function articlesHandlers({ sql }: { sql: Transaction }): HandlersOf<typeof articles> {
  async function listed(asked: Parameters<typeof listArticles>[1], page: PageAsked) {
    const { rows, total } = await listArticles(sql, asked, stretchOf(page))
    return ok(pageAnswer(page, total, rows.map(listedOf)))
  }

  async function whole(asked: Parameters<typeof findArticle>[1]): Promise<Result<ReturnType<typeof wholeOf>, Refused>> {
    const row = await findArticle(sql, asked)
    return row === undefined ? refuse({ kind: 'article_not_found' }) : ok(wholeOf(row))
  }

  return {
    announcements: ({ kind, ...page }, { language }) => listed({ kind, language }, page),
    article: ({ id }, { language }) => whole({ id, language }),
    notices: (page, { language }) => listed({ kind: 'notice', language }, page),
    async myNotices(page, { caller: { userId }, language }) {
      const { rows, total } = await listArticles(sql, { kind: 'notice', language, userId }, stretchOf(page))
      return ok(
        pageAnswer(
          page,
          total,
          rows.map((row) => ({ ...listedOf(row), read: row.read })),
        ),
      )
    },
    readNotices({ ids }, { caller: { userId }, at }, once) {
      return once(async (tx) =>
        (await readNotices(tx, userId, ids, at)) ? ok({ done: true }) : refuse({ kind: 'article_not_found' }),
      )
    },
    helpArticles: (page, { language }) => listed({ kind: 'help', language }, page),
    helpArticle: ({ id }, { language }) => whole({ id, kind: 'help', language }),
    async userAgreement({ purpose }, { language }) {
      const text = inLanguage(await textsInForce(sql, purpose), language)
      if (text === undefined) return refuse({ kind: 'article_not_found' })
      const row = await findArticle(sql, { id: String(text.articleId), language })
      if (row === undefined) return refuse({ kind: 'article_not_found' })
      const { title, body, version, sha256 } = text
      // What is shown is what is hashed.
      return ok({
        ...wholeOf({ ...row, title, body, language: text.language }),
        purpose,
        version,
        sha256,
        text: hashedText(text),
      })
    },
  }
}

const listedOf = ({ id, kind, title, summary, target, image, publishedAt }: ArticleRow) => ({
  id: String(id),
  kind,
  title,
  summary,
  target,
  image,
  time: printWireTime(publishedAt),
})

const wholeOf = (row: ArticleRow) => ({ ...listedOf(row), language: row.language, blocks: blocksOf(row.body) })
