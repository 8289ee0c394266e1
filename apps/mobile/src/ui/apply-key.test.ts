import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyKey, type KeypadKey, keypadKeys } from './apply-key.ts'

const applyAtEnd = (text: string, key: KeypadKey, places: number): string =>
  applyKey(text, key, places, { start: text.length, end: text.length }).text

const typed = (keys: string, places = 2): string =>
  Array.from(keys, (key) => keypadKeys.find((known) => known === key) ?? 'delete').reduce(
    (text, key) => applyAtEnd(text, key, places),
    '',
  )

describe('the keypad', () => {
  it.each([
    ['250', '250'],
    ['12.345', '12.34'],
    ['.5', '0.5'],
    ['007', '7'],
    ['0.0', '0.0'],
    ['1.2.3', '1.23'],
    ['12<', '1'],
    ['1<<<', ''],
    ['1234567890123', '123456789012'],
    ['12.', '12.'],
  ])('makes of %s: %s', (keys, text) => {
    expect(typed(keys)).toBe(text)
  })

  it('has no point where there are no decimals', () => {
    expect(typed('1.5', 0)).toBe('15')
  })

  it('empties the field when Delete is held', () => {
    expect(applyAtEnd('123.45', 'clear', 2)).toBe('')
  })

  it('types at the caret and over a selection', () => {
    expect(applyKey('12.5', '9', 2, { start: 1, end: 1 })).toEqual({ text: '192.5', caret: 2 })
    expect(applyKey('12.5', '9', 2, { start: 0, end: 4 })).toEqual({ text: '9', caret: 1 })
    expect(applyKey('12.5', 'delete', 2, { start: 3, end: 3 })).toEqual({ text: '125', caret: 2 })
    expect(applyKey('12.5', 'delete', 2, { start: 0, end: 0 })).toEqual({ text: '12.5', caret: 0 })
    expect(applyKey('250', '0', 2, { start: 0, end: 0 })).toEqual({ text: '250', caret: 0 })
  })

  it('never makes anything but an amount within its limits', () => {
    const key = fc.constantFrom(...keypadKeys)
    const check = fc.check(
      fc.property(fc.array(key, { maxLength: 40 }), fc.integer({ min: 0, max: 8 }), (keys, places) => {
        const text = keys.reduce((before, each) => applyAtEnd(before, each, places), '')
        const [whole = '', fraction = ''] = text.split('.')
        return /^(\d+(\.\d*)?)?$/.test(text) && whole.length <= 12 && fraction.length <= places
      }),
    )
    expect(check.counterexample).toBeNull()
  })
})
