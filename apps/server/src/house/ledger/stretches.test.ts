import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type CountedStretch, partOf } from './stretches.ts'

/** Stretches of a list of these lengths, newest first. */
const stretchesWith = (counts: readonly number[]): CountedStretch[] =>
  counts.map((count, index) => {
    const block = counts.length - 1 - index
    return { from: block * 256 + 1, to: (block + 1) * 256, count }
  })

it('a part is found where it would be if all stretches were laid end to end', () => {
  let found = 0
  fc.assert(
    fc.property(
      fc.array(fc.nat({ max: 12 }), { maxLength: 10 }),
      fc.nat({ max: 80 }),
      fc.integer({ min: 1, max: 30 }),
      (counts, skip, limit) => {
        const stretches = stretchesWith(counts)
        const itemsOf = (parts: readonly CountedStretch[]): string[] =>
          parts.flatMap(({ from, count }) => Array.from({ length: count }, (_, index) => `${from} ${index}`))
        const part = partOf(stretches, { skip, limit })
        const items = itemsOf(part.stretches).slice(part.skip, part.skip + limit)
        found += items.length > 0 ? 1 : 0
        const expected = itemsOf(stretches).slice(skip, skip + limit)
        return part.total === itemsOf(stretches).length && items.join() === expected.join()
      },
    ),
    { numRuns: 1_000 },
  )
  expect(found).toBeGreaterThan(100)
})

it('no stretch is read that the part does not need', () => {
  const part = partOf(stretchesWith([5, 0, 5, 5]), { skip: 5, limit: 3 })
  expect(part.stretches.map(({ from }) => from)).toEqual([257])
  expect(part.skip).toBe(0)
})
