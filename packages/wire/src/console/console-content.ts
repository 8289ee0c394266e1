import * as z from 'zod/mini'
import { form } from '../expectations.ts'
import { articleKinds } from '../articles.ts'
import { read, record } from '../call.ts'
import { done, onLines, onOneLine, page, pageOf, rowId, time } from '../fields.ts'
import { languages } from '../languages.ts'
import type { Noun } from '../noun.ts'
import { byId } from './console-fields.ts'

const line = (maximum: number) => z.string().check(z.maxLength(maximum), ...onOneLine)
/** Plain text: an empty line ends a piece, `## ` begins a heading, lines that begin with `- ` are a list. */
const body = z.string().check(z.maxLength(5_000), ...onLines)
const textFields = { title: line(120).check(z.minLength(1)), summary: line(300), body }
const text = z.object(textFields)

/** Types as in the targets of articles. */
const targetFields = { type: z.int().check(z.minimum(1), z.maximum(4)), url: line(500).check(z.minLength(1)) }
export const target = z.object(targetFields)

const listed = {
  id: rowId,
  /** The name of a text that ships with the product. */
  slug: z.nullable(z.string()),
  kind: z.enum(articleKinds),
  state: z.enum(['published', 'withdrawn', 'draft']),
  rank: z.int(),
  target: z.nullable(target),
  image: z.nullable(z.string()),
  /** In English. */
  title: z.string(),
  /** Which languages it has a text in. */
  languages: z.array(z.enum(languages)),
  time,
}

const linkFields = {
  code: z.string().check(form(/^[A-Za-z0-9-]{1,40}$/, 'code')),
  type: z.int().check(z.minimum(1), z.maximum(4)),
  target: line(500).check(z.minLength(1)),
}

export const consoleContent = {
  contentArticles: read({
    path: '/api/console/content/list',
    weight: 1,
    access: 'operator',
    right: 'edit_content',
    summary: 'Banners, notices, announcements, help and agreements, published or not.',
    request: z.strictObject({
      ...page,
      kind: z.optional(z.enum(articleKinds)),
      state: z.optional(z.enum(['published', 'withdrawn', 'draft'])),
    }),
    reply: pageOf(z.object(listed)),
  }),
  contentArticle: read({
    path: '/api/console/content/one',
    weight: 1,
    access: 'operator',
    right: 'edit_content',
    summary: 'One of them with its texts in every language.',
    request: byId,
    reply: z.object({ ...listed, texts: z.partialRecord(z.enum(languages), text) }),
    refusals: ['not_found'],
  }),
  saveArticle: record({
    path: '/api/console/content/save',
    access: 'operator',
    right: 'edit_content',
    summary: 'Makes one, as a draft, or changes it. English is needed; a language without a text shows English.',
    request: z.strictObject({
      id: z.optional(rowId),
      kind: z.enum(articleKinds),
      rank: z._default(z.int().check(z.minimum(0), z.maximum(10_000)), 0),
      target: z._default(z.nullable(z.strictObject(targetFields)), null),
      image: z._default(z.nullable(line(500)), null),
      texts: z.partialRecord(z.enum(languages), z.strictObject(textFields)),
    }),
    reply: z.object({ id: rowId }),
    refusals: ['not_found', 'english_needed', 'target_not_allowed'],
  }),
  publishArticle: record({
    path: '/api/console/content/publish',
    access: 'operator',
    right: 'edit_content',
    summary: 'Shows it to everybody.',
    request: byId,
    reply: done,
    refusals: ['not_found'],
  }),
  withdrawArticle: record({
    path: '/api/console/content/withdraw',
    access: 'operator',
    right: 'edit_content',
    summary:
      'Shows it to nobody any more. The last agreement for its purpose stays: nobody could register, or buy, without one.',
    request: byId,
    reply: done,
    refusals: ['not_found', 'agreement_needed'],
  }),
  shortLinks: read({
    path: '/api/console/content/links',
    weight: 1,
    access: 'operator',
    right: 'edit_content',
    summary: 'The short links, by code.',
    request: z.strictObject(page),
    reply: pageOf(z.object(linkFields)),
  }),
  saveShortLink: record({
    path: '/api/console/content/saveLink',
    access: 'operator',
    right: 'edit_content',
    summary: 'Makes a short link, or changes where it leads.',
    request: z.strictObject(linkFields),
    reply: done,
    refusals: ['target_not_allowed'],
  }),
  removeShortLink: record({
    path: '/api/console/content/removeLink',
    access: 'operator',
    right: 'edit_content',
    summary: 'Takes a short link away.',
    request: z.strictObject({ code: linkFields.code }),
    reply: done,
    refusals: ['link_not_found'],
  }),
}

export const consoleContentNoun = {
  calls: consoleContent,
  refusals: {
    english_needed: 4914,
    target_not_allowed: 4915,
  },
} as const satisfies Noun
