import { globSync } from 'node:fs'
import { type Language, languages } from '@touchstone/wire/languages'
import { describe, expect, it } from 'vitest'
import { english } from './english.ts'
import type { NounTexts } from './form/noun-texts.ts'
import { textsFrom } from './sections.ts'
import { textsOf } from './texts.ts'

/** Every text of a tree by its key, such as `first.home.title`. */
function flat(tree: object, before = ''): Map<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([key, value]: [string, unknown]) =>
      typeof value === 'object' && value !== null
        ? [...flat(value, `${before}${key}.`)]
        : [[`${before}${key}`, String(value)] as const],
    ),
  )
}

/** Names in double braces on a screen, in single ones everywhere else. */
const placeholders = (text: string): string => [...text.matchAll(/\{+\w+\}+/g)].map(String).toSorted().join(' ')
const isSingular = (key: string): boolean => key.endsWith('_one')
const everyTextOf = (language: Language): Map<string, string> => flat(textsOf(language))
const englishTexts = everyTextOf('en-us')

it('has a file for every noun and language, and no other', () => {
  const nouns = Object.keys(english).map((noun) => noun.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`))
  const wanted = nouns.flatMap((noun) => languages.map((language) => `${noun}/${language}.ts`))
  const found = globSync('*/*', { cwd: import.meta.dirname }).filter((file) => !file.startsWith('form/'))
  expect(found.toSorted()).toEqual(wanted.toSorted())
})

it('says nothing of one noun in the place of another', () => {
  const nouns: readonly NounTexts[] = Object.values(english)
  const keys = nouns.flatMap(({ screen: _screen, ...sections }) =>
    Object.entries(sections).flatMap(([name, section]) => Object.keys(section).map((key) => `${name}.${key}`)),
  )
  expect(keys.length).toBeGreaterThan(250)
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
})

it('is not put together where two nouns say the same', () => {
  const nouns = { ...english, home: { ...english.home, entries: { transfer: 'Moved' } } }
  expect(() => textsFrom(nouns)).toThrow('two nouns have transfer: home and transfers')
})

it('has texts, and none of them empty', () => {
  expect(englishTexts.size).toBeGreaterThan(2_000)
  expect([...englishTexts].filter(([, text]) => text.trim() === '')).toEqual([])
})

it('has names in double braces on screens, and nowhere else', () => {
  const isOfScreen = (key: string): boolean => /^(first|more)[.]/.test(key)
  const strange = [...englishTexts].filter(([key, text]) =>
    isOfScreen(key) ? /(?<!\{)\{\w+\}(?!\})/.test(text) : /\{\{|\}\}/.test(text),
  )
  expect(strange).toEqual([])
})

describe.each(languages.filter((language) => language !== 'en-us'))('%s', (language) => {
  const texts = everyTextOf(language)

  it('has every key and no other', () => {
    expect([...englishTexts.keys()].filter((key) => !isSingular(key) && !texts.has(key))).toEqual([])
    expect([...texts.keys()].filter((key) => !englishTexts.has(key))).toEqual([])
  })

  it('has no empty text', () => {
    expect([...texts].filter(([, text]) => text.trim() === '')).toEqual([])
  })

  it('has the placeholders of the English text', () => {
    const differing = [...texts].filter(
      ([key, text]) => placeholders(text) !== placeholders(englishTexts.get(key) ?? '') && !isSingular(key),
    )
    expect(differing).toEqual([])
  })
})
