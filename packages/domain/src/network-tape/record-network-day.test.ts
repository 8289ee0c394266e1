import { describe, expect, it } from 'vitest'
import { emptyBook, partOf } from '../books/book.ts'
import { exampleFacts } from '../examples/example-facts.ts'
import { coinTreasury, minerPoolBook, networkBook, openMining } from '../examples/example-mining.ts'
import { exampleDay } from '../examples/example-strategy-days.ts'
import { decimal } from '../money/decimal.ts'
import { simulatedDay } from '../networks/simulated-network.ts'
import { decide } from '../rulebook/decide.ts'
import { houseCommands, userCommands } from '../rulebook/noun-tables.ts'
import type { Command } from '../rulebook/nouns.ts'
import { defaultSettings } from '../settings/default-settings.ts'
import { investmentsUnder } from '../settings/investments.ts'
import { dayMs } from '../time.ts'
import { networkPart } from './network-record.ts'

const lastDay = exampleDay - 2 * dayMs
const nextDay = lastDay + dayMs
const wrong = { kind: 'network_figures_wrong', network: 'bitcoin' }

/** The books at a time when the next day is over. */
function opened() {
  const mining = openMining()
  mining.goTo(nextDay + dayMs)
  return mining
}

/** A command with figures that are changed. */
const recording = (changed: object, day = nextDay): Command =>
  ({ kind: 'record_network_day', network: 'bitcoin', ...simulatedDay(day), ...changed }) as Command

describe('a day of a network', () => {
  it('is recorded once it is over, once, and after the day before', () => {
    const mining = openMining()
    mining.goTo(nextDay + dayMs - 1)
    expect(mining.refused(networkBook, recording({}))).toEqual({ kind: 'not_due' })
    mining.goTo(nextDay + dayMs)
    const { kind: _, ...figures } = mining.recording(nextDay) as Extract<Command, { kind: 'record_network_day' }>
    expect(mining.done(networkBook, recording({}))).toEqual({
      kind: 'network_day_recorded',
      source: 'simulated',
      ...figures,
      subsidy: decimal('3.125'),
      previousRow: 1,
    })
    for (const day of [nextDay, lastDay])
      expect(mining.refused(networkBook, recording({}, day))).toEqual({ kind: 'not_due' })
    mining.goTo(nextDay + 5 * dayMs)
    expect(mining.refused(networkBook, recording({}, nextDay + 2 * dayMs))).toEqual(wrong)
    expect(partOf(mining.book(networkBook), networkPart)).toMatchObject({ day: nextDay, row: 2 })
  })

  it('moves nothing', () => {
    const mining = opened()
    const total = mining.total()
    mining.done(networkBook, recording({}))
    expect(mining.total()).toBe(total)
    expect(mining.book(networkBook).accounts.size).toBe(0)
  })

  it.each([
    { height: 1 },
    { difficulty: decimal('74712795541800') },
    { fees: decimal('0.07906208') },
    { blockHash: '0'.repeat(64) },
    { day: nextDay - 1 },
  ])('with other figures than those of the series is refused: %o', (changed) => {
    expect(opened().refused(networkBook, recording(changed))).toEqual(wrong)
  })

  it('is of the network that the book records', () => {
    expect(opened().refused(networkBook, recording({ network: 'other' }))).toEqual({ kind: 'wrong_house_book' })
  })

  it('is not recorded from another source than the days before', () => {
    const mining = opened()
    const investments = { ...investmentsUnder(defaultSettings), networkSource: 'blocks' } as const
    const settings = { ...defaultSettings, investments }
    const book = mining.book(networkBook)
    const at = nextDay + dayMs
    expect(decide(book, recording({}), exampleFacts({ at, settings }))).toMatchObject({ refusal: wrong })
    // Blocks have figures that nobody can compute: what the network allows is asked of them.
    const [blockHash, difficulty] = ['000000000019d6689c085ae165831e934ff763ae46a2a6c172b3f1b60a8ce26f', decimal('99')]
    const first = recording({ height: 900_000, blockHash, difficulty, fees: 0n })
    expect(decide(emptyBook(9, 'real'), first, exampleFacts({ at, settings }))).toMatchObject({
      ok: true,
      value: { reply: { source: 'blocks', subsidy: decimal('3.125') } },
    })
    // Making a block up takes as much work as mining it.
    const harder = recording({ height: 900_000, blockHash, difficulty: decimal('99000'), fees: 0n })
    expect(decide(emptyBook(9, 'real'), harder, exampleFacts({ at, settings }))).toMatchObject({ refusal: wrong })
    expect(decide(emptyBook(9, 'real'), recording({ fees: -1n }), exampleFacts({ at, settings }))).toMatchObject({
      refusal: wrong,
    })
  })

  it('begins in an empty book of real money that is no other', () => {
    const mining = opened()
    for (const book of [coinTreasury, minerPoolBook])
      expect(mining.refused(book, recording({}))).toEqual({ kind: 'wrong_house_book' })
    for (const book of [emptyBook(9, 'demo'), { ...emptyBook(9, 'real'), sequence: 1 }])
      expect(decide(book, recording({}), exampleFacts({ at: nextDay + dayMs }))).toMatchObject({
        refusal: { kind: 'wrong_house_book' },
      })
  })
})

it('the book of a network takes nothing but its days', () => {
  const mining = opened()
  const kinds = [...userCommands.keys(), ...houseCommands.keys()].filter((kind) => kind !== 'record_network_day')
  expect(kinds.length).toBeGreaterThan(60)
  for (const kind of kinds)
    expect([kind, mining.refused(networkBook, { kind, product: 'x' } as unknown as Command)]).toEqual([
      kind,
      { kind: kind === 'raise_coin_capital' ? 'no_sandbox_capital' : 'wrong_house_book' },
    ])
})
