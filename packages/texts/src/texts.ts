import { createRequire } from 'node:module'
import type { Language } from '@touchstone/wire/languages'
import { english } from './english.ts'
import type { NounTexts } from './form/noun-texts.ts'
import { type Nouns, type Texts, textsFrom } from './sections.ts'

const require = createRequire(import.meta.url)
const read = new Map<Language, Texts>()

/** The texts of a language, read from its files when they are first asked for. Browsers have `load-texts.ts`. */
export function textsOf(language: Language): Texts {
  const texts = read.get(language) ?? textsFrom(nounsOf(language))
  read.set(language, texts)
  return texts
}

const folderOf = (noun: string): string => noun.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const nounsOf = (language: Language): Nouns =>
  Object.fromEntries(
    Object.keys(english).map((noun) => {
      const { texts } = require(`./${folderOf(noun)}/${language}.ts`) as { texts: NounTexts }
      return [noun, texts]
    }),
  ) as Nouns
