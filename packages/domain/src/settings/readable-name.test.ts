import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isReadableName } from './readable-name.ts'

describe('a name is readable', () => {
  it.each([
    'Solar',
    'SOLAR',
    'S&P 500',
    'Solar-2',
    'St. Solar',
    '3 Suns',
    'Năng lượng',
    'Añil',
    'Đồng',
    '太阳币',
    '太陽コイン',
    'ソーラー',
    '솔라 코인',
    'ทองคำ',
    'โดชคอยน์ 2',
  ])('as %s', (name) => {
    expect(isReadableName(name)).toBe(true)
  })

  it.each([
    ['with a letter of Cyrillic', 'Bit\u0441oin'],
    ['all in Cyrillic', '\u0412\u0422\u0421'],
    ['all in Greek', '\u0391\u0392\u0395'],
    ['of two scripts', 'Solar币'],
    ['with an invisible space', 'So\u200blar'],
    ['with a joiner', 'So\u200dlar'],
    ['that turns the text around', 'So\u202elar'],
    ['with a mark of direction', 'Solar\u200f'],
    ['with a soft hyphen', 'So\u00adlar'],
    ['with a hard space', 'So\u00a0lar'],
    ['with a tab', 'So\tlar'],
    ['with a line', 'So\nlar'],
    ['with two spaces', 'So  lar'],
    ['with a space before', ' Solar'],
    ['with a space behind', 'Solar '],
    ['that begins with a sign', '-Solar'],
    ['that ends with a sign', 'Solar.'],
    ['of wide letters', '\uff33olar'],
    ['with a letter without a dot', 'B\u0131tcoin'],
    ['with a modifier', 'Solar\u1d43'],
    ['with a loose accent', 'So\u0301lar'],
    ['with heaps of accents', 'So\u0301\u0302\u0303lar'],
    ['of wide digits', 'Solar \uff12'],
    ['of digits of Thai', 'ทอง\u0e52'],
    ['with a mark of Thai alone', 'ทอง \u0e48'],
    ['of loose Hangul', '\u1109\u1169\u11af'],
    ['of half Katakana', '\uff7f\uff97\uff85'],
    ['with a radical', '\u2f00太'],
    ['with a picture', 'Solar ☀'],
    ['of digits alone', '2026'],
    ['of nothing', ''],
  ])('but not %s', (_, name) => {
    expect(isReadableName(name)).toBe(false)
  })

  it('never with what nobody sees, wherever it stands', () => {
    const hidden = fc.constantFrom(
      ...'\u00ad\u034f\u061c\u115f\u1160\u17b4\u180e\u200b\u200c\u200d\u200e\u200f\u202a\u202e\u2060\u2066\u2069\u3164\ufe0f\ufeff\uffa0'.split(
        '',
      ),
    )
    const names = fc.constantFrom('Solar', 'Năng lượng', '太阳币', '솔라 코인', 'ทองคำ')
    expect(() => {
      fc.assert(
        fc.property(names, hidden, fc.nat(), (name, sign, at) => {
          const place = at % (name.length + 1)
          return !isReadableName(name.slice(0, place) + sign + name.slice(place))
        }),
      )
    }).not.toThrow()
  })

  it('in no time, however long it is', () => {
    const began = performance.now()
    expect(isReadableName(`${'.'.repeat(50_000)}`)).toBe(false)
    expect(isReadableName(`a${'. '.repeat(50_000)}`)).toBe(false)
    expect(performance.now() - began).toBeLessThan(1_000)
  })
})
