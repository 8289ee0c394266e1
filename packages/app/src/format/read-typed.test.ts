import { describe, expect, it } from 'vitest'
import { readTyped } from './read-typed.ts'

describe('what is typed or pasted', () => {
  it.each([
    ['12,5', '12.5'],
    ['1,234.56', '1234.56'],
    ['1,234,567.8', '1234567.8'],
    ['0,500', undefined],
    ['1,500', undefined],
    ['1.234,5', '1234.5'],
    ['1,234,567', '1234567'],
    ['1.234.567', '1234567'],
    ['1.234.56', undefined],
    ['12,34.5', undefined],
    ['１２．５', '12.5'],
    [' 1 000 ', '1000'],
    ['', ''],
    ['00.5', '0.5'],
    ['-5', undefined],
    ['1e5', undefined],
    ['1.2.3', undefined],
    ['0.123', undefined],
    ['1234567890123', undefined],
  ])('as %s is %s', (text, read) => {
    expect(readTyped(text, 2)).toBe(read)
  })

  it('has no point where there are no decimals', () => {
    expect(readTyped('1.', 0)).toBeUndefined()
  })
})
