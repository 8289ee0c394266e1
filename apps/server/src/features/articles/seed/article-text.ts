import type { SeededSlug } from './seeded-articles.ts'

export type ArticleText = { readonly title: string; readonly summary: string; readonly body: string }

/** Every seeded article in one language: a missing one does not compile. */
export type ArticleTexts = Readonly<Record<SeededSlug, ArticleText>>
