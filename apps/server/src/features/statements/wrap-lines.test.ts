import { textsOf } from '@touchstone/texts/texts'
import { type Language, languages } from '@touchstone/wire/languages'
import { describe, expect, it } from 'vitest'
import { wrapLines } from './wrap-lines.ts'

/** Every sign is one wide. */
const wrap = (text: string, language: Language, width: number): string[] =>
  wrapLines(text, { language, width, widthOf: (line) => line.length })

describe.each(languages)('in %s', (language) => {
  it('loses nothing, keeps to the width, and begins no line with what closes', () => {
    // Twice, so that Chinese fills several lines too.
    const text = `${textsOf(language).paper.explained} ${textsOf(language).paper.explained}`
    for (const width of [24, 40, 77]) {
      const lines = wrap(text, language, width)
      expect(lines.length).toBeGreaterThan(2)
      expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
      expect(lines.filter((line) => line.length > width)).toEqual([])
      expect(lines.filter((line) => /^[,.:;!?)”’»」』）、。，：；！？ー]/u.test(line))).toEqual([])
      expect(lines.filter((line) => /[(“‘«「『（]$/u.test(line))).toEqual([])
    }
  })
})

it('breaks between words where a language writes no spaces', () => {
  expect(wrap('สมุดบัญชีนี้ไม่มีรายการ', 'tai', 12)).toEqual(['สมุดบัญชีนี้', 'ไม่มีรายการ'])
})

it('leaves a short text alone', () => {
  expect(wrap('Two words', 'en-us', 40)).toEqual(['Two words'])
})
