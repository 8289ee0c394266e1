import { describe, expect, it } from 'vitest'
import { dayOf, daySeeds, firstDay, isCommitted, lastDay, nearerSeeds, seedBefore } from './day-seeds.ts'

const seed = '5c'.repeat(32)
const all = daySeeds(seed)
const born = dayOf(Date.parse('2026-11-22T18:00:00Z'))

describe('the seeds of days', () => {
  it('are a chain of hashes that ends with the given one', () => {
    expect(all.seedOf(lastDay)).toBe(seed)
    expect(all.seedOf(born - 1)).toBe(seedBefore(all.seedOf(born)))
    expect(new Set(Array.from({ length: 100 }, (_, i) => all.seedOf(born + i))).size).toBe(100)
  })

  it('of a revealed day and all before it are known from it, and none after it', () => {
    const revealed = daySeeds(all.seedOf(born), born)
    for (const day of [born, born - 1, firstDay]) expect(revealed.seedOf(day)).toBe(all.seedOf(day))
    expect(revealed.keyOf(born)).toEqual(all.keyOf(born))
    expect(() => revealed.seedOf(born + 1)).toThrow(`the seed of day ${born + 1} is not known`)
  })

  it('are the same from a nearer day on', () => {
    const nearer = nearerSeeds(all, { day: born + 1, seed: all.seedOf(born + 1) })
    const days = [firstDay, born, born + 1, born + 2, lastDay]
    expect(days.map(nearer.seedOf)).toEqual(days.map(all.seedOf))
    expect(days.map(nearer.keyOf)).toEqual(days.map(all.keyOf))
  })

  it.each(['', 'ab', 'ab'.repeat(33), 'xy'.repeat(32)])('do not come from %j, which is not 256 bits', (text) => {
    expect(() => daySeeds(text)).toThrow('64 hexadecimal digits')
  })
})

describe('a revealed seed', () => {
  const committed = { day: born - 1, seed: all.seedOf(born - 1) }
  const revealed = { day: born + 3, seed: all.seedOf(born + 3) }

  it('leads to what was committed to', () => {
    expect(isCommitted(revealed, committed)).toBe(true)
    expect(isCommitted(committed, committed)).toBe(true)
  })

  it.each([
    ['another seed', { ...revealed, seed: seedBefore(revealed.seed) }, committed],
    ['another day', { ...revealed, day: born + 2 }, committed],
    ['another commitment', revealed, { ...committed, seed: 'ab'.repeat(32) }],
    ['a day before the commitment', { day: born - 2, seed: all.seedOf(born - 2) }, committed],
    ['no seed', { ...revealed, seed: 'seed' }, committed],
  ])('does not with %s', (_, shown, promised) => {
    expect(isCommitted(shown, promised)).toBe(false)
  })
})
