import { ok, refuse } from '@touchstone/domain/result'
import type { consoleContent } from '@touchstone/wire/console/console-content'
import { defaultLanguage } from '@touchstone/wire/languages'
import { printWireTime } from '@touchstone/wire/wire-time'
import type { HandlersOf } from '../../api/handler.ts'
import { onceAudited } from '../audit/audited.ts'
import { pageAnswer, stretchOf } from '../../api/page-answer.ts'
import type { Sql } from '../../platform/database.ts'
import {
  type ContentArticle,
  deleteShortLink,
  findContent,
  isLastAgreement,
  listContent,
  listShortLinks,
  putShortLink,
  saveContent,
  setContentState,
} from './console-content.store.ts'
import { isRoute, isTarget } from './link-target.ts'

export const consoleContentHandlers = ({ sql }: { sql: Sql }): HandlersOf<typeof consoleContent> => ({
  async contentArticles({ kind, state, ...page }) {
    const { rows, total } = await listContent(sql, { kind, state }, stretchOf(page))
    return ok(pageAnswer(page, total, rows.map(listed)))
  },

  async contentArticle({ id }) {
    const found = await findContent(sql, id)
    return found === undefined ? refuse({ kind: 'not_found' }) : ok({ ...listed(found), texts: found.texts })
  },

  async saveArticle({ id, kind, rank, target, image, texts }, visit, once) {
    const english = texts[defaultLanguage]
    if (english === undefined) return refuse({ kind: 'english_needed' })
    // An image on another server would reveal the readers to it, and the app's own policy blocks it.
    if ((target !== null && !isTarget(target)) || (image !== null && !isRoute(image)))
      return refuse({ kind: 'target_not_allowed' })
    const details = { kind, title: english.title, languages: Object.keys(texts) }
    const subject = (saved: { id: string | number }): string => `article ${saved.id}`
    const noted = { act: 'saveArticle' as const, subject, details }
    return onceAudited(once, visit, noted, async (tx) => {
      const saved = await saveContent(tx, { id, kind, rank, target, image, texts, at: visit.at })
      return saved === undefined ? refuse({ kind: 'not_found' }) : ok({ id: String(saved) })
    })
  },

  publishArticle: ({ id }, visit, once) =>
    onceAudited(once, visit, { act: 'publishArticle', subject: `article ${id}` }, async (tx) =>
      (await setContentState(tx, { id, state: 'published', at: visit.at }))
        ? ok({ done: true })
        : refuse({ kind: 'not_found' }),
    ),

  withdrawArticle: ({ id }, visit, once) =>
    onceAudited(once, visit, { act: 'withdrawArticle', subject: `article ${id}` }, async (tx) => {
      if (await isLastAgreement(tx, id)) return refuse({ kind: 'agreement_needed' })
      return (await setContentState(tx, { id, state: 'withdrawn', at: visit.at }))
        ? ok({ done: true })
        : refuse({ kind: 'not_found' })
    }),

  async shortLinks(page) {
    const { rows, total } = await listShortLinks(sql, stretchOf(page))
    return ok(pageAnswer(page, total, rows))
  },

  async saveShortLink(link, visit, once) {
    const { code, type, target } = link
    if (!isTarget({ type, url: target })) return refuse({ kind: 'target_not_allowed' })
    const noted = { act: 'saveShortLink' as const, subject: `link ${code}`, details: { type, target } }
    return onceAudited(once, visit, noted, async (tx) => {
      await putShortLink(tx, link)
      return ok({ done: true })
    })
  },

  removeShortLink: ({ code }, visit, once) =>
    onceAudited(once, visit, { act: 'removeShortLink', subject: `link ${code}` }, async (tx) =>
      (await deleteShortLink(tx, code)) ? ok({ done: true }) : refuse({ kind: 'link_not_found' }),
    ),
})

const listed = ({ id, slug, kind, state, rank, target, image, title, languages, publishedAt }: ContentArticle) => ({
  id: String(id),
  slug,
  kind,
  state,
  rank,
  target,
  image,
  title,
  languages,
  time: printWireTime(publishedAt),
})
