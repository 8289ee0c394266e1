import { languages } from '@touchstone/wire/languages'
import { describe, expect, it } from 'vitest'
import { blocksOf } from '../../agreements/article-blocks.ts'
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

describe('blocksOf', () => {
  it('takes a body apart into headings, paragraphs and lists', () => {
    expect(blocksOf('Text\nof two lines.\n\n## A heading\n\n- one\n- two\n\n<b>as it stands</b>\n')).toEqual([
      { kind: 'paragraph', text: 'Text\nof two lines.' },
      { kind: 'heading', text: 'A heading' },
      { kind: 'list', items: ['one', 'two'] },
      { kind: 'paragraph', text: '<b>as it stands</b>' },
    ])
  })

  it('finds nothing in an empty body', () => {
    expect(blocksOf(' \n\n ')).toEqual([])
  })
})
