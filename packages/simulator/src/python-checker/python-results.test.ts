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
