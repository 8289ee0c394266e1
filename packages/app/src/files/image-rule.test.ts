import { describe, expect, it } from 'vitest'
import { imageRule, imageSize } from './image-rule.ts'

const kb = 1_024
const mb = 1_024 * kb
const bands: [string, number, number | 'unchanged' | 'too_large'][] = [
  ['a byte', 1, 'unchanged'],
  ['200 KB', 200 * kb, 'unchanged'],
  ['a byte more', 200 * kb + 1, 0.9],
  ['512 KB', 512 * kb, 0.9],
  ['a byte more', 512 * kb + 1, 0.8],
  ['1 MB', mb, 0.8],
  ['a byte more', mb + 1, 0.85],
  ['the largest PNG', 2_048_000, 0.85],
  ['a byte more', 2_048_001, 0.85],
  ['2 MB', 2 * mb, 0.85],
  ['a byte more', 2 * mb + 1, 0.8],
  ['10 MB', 10 * mb, 0.8],
  ['a byte more', 10 * mb + 1, 0.75],
  ['20 MB', 20 * mb, 0.75],
  ['a byte more', 20 * mb + 1, 'too_large'],
]

/** What each type becomes, up to and above the largest PNG. */
const types = [
  ['image/jpeg', 'image/jpeg', 'image/jpeg'],
  ['image/png', 'image/png', 'image/jpeg'],
  ['image/webp', 'image/webp', 'image/webp'],
] as const

describe.each(types)('%s', (type, small, large) => {
  it.each(bands)('of %s (%i bytes): %s', (_, bytes, expected) => {
    const kept = bytes > 2_048_000 ? large : small
    expect(imageRule(bytes, type)).toEqual(
      typeof expected === 'string' ? { kind: expected } : { kind: 'reencoded', type: kept, quality: expected },
    )
  })
})

describe.each(['image/gif', 'image/bmp', 'image/heic', 'image/svg+xml', ''])('%s, which is not taken', (type) => {
  it.each(bands)('of %s (%i bytes) is a JPEG, %s or the default quality', (_, bytes, expected) => {
    const quality = expected === 'unchanged' ? 0.8 : expected
    expect(imageRule(bytes, type)).toEqual(
      quality === 'too_large' ? { kind: quality } : { kind: 'reencoded', type: 'image/jpeg', quality },
    )
  })
})

it.each([
  [4_000, 3_000, 1_080, 810],
  [1_081, 1_081, 1_080, 1_080],
  [1_080, 5_000, 1_080, 5_000],
  [1_079, 500, 1_079, 500],
  [10, 10, 10, 10],
  [9, 9, 10, 10],
  [4, 8, 10, 20],
  [3_000, 1, 1_080, 1],
])('%i × %i is made %i × %i', (width, height, wide, high) => {
  expect(imageSize(width, height)).toEqual({ width: wide, height: high })
})
