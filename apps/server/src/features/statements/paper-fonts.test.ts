import { readFileSync } from 'node:fs'
import { textsOf } from '@touchstone/texts/texts'
import { type Language, languages } from '@touchstone/wire/languages'
import { describe, expect, it } from 'vitest'
import { glyphCoverage } from './glyph-coverage.ts'
import { createFontRuns, fontFile, fontOfLanguage } from './paper-fonts.ts'

/** All that is printed beside the texts: numbers, times, hashes, currencies, names of accounts. */
const always = ` !"#%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz–·`

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

const printedIn = (language: Language) => {
  const { paper, entries } = textsOf(language)
  return { paper, entries }
}

describe.each(languages)('the font of %s', (language) => {
  it.each(['regular', 'bold'] as const)('has every character of its texts, %s', (weight) => {
    const covers = glyphCoverage(readFileSync(fontFile(fontOfLanguage[language])[weight]))
    const characters = new Set([always, ...textsIn(printedIn(language))].join('').normalize('NFC'))
    expect(characters.size).toBeGreaterThan(80)
    expect([...characters].filter((character) => !covers(character.codePointAt(0) ?? 0))).toEqual([])
  })

  it('is enough for them: no text takes a second one', () => {
    const runsOf = createFontRuns(language)
    const taken = new Set(textsIn(printedIn(language)).flatMap((text) => runsOf(text).map(({ family }) => family)))
    expect([...taken]).toEqual([fontOfLanguage[language]])
  })
})

describe('a name', () => {
  it('is written in the scripts that it has', () => {
    expect(createFontRuns('en-us')('Nguyễn 王小明 ณัฐ 홍길동')).toEqual([
      { family: 'latin', text: 'Nguyễn ' },
      { family: 'simplified', text: '王小明' },
      { family: 'latin', text: ' ' },
      { family: 'thai', text: 'ณัฐ' },
      { family: 'latin', text: ' ' },
      { family: 'korean', text: '홍길동' },
    ])
    expect(createFontRuns('jp')('さくら 髙橋')).toEqual([{ family: 'japanese', text: 'さくら 髙橋' }])
  })

  it('keeps letter and mark together, and shows a question mark for what no font has', () => {
    expect(createFontRuns('en-us')('é\u0323 𓀀')).toEqual([{ family: 'latin', text: 'ẹ́ ?'.normalize('NFC') }])
  })
})

it('does not take just anything for covered', () => {
  const covers = glyphCoverage(readFileSync(fontFile('latin').regular))
  expect([0x41, 0x1ec7, 0x4e2d, 0xe01, 0x10ffff].map(covers)).toEqual([true, true, false, false, false])
})
