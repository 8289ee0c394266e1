import { languages } from '@touchstone/wire/languages'
import type { Sql, Transaction } from '../../../platform/database.ts'
import { keepAgreementTexts } from '../../agreements/agreement-texts.store.ts'
import { addArticle, idOfSlug } from '../articles.store.ts'
import { seededArticles } from './seeded-articles.ts'
import { articleTexts } from './article-texts.ts'

type SeededArticle = (typeof seededArticles)[number]

/**
 * Adds the initial articles of every house, in every language. Existing ones stay as operators edited them; additions
 * of a newer version come with its first start. The agreement in force is kept as a version, if it is not yet.
 */
export async function seedArticles(
  owner: Sql,
  at: number,
  articles: readonly SeededArticle[] = seededArticles,
): Promise<void> {
  await owner.begin(async (transaction) => {
    for (const article of articles) await seedOne(transaction, article, at)
    await keepAgreementTexts(transaction, at)
  })
}

async function seedOne(
  transaction: Transaction,
  { slug, kind, rank, target }: SeededArticle,
  at: number,
): Promise<void> {
  const url = target?.type === 3 ? await idOfSlug(transaction, target.url) : target?.url
  const texts = new Map(languages.map((language) => [language, articleTexts[language][slug]]))
  const leadsTo = target === null || url === undefined ? null : { type: target.type, url }
  await addArticle(transaction, { slug, kind, rank, publishedAt: at, target: leadsTo, texts })
}
