import { describe, expect, it } from 'vitest'
import { languages } from '@touchstone/wire/languages'
import { loadFirst, loadMore } from './brought-texts.ts'

/** Every text of a tree by its key, such as `home.title`. */
function flat(tree: object, before = ''): Map<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([key, value]: [string, unknown]) =>
      typeof value === 'object' && value !== null
        ? [...flat(value, `${before}${key}.`)]
        : [[`${before}${key}`, String(value)] as const],
    ),
  )
}

const placeholders = (text: string): string => [...text.matchAll(/\{\{\w+\}\}/g)].map(String).toSorted().join(' ')
const isSingular = (key: string): boolean => key.endsWith('_one')
const textsOf = async (code: (typeof languages)[number]) =>
  flat({ ...(await loadFirst[code]()), ...(await loadMore[code]()) })
const english = await textsOf('en-us')

it('has texts, and none of them empty', () => {
  expect(english.size).toBeGreaterThan(50)
  expect([...english].filter(([, text]) => text.trim() === '')).toEqual([])
})

const translations = await Promise.all(
  languages.filter((code) => code !== 'en-us').map(async (code) => [code, await textsOf(code)] as const),
)

describe.each(translations)('%s', (_code, texts) => {
  it('has every key and no other', () => {
    expect([...english.keys()].filter((key) => !isSingular(key) && !texts.has(key))).toEqual([])
    expect([...texts.keys()].filter((key) => !english.has(key))).toEqual([])
  })

  it('has no empty text', () => {
    expect([...texts].filter(([, text]) => text.trim() === '')).toEqual([])
  })

  it('has the placeholders of the English text', () => {
    const differing = [...texts].filter(
      ([key, text]) => placeholders(text) !== placeholders(english.get(key) ?? '') && !isSingular(key),
    )
    expect(differing).toEqual([])
  })
})
