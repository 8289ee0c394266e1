import * as z from 'zod/mini'
import { read, record } from './call.ts'
import { done, page, pageOf, rowId, sha256, time } from './fields.ts'
import { languages } from './languages.ts'
import type { Noun } from './noun.ts'

export const articleKinds = [
  'banner',
  'notice',
  'announcement',
  'help',
  'agreement',
  'strategy_agreement',
  'machine_agreement',
  'bond_agreement',
  'token_sale_agreement',
] as const

/** What an agreement is for: an account, or what is bought of one family of products. */
export const agreementPurposes = ['registration', 'strategies', 'machines', 'bonds', 'token_sales'] as const
export type AgreementPurpose = (typeof agreementPurposes)[number]
export const agreementPurpose = z.enum(agreementPurposes)

/** The kind of the articles that are agreements for it. */
export const agreementKinds = {
  registration: 'agreement',
  strategies: 'strategy_agreement',
  machines: 'machine_agreement',
  bonds: 'bond_agreement',
  token_sales: 'token_sale_agreement',
} as const satisfies Readonly<Record<AgreementPurpose, (typeof articleKinds)[number]>>

/**
 * The target of a tap: 1 a route of the app, 2 an external address, 3 the article with the id in `url`, 4 an external
 * address in a new window. Types 2 and 4 leave the app (specification, section 2); the rest is our choice.
 */
export const target = z.object({ type: z.int().check(z.minimum(1), z.maximum(4)), url: z.string() })

const listed = {
  id: rowId,
  kind: z.enum(articleKinds),
  title: z.string(),
  summary: z.string(),
  target: z.nullable(target),
  image: z.nullable(z.string()),
  time,
}

/** A body is a list of blocks of plain text, without markup. */
export const articleBlock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), text: z.string() }),
  z.object({ kind: z.literal('paragraph'), text: z.string() }),
  z.object({ kind: z.literal('list'), items: z.array(z.string()) }),
])
export type ArticleBlock = z.output<typeof articleBlock>

/** `language` is the one that the texts are in: English where the one that was asked for is missing. */
export const article = z.object({ ...listed, language: z.enum(languages), blocks: z.array(articleBlock) })
/** `text` is what is hashed: title, an empty line and the body, in UTF-8. The blocks are the same body, parsed. */
export const agreement = z.object({
  ...article.shape,
  purpose: agreementPurpose,
  version: z.int(),
  sha256,
  text: z.string(),
})
export const listedArticle = z.object(listed)
export const notice = z.object({ ...listed, read: z.boolean() })

export const articles = {
  announcements: read({
    path: '/api/sys/annountCement/vue3List',
    weight: 1,
    access: 'public',
    summary: 'Announcements, newest first, or the banners of the home page in their order.',
    request: z.strictObject({ ...page, kind: z._default(z.enum(['announcement', 'banner']), 'announcement') }),
    reply: pageOf(listedArticle),
  }),
  article: read({
    path: '/api/sys/annountCement/queryById',
    weight: 1,
    access: 'public',
    summary: 'An article with its body, whatever its kind.',
    request: z.strictObject({ id: rowId }),
    reply: article,
    refusals: ['article_not_found'],
  }),
  notices: read({
    path: '/api/content/appNotice/list',
    weight: 1,
    access: 'public',
    summary: 'Notices to everybody, newest first.',
    request: z.strictObject(page),
    reply: pageOf(listedArticle),
  }),
  myNotices: read({
    path: '/api/content/appNotice/myList',
    weight: 1,
    access: 'session',
    summary: 'Notices, and which of them this user has read.',
    request: z.strictObject(page),
    reply: pageOf(notice),
  }),
  readNotices: record({
    path: '/api/content/appNotice/markRead',
    access: 'session',
    summary: 'Marks notices as read: those with these ids, or without ids all.',
    request: z.strictObject({ ids: z.optional(z.array(rowId).check(z.minLength(1), z.maxLength(100))) }),
    reply: done,
    refusals: ['article_not_found'],
  }),
  helpArticles: read({
    path: '/api/content/appHelpInfo/list',
    weight: 1,
    access: 'public',
    summary: 'Help articles in their order.',
    request: z.strictObject(page),
    reply: pageOf(listedArticle),
  }),
  helpArticle: read({
    path: '/api/content/appHelpInfo/queryById',
    weight: 1,
    access: 'public',
    summary: 'A help article with its body.',
    request: z.strictObject({ id: rowId }),
    reply: article,
    refusals: ['article_not_found'],
  }),
  userAgreement: read({
    path: '/api/content/appAgreement/current',
    weight: 1,
    access: 'public',
    summary:
      'The agreement in force, with its version and the SHA-256 of its text: the user agreement, or that of a family of products.',
    request: z.strictObject({ purpose: z._default(agreementPurpose, 'registration') }),
    reply: agreement,
    refusals: ['article_not_found'],
  }),
}

export const articlesNoun = {
  calls: articles,
  refusals: {
    article_not_found: 4705,
  },
} as const satisfies Noun
