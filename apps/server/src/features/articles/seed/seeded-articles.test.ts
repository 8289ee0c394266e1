import { blocksOf } from '@touchstone/wire/article-blocks'
import { languages } from '@touchstone/wire/languages'
import { describe, expect, it } from 'vitest'
import { articleTexts } from './article-texts.ts'
import { seededArticles } from './seeded-articles.ts'

const rows = seededArticles.map(({ slug }) => slug)

describe.each(languages)('seeded articles in %s', (language) => {
  it.each(rows)('have %s with as many pieces as the English one, and no markup', (slug) => {
    const { title, summary, body } = articleTexts[language][slug]
    expect([title, summary, body].every((text) => text.trim() !== '')).toBe(true)
    expect(`${title}${summary}${body}`).not.toMatch(/[<>]|\*\*|\]\(/)
    const shape = (text: string) =>
      blocksOf(text).map((block) => (block.kind === 'list' ? `list of ${block.items.length}` : block.kind))
    expect(shape(body)).toEqual(shape(articleTexts['en-us'][slug].body))
  })
})

it('are texts of their own in every language', () => {
  for (const slug of rows) expect(new Set(languages.map((each) => articleTexts[each][slug].body)).size).toBe(9)
})
