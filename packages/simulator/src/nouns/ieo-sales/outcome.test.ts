import { allot, lotsFor } from '@touchstone/domain/ieo-sales/allotment'
import { roundAt as houseRoundAt, roundFor, sandboxBeacon } from '@touchstone/domain/ieo-sales/beacon'
import { drawSeed, lastTicket, listRoot, lotsDrawn } from '@touchstone/domain/ieo-sales/draw'
import { noHash, sha256 } from '../../naive-model/naive-hashes.ts'
import { printDecimal } from '@touchstone/domain/money/decimal'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allotted, sumOf } from './naive-allotment.ts'
import { beaconOf, drawn, rootOfList, roundAfter, roundAt, seedOf, ticketsOf } from './naive-draw.ts'

const applications = (most: number, count: number) =>
  fc
    .array(fc.integer({ min: 1, max: most }), { maxLength: count })
    .map((all) => all.map((lots, index) => ({ id: `${index * 7}-${(index % 3) + 1}`, lots })))
const hash = fc.nat().map((seed) => sha256(String(seed)))

test('the model gives everybody as many lots as the house does, in its own way', () => {
  let short = 0
  fc.assert(
    fc.property(
      fc.oneof(applications(12, 30), applications(1_000_000, 8)),
      fc.integer({ min: 1, max: 200 }),
      fc.integer({ min: 1, max: 200 }),
      (applied, supply, some) => {
        const cap = Math.min(supply, some)
        const house = allot(applied, supply, cap)
        const model = allotted(applied, supply, cap)
        short += Number(model.last !== undefined)
        expect(model.part.toString()).toBe(printDecimal(house.part))
        expect([model.last?.id, model.last?.fraction.toString()]).toEqual([
          house.last?.id,
          house.last === null ? undefined : printDecimal(house.last.fraction),
        ])
        expect(applied.map(({ id }) => model.won.get(id))).toEqual(applied.map((each) => lotsFor(each, house, cap)))
        const wanted = sumOf(applied.map(({ lots }) => Math.min(lots, cap)))
        expect(sumOf([...model.won.values()])).toBe(Math.min(supply, wanted))
      },
    ),
    { numRuns: 1_000 },
  )
  expect(short).toBeGreaterThan(200)
})

test('the model fixes the same list and the same round', () => {
  fc.assert(
    fc.property(applications(9, 20), fc.integer({ min: 1_800_000_000_000, max: 1_900_000_000_000 }), (applied, at) => {
      const round = roundAfter(at)
      expect([rootOfList(applied.toReversed()), round, roundAt(round), beaconOf(round)]).toEqual([
        listRoot(applied),
        roundFor(at),
        houseRoundAt(round),
        sandboxBeacon(round),
      ])
    }),
    { numRuns: 50 },
  )
})

test('the model draws the same tickets twice', () => {
  fc.assert(
    fc.property(applications(9, 12), hash, hash, fc.nat(40), fc.nat(40), (applied, beacon, root, lots, fewer) => {
      const seed = seedOf(beacon, root)
      expect(seed).toBe(drawSeed(beacon, root))
      const heap = ticketsOf(applied, seed)
      const first = drawn(heap, lots, noHash)
      expect(first.upTo).toBe(lastTicket(applied, seed, { above: noHash, lots }))
      const lotsOf = (above: string, upTo: string) => applied.map((each) => lotsDrawn(each, seed, { above, upTo }))
      expect(applied.map(({ id }) => first.won.get(id) ?? 0)).toEqual(lotsOf(noHash, first.upTo))
      const reserve = applied.filter(({ id }) => !first.won.has(id))
      const rest = heap.filter(({ id }) => reserve.some((each) => each.id === id))
      const second = drawn(rest, fewer, first.upTo)
      expect(second.upTo).toBe(lastTicket(reserve, seed, { above: first.upTo, lots: fewer }))
      expect(reserve.map(({ id }) => second.won.get(id) ?? 0)).toEqual(
        reserve.map((each) => lotsDrawn(each, seed, { above: first.upTo, upTo: second.upTo })),
      )
    }),
    { numRuns: 200 },
  )
})
