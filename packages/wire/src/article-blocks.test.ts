import { describe, expect, it } from 'vitest'
import { blocksOf } from './article-blocks.ts'

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
