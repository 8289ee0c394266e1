import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Language } from '@touchstone/wire/languages'
import { glyphCoverage } from './glyph-coverage.ts'

export type FontFamily = 'latin' | 'thai' | 'simplified' | 'traditional' | 'japanese' | 'korean'
export type FontFile = { regular: string; bold: string }

const require = createRequire(import.meta.url)
/** The fonts of a package are next to its entry point. */
const besideOf = (name: string, file: string): string =>
  path.join(path.dirname(require.resolve(name)), '../fonts', file)
const thaiFont = (file: string): string => require.resolve(`@expo-google-fonts/noto-sans-thai/${file}`)

const files: Readonly<Record<FontFamily, () => FontFile>> = {
  latin: () => twoWeights('@embedpdf/fonts-latin', 'NotoSans', 'ttf'),
  thai: () => ({
    regular: thaiFont('400Regular/NotoSansThai_400Regular.ttf'),
    bold: thaiFont('700Bold/NotoSansThai_700Bold.ttf'),
  }),
  simplified: () => twoWeights('@embedpdf/fonts-sc', 'NotoSansHans', 'otf'),
  traditional: () => twoWeights('@embedpdf/fonts-tc', 'NotoSansHant', 'otf'),
  japanese: () => twoWeights('@embedpdf/fonts-jp', 'NotoSansJP', 'otf'),
  korean: () => twoWeights('@embedpdf/fonts-kr', 'NotoSansKR', 'otf'),
}

const twoWeights = (name: string, family: string, ending: string): FontFile => ({
  regular: besideOf(name, `${family}-Regular.${ending}`),
  bold: besideOf(name, `${family}-Bold.${ending}`),
})

const found = new Map<FontFamily, FontFile>()

export function fontFile(family: FontFamily): FontFile {
  const file = found.get(family) ?? files[family]()
  found.set(family, file)
  return file
}

/** The font that has every character of a language's own texts. */
export const fontOfLanguage: Readonly<Record<Language, FontFamily>> = {
  'en-us': 'latin',
  'zh-cn': 'simplified',
  'zh-tw': 'traditional',
  jp: 'japanese',
  ko: 'korean',
  mlxy: 'latin',
  tai: 'thai',
  vl: 'latin',
  xi: 'latin',
}

const families: readonly FontFamily[] = ['latin', 'simplified', 'japanese', 'korean', 'thai', 'traditional']

export type FontRun = { family: FontFamily; text: string }

/**
 * Parts a text by the first font that has its characters, the language's own before all others; a name may be in any
 * script. A character that none has becomes a question mark. Files are read when they are needed first.
 */
export function createFontRuns(language: Language): (text: string) => FontRun[] {
  const order = [fontOfLanguage[language], ...families.filter((family) => family !== fontOfLanguage[language])]
  const covers = new Map<FontFamily, (codePoint: number) => boolean>()
  const known = new Map<string, FontFamily | undefined>()

  function coverageOf(family: FontFamily): (codePoint: number) => boolean {
    const coverage = covers.get(family) ?? glyphCoverage(readFileSync(fontFile(family).regular))
    covers.set(family, coverage)
    return coverage
  }

  function familyOf(character: string): FontFamily | undefined {
    if (!known.has(character)) {
      const codePoint = character.codePointAt(0) ?? 0
      known.set(
        character,
        order.find((family) => coverageOf(family)(codePoint)),
      )
    }
    return known.get(character)
  }

  return (text) => {
    const runs: FontRun[] = []
    for (const character of text.normalize('NFC')) {
      const last = runs.at(-1)
      // What sits on the letter before it is drawn with it.
      const isMark =
        /\p{M}/u.test(character) && last !== undefined && coverageOf(last.family)(character.codePointAt(0) ?? 0)
      const family = isMark ? last.family : familyOf(character)
      const shown = family === undefined ? '?' : character
      const drawn = family ?? last?.family ?? 'latin'
      if (last?.family === drawn) last.text += shown
      else runs.push({ family: drawn, text: shown })
    }
    return runs
  }
}
