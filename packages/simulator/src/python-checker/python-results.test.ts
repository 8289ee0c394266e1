import { exampleOpening } from '@touchstone/domain/examples/example-commands'
import { exampleTick } from '@touchstone/domain/examples/example-facts'
import { exampleHouse, type ExampleHouse } from '@touchstone/domain/examples/example-house'
import { names, randomCommand, randomFrom, settings } from '@touchstone/domain/examples/random-commands'
import { rehashed } from '@touchstone/domain/examples/rehashed'
import { readEntries } from '@touchstone/domain/ledger/entries-text'
import type { JournalRow } from '@touchstone/domain/ledger/journal-row'
import type { Tick } from '@touchstone/domain/market/tick'
import { decimal } from '@touchstone/domain/money/decimal'
import { type Lives, type PartResult, resultsOfRow } from '@touchstone/domain/positions/position-result'
import { printedResult } from '@touchstone/domain/positions/printed-result'
import type { Command } from '@touchstone/domain/rulebook/nouns'
import { readReply } from '@touchstone/domain/rulebook/read-row'
import { firstRowFor } from '@touchstone/domain/rulebook/since-opening'
import { describe, expect, it } from 'vitest'
import { python, said, whyNoPython } from './python-checker.ts'

type Told = Record<string, unknown> & { net: string; place: number }
type Close = { row: JournalRow; before: JournalRow[]; told: Told[] }

/** What each close of a book brought, by the domain, with the rows since the opening. */
function closesIn(journal: readonly JournalRow[]): Close[] {
  const closes: Close[] = []
  let lives: Lives = new Map()
  for (const row of journal) {
    const { sequence, at, reply, entries } = row
    const after = resultsOfRow(lives, {
      sequence,
      at,
      reply: readReply(reply),
      postings: readEntries(entries).postings,
    })
    lives = after.lives
    const from = firstRowFor(row)
    if (from !== undefined)
      closes.push({ row, before: journal.slice(from - 1, sequence - 1), told: after.results.map(toldOf) })
  }
  return closes
}

function randomJournal(seed: number): readonly JournalRow[] {
  const random = randomFrom(seed)
  const pick = <Item>(items: readonly Item[]): Item => items[random(items.length)] as Item
  const house = exampleHouse(new Map([['contract:USDT', decimal('20000')]]), [settings])
  const ticks = new Map<string, Tick>()
  for (let step = 1; step <= 60; step += 1) {
    const at = fundingAt + (step - 30) * 1_000
    for (const name of names) {
      const tick = exampleTick(name, step, at - 10, String(1_000 + random(20)))
      ticks.set(name, tick)
      house.tape(tick)
    }
    const facts = { at, ticks: [...ticks.values()] }
    if (step === 30) for (const tick of facts.ticks) fund(house, tick, facts)
    else if (random(8) === 0) house.tryRun({ kind: 'close_all' }, facts)
    else house.tryRun(randomCommand({ random, pick, ticks }, house.book(), at), facts)
  }
  return house.journal()
}

/** A part close leaves a shortage beyond the profit of the rest, which is booked at the mark and then liquidated at the bid. */
function shortJournal(): readonly JournalRow[] {
  const house = exampleHouse(new Map([['contract:USDT', decimal('1000')]]))
  const run = (command: Command, sequence: number, bid: string, ask: string): void => {
    const tick = { ...exampleTick('BTC/USDT', sequence, sequence * 1_000, bid), ask: decimal(ask) }
    house.tape(tick)
    house.run(command, { at: sequence * 1_000 + 10, ticks: [tick] })
  }
  run(exampleOpening({ marginMode: 'cross', leverage: 100, quantity: decimal('1') }), 1, '40000', '40000')
  run({ kind: 'close_position', positionId: '7-1', quantity: decimal('0.6') }, 2, '38000', '42200')
  return house.journal()
}

/** An isolated position that is added to, to which margin is added, and that is closed in part and whole, and a cross one. */
function plainJournal(): readonly JournalRow[] {
  const house = exampleHouse(new Map([['contract:USDT', decimal('10000')]]))
  let sequence = 0
  const given = (price: string, at: number) => {
    sequence += 1
    const ticks = ['BTC/USDT', 'ETH/USDT'].map((symbol, index) =>
      exampleTick(symbol, sequence, at - 10, index === 0 ? price : '3000'),
    )
    for (const tick of ticks) house.tape(tick)
    return { at, ticks }
  }
  const short = { symbol: 'ETH/USDT', direction: 'short', marginMode: 'cross', quantity: decimal('1') } as const
  house.run(exampleOpening({ quantity: decimal('0.3') }), given('90000', 1_000))
  house.run(exampleOpening(short), given('90000', 2_000))
  house.run({ kind: 'add_margin', positionId: '7-1', amount: decimal('100') }, given('90333.3', 3_000))
  const rate = decimal('0.0001')
  const funded = given('90400', fundingAt)
  house.run(
    { kind: 'settle_funding', symbol: 'BTC/USDT', fundingAt, rate },
    { ...funded, funding: { mark: decimal('90400'), sequence, rate } },
  )
  house.run({ kind: 'close_position', positionId: '7-1', quantity: decimal('0.1') }, given('90500', fundingAt + 1_000))
  house.run(exampleOpening({ quantity: decimal('0.05') }), given('90500', fundingAt + 2_000))
  house.run({ kind: 'close_all' }, given('90600.7', fundingAt + 3_000))
  return house.journal()
}

const fundingAt = 28_800_000
function fund(house: ExampleHouse, { symbol, sequence, bid: mark }: Tick, facts: { at: number; ticks: Tick[] }): void {
  const rate = decimal('0.0001')
  const command = { kind: 'settle_funding', symbol, fundingAt, rate } as const
  house.tryRun(command, { ...facts, funding: { mark, sequence, rate } })
}

const toldOf = (result: PartResult): Told => {
  const { positionId, symbol, sequence, place, at, reason } = result
  const time = new Date(at + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
  return { ...printedResult(result), positionId, symbol, sequence, place, time, reason }
}

const answerOf = ({ row, before, told }: Close): string =>
  JSON.stringify({ receipt: { journal: { row } }, results: told, before })

/** The word and the sentence of the checker in Python on each. */
const judged = (closes: readonly Close[]): [string, string][] =>
  said('c.results_beside(a, json.loads(a)["receipt"]["journal"]["row"])', closes.map(answerOf)) as [string, string][]

const closes = Array.from({ length: 20 }, (_, seed) => closesIn(randomJournal(seed))).flat()
const first = ({ told }: Close): Told => told[0] ?? { net: '', place: 0 }
const changing = (change: (of: Close) => Partial<Close>): Close[] =>
  closes.map((each) => ({ ...each, ...change(each) }))
const withFirst = (change: (of: Told) => Partial<Told>) => (of: Close) => ({
  told: [{ ...first(of), ...change(first(of)) }, ...of.told.slice(1)],
})
const wordsOf = (all: readonly Close[]): string[] => [...new Set(judged(all).map(([word]) => word))]

const plain = plainJournal()
const lastOf = (rows: readonly JournalRow[]): Close => {
  const last = closesIn(rows).at(-1)
  if (last === undefined) throw new Error('there is a close')
  return last
}
/** What a house shows that hashes again what it changed in one row, with results as these rows make them. */
const forged = (sequence: number, change: (row: JournalRow) => Partial<JournalRow>): Close =>
  lastOf(rehashed(plain.map((row) => (row.sequence === sequence ? { ...row, ...change(row) } : row))))
const reply = (from: RegExp | string, to: string) => (row: JournalRow) => ({ reply: row.reply.replace(from, to) })

describe.skipIf(python === undefined)(
  `results that are checked ${python === undefined ? whyNoPython() : 'by Python'}`,
  () => {
    it('are made again from the rows since the opening, in random books', () => {
      expect(closes.length).toBeGreaterThan(100)
      expect(closes.filter(({ told }) => told.length > 1).length).toBeGreaterThan(3)
      expect(judged(closes).filter(([word]) => word !== 'holds')).toEqual([])
    })

    it('count a profit that was booked of what the same row liquidates', () => {
      const short = closesIn(shortJournal())
      expect(short.map(({ told }) => told.map(({ reason, profit }) => [reason, profit]))).toEqual([
        [
          ['user', '-1200'],
          ['liquidation', '-800'],
        ],
      ])
      expect(judged(short)).toEqual([['holds', expect.stringContaining('1 row in')]])
    })

    it.each<[string, number, (row: JournalRow) => Partial<JournalRow>, string]>([
      ['an opening fee of nothing', 1, reply(/"fee":"[^"]+"/, '"fee":"0"'), 'another fee than its entries'],
      ['an opening fee below nothing', 1, reply(/"fee":"[^"]+"/, '"fee":"-4000"'), 'openingFee of BTC/USDT is neg'],
      ['an opening margin that was not locked', 1, reply(/"margin":"[^"]+"/, '"margin":"1"'), 'another margin than'],
      ['a cross margin that is not of the leverage', 2, reply(/"margin":"[^"]+"/, '"margin":"1"'), 'of its leverage'],
      ['another cost', 1, reply(/"notional":"[^"]+"/, '"notional":"1"'), 'cost something else'],
      ['another direction', 1, reply('"long"', '"short"'), 'as if it were another position'],
      ['another symbol', 1, reply('"BTC/USDT"', '"SOL/USDT"'), 'as if it were another position'],
      ['another margin mode', 2, reply('"cross"', '"isolated"'), 'another margin than'],
      ['an addition to another position', 6, reply('"long"', '"short"'), 'added to as if it were another'],
      [
        'other margin that was added',
        3,
        ({ entries }) => ({ entries: entries.replace('"100"', '"5000"') }),
        'as if it had another margin',
      ],
      [
        'funding that no entry charges',
        4,
        reply(/"amount":"[^"]+"/, '"amount":"-5000"'),
        'another funding than its entries charge',
      ],
      ['another margin found', 5, reply(/"margin":"[^"]+"/, '"margin":"1"'), 'as if it had another margin'],
      ['another quantity found', 5, reply('"quantity":"0.3"', '"quantity":"3"'), 'another quantity had been open'],
      [
        'a margin that is not let go',
        5,
        reply(/"released":"[^"]+"/, '"released":"0"'),
        'another margin than its entries',
      ],
      [
        'a profit of an isolated position that was booked, and another cost',
        5,
        ({ reply: text }) => ({
          reply: text
            .replace(/"realised":\[\](?=,"settlements")/, '"realised":[{"positionId":"7-1","profit":"0.000001"}]')
            .replace(/"cost":"[^"]+"/, '"cost":"1"'),
        }),
        'cost something else',
      ],
      [
        'a profit of an isolated position that was booked',
        5,
        reply(/"realised":\[\](?=,"settlements")/, '"realised":[{"positionId":"7-1","profit":"0.000001"}]'),
        'no profit of it is booked while it is open',
      ],
    ])('fail with %s, though the rows make them', (_what, sequence, change, sentence) => {
      const [forgery, honest] = [forged(sequence, change), forged(sequence, () => ({}))]
      expect(forgery.row.hash).not.toBe(honest.row.hash)
      expect(judged([forgery, honest])).toEqual([
        ['FAILS', expect.stringContaining(sentence)],
        ['holds', expect.anything()],
      ])
    })

    it('stay open without them where they agree with the record and add up', () => {
      expect(wordsOf(changing(() => ({ before: [] })))).toEqual(['open'])
    })

    it.each(['net', 'openingFee', 'closingFee', 'funding', 'margin', 'entryPrice', 'profit', 'yield', 'insurance'])(
      'fail with another %s',
      (name) => {
        const other = withFirst((told) => ({ [name]: `${Number(told[name] ?? 0) < 1 ? 1 : 0}.5` }))
        expect(wordsOf(changing(other))).toEqual(['FAILS'])
        const alone = changing((of) => ({ ...other(of), before: [] }))
        // Nothing in the record says what was paid on average.
        expect(wordsOf(alone)).toEqual([name === 'entryPrice' ? 'open' : 'FAILS'])
      },
    )

    it.each(['positionId', 'symbol', 'sequence', 'place', 'time', 'reason', 'quantity', 'exitPrice'])(
      'fail with another %s than the record says',
      (name) => {
        const other = withFirst((told) => ({ [name]: typeof told[name] === 'number' ? 99 : '77.77' }))
        expect(wordsOf(changing((of) => ({ ...other(of), before: [] })))).toEqual(['FAILS'])
        expect(wordsOf(changing(other))).toEqual(['FAILS'])
      },
    )

    it.each<[string, (of: Close) => Partial<Close>]>([
      ['one result more', ({ told }) => ({ told: [...told, ...told] })],
      [
        'the first row left out',
        ({ before }) => ({ before: before.length === 1 ? [...before, ...before] : before.slice(1) }),
      ],
      ['a row changed', ({ before }) => ({ before: before.map((each) => ({ ...each, at: each.at + 1 })) })],
      ['rows of another book', ({ before }) => ({ before: before.map((each) => ({ ...each, bookId: 8 })) })],
      ['rows hashed again', ({ before }) => ({ before: rehashed(before.map((each) => ({ ...each, key: 'x' }))) })],
      [
        'a text that is not canonical',
        ({ before, row, told }) => {
          const rows = rehashed([...before.map((each) => ({ ...each, facts: ` ${each.facts}` })), row])
          const changed = rows.at(-1)
          return { told, before: rows.slice(0, -1), ...(changed === undefined ? {} : { row: changed }) }
        },
      ],
      [
        'a cost that the opening did not have',
        ({ before, row, told }) => {
          const opening = (text: string): string => text.replace(/"notional":"[^"]+"/, '"notional":"1"')
          const rows = rehashed([
            ...before.map((each, at) => (at === 0 ? { ...each, reply: opening(each.reply) } : each)),
            row,
          ])
          const changed = rows.at(-1)
          return { told, before: rows.slice(0, -1), ...(changed === undefined ? {} : { row: changed }) }
        },
      ],
    ])('fail with %s', (_what, change) => {
      expect(wordsOf(changing(change))).toEqual(['FAILS'])
    })

    it('are none of a record that closes nothing', () => {
      const of = closes[0]
      const [opening] = of?.before ?? []
      if (of === undefined || opening === undefined) throw new Error('there is a close')
      expect(judged([{ row: opening, before: [], told: of.told }])).toEqual([
        ['FAILS', 'they are told of a record that closes nothing'],
      ])
      expect(judged([{ row: opening, before: [], told: [] }])).toEqual([['open', 'none are stated']])
    })
  },
)
