import { languages } from '@touchstone/wire/languages'
import type { Sql } from '../../../platform/database.ts'
import { addArticle, idOfSlug } from '../articles.store.ts'
import { seededArticles } from './seeded-articles.ts'
import { articleTexts } from './article-texts.ts'

/**
 * Adds the initial articles of every house, in every language. Existing ones stay as operators edited them; additions
 * of a newer version come with its first start.
 */
export async function seedArticles(owner: Sql, at: number): Promise<void> {
  await owner.begin(async (transaction) => {
    for (const { slug, kind, rank, target } of seededArticles) {
      const url = target?.type === 3 ? await idOfSlug(transaction, target.url) : target?.url
      const texts = new Map(languages.map((language) => [language, articleTexts[language][slug]]))
      const leadsTo = target === null || url === undefined ? null : { type: target.type, url }
      await addArticle(transaction, { slug, kind, rank, publishedAt: at, target: leadsTo, texts })
    }
  })
}
