import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyHash } from '../ledger/hash.ts'
import { minuteMs } from '../time.ts'
import type { Applied } from './allotment.ts'
import { roundAt, roundFor, sandboxBeacon } from './beacon.ts'
import { drawSeed, highestTicket, lastTicket, listRoot, lotsDrawn, lowestTicket, ticketOf } from './draw.ts'

const applied = (lots: readonly number[]): Applied[] =>
  lots.map((each, index) => ({ id: `${index + 2}-7`, lots: each }))
const list = applied([3, 1, 5])
const seed = drawSeed(sandboxBeacon(1_000), listRoot(list))

describe('the list of a draw', () => {
  it('has the same root in any order', () => {
    expect(listRoot(list.toReversed())).toBe(listRoot(list))
    expect(listRoot([])).toBe(emptyHash)
    for (const other of [applied([3, 1]), applied([3, 1, 6])]) expect(listRoot(other)).not.toBe(listRoot(list))
  })

  it('decides the draw together with the beacon', () => {
    expect(drawSeed(sandboxBeacon(1_001), listRoot(list))).not.toBe(seed)
    expect(drawSeed(sandboxBeacon(1_000), listRoot(applied([3, 1])))).not.toBe(seed)
    expect(ticketOf(seed, '2-7', 1)).not.toBe(ticketOf(seed, '2-7', 2))
  })
})

describe('a draw', () => {
  const drawn = (lots: number, above = lowestTicket) => {
    const upTo = lastTicket(list, seed, { above, lots })
    return list.map((each) => lotsDrawn(each, seed, { above, upTo }))
  }
  const sum = (won: readonly number[]) => won.reduce((total, each) => total + each, 0)

  it('gives each lot to one ticket', () => {
    for (let lots = 0; lots <= 9; lots += 1) expect(sum(drawn(lots))).toBe(lots)
  })

  it('gives everybody all where there is enough', () => {
    expect(lastTicket(list, seed, { above: lowestTicket, lots: 9 })).toBe(highestTicket)
    expect(drawn(20)).toEqual([3, 1, 5])
  })

  it('goes on where it stopped', () => {
    const first = lastTicket(list, seed, { above: lowestTicket, lots: 4 })
    const together = drawn(4).map((won, index) => won + (drawn(2, first)[index] ?? 0))
    expect(together).toEqual(drawn(6))
  })

  it('prefers nobody: over many draws each lot wins as often', () => {
    const wins = [0, 0]
    for (let round = 0; round < 2_000; round += 1) {
      const two = applied([1, 3])
      const chance = drawSeed(sandboxBeacon(round), listRoot(two))
      const upTo = lastTicket(two, chance, { above: lowestTicket, lots: 1 })
      two.forEach((each, index) => {
        wins[index] = (wins[index] ?? 0) + lotsDrawn(each, chance, { above: lowestTicket, upTo })
      })
    }
    expect(sum(wins)).toBe(2_000)
    expect(Math.abs((wins[0] ?? 0) - 500)).toBeLessThan(80)
  })

  it('never gives more than there is', () => {
    let short = 0
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 15 }),
        fc.integer({ min: 0, max: 60 }),
        fc.integer({ min: 1, max: 1_000_000 }),
        (lots, supply, round) => {
          const many = applied(lots)
          const chance = drawSeed(sandboxBeacon(round), listRoot(many))
          const upTo = lastTicket(many, chance, { above: lowestTicket, lots: supply })
          const won = sum(many.map((each) => lotsDrawn(each, chance, { above: lowestTicket, upTo })))
          short += Number(sum(lots) > supply)
          return won === Math.min(supply, sum(lots))
        },
      ),
      { seed: 8 },
    )
    expect(short).toBeGreaterThan(20)
  })
})

describe('the round that decides', () => {
  it('comes ten minutes after the close at the earliest', () => {
    const closesAt = 1_800_000_000_000
    const round = roundFor(closesAt)
    expect(roundAt(round) - closesAt).toBeGreaterThanOrEqual(10 * minuteMs)
    expect(roundAt(round - 2) - closesAt).toBeLessThan(10 * minuteMs)
    expect(roundAt(1)).toBe(1_692_803_367_000)
  })
})
