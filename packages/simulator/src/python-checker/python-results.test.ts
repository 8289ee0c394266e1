import { yieldOf } from '@touchstone/domain/positions/position-result'
import { decimal, printDecimal } from '@touchstone/domain/money/decimal'
import { checkResults, type ToldResults } from '@touchstone/signatures/results-check'
import { rehashed } from '@touchstone/domain/examples/rehashed'
import { readEntries } from '@touchstone/domain/ledger/entries-text'
import type { JournalRow } from '@touchstone/domain/ledger/journal-row'
import type { ClosedReply } from '@touchstone/domain/positions/position-replies'
import { readReply } from '@touchstone/domain/rulebook/read-row'
import { describe, expect, it } from 'vitest'
import { python, said, whyNoPython } from './python-checker.ts'
import { type Close, closesIn, forgedOf, type Told } from './told-closes.ts'
import { crossJournal, plainJournal, randomJournal, shortJournal } from './books-with-closes.ts'
import { liesAbout } from './lies-about-closes.ts'

const answerOf = ({ row, before, told }: Close): string =>
  JSON.stringify({ receipt: { journal: { row } }, results: told, before })

/** The word and the sentence of the checker in Python on each. */
const judged = (closes: readonly Close[]): [string, string][] =>
  said('c.results_beside(a, json.loads(a)["receipt"]["journal"]["row"])', closes.map(answerOf)) as [string, string][]

/** The word for what the app and check-receipt say of each. */
const ourWord = ({ row, before, told }: Close): string => {
  const of = checkResults({ row, told: told as unknown as ToldResults, before: before.length > 0 ? before : undefined })
  return { none: 'open', told: 'open', checked: 'holds', differs: 'FAILS' }[of.is]
}

const closes = [
  ...Array.from({ length: 12 }, (_, seed) => closesIn(randomJournal(seed))).flat(),
  ...Array.from({ length: 24 }, (_, seed) => closesIn(crossJournal(seed))).flat(),
  ...(['small', 'large'] as const).flatMap((part) => closesIn(shortJournal(part))),
]
const some = closes.filter((_, index) => index % 9 === 0)
const first = ({ told }: Close): Told => told[0] ?? { net: '', place: 0 }
const changing = (change: (of: Close) => Partial<Close>): Close[] => some.map((each) => ({ ...each, ...change(each) }))
const withFirst = (change: (of: Told) => Partial<Told>) => (of: Close) => ({
  told: [{ ...first(of), ...change(first(of)) }, ...of.told.slice(1)],
})
const wordsOf = (all: readonly Close[]): string[] => [...new Set(judged(all).map(([word]) => word))]

const plain = plainJournal()
const [last] = closesIn(plain).slice(-1)
/** The last close of the plain book, where one row of it was changed. */
function forged(sequence: number, change: (row: JournalRow) => Partial<JournalRow>): Close {
  if (last === undefined) throw new Error('there is a close')
  return forgedOf(last, (rows) => rows.map((row) => (row.sequence === sequence ? { ...row, ...change(row) } : row)))
}
const reply = (from: RegExp | string, to: string) => (row: JournalRow) => ({ reply: row.reply.replace(from, to) })

describe.skipIf(python === undefined)(
  `results that are checked ${python === undefined ? whyNoPython() : 'by Python'}`,
  () => {
    it('are made again from the rows since the opening, in random books', () => {
      expect(judged(closes).filter(([word]) => word !== 'holds')).toEqual([])
    })

    it('are of books in which there is all that bears on them', () => {
      const seen = new Map<string, number>()
      const count = (what: string, is: boolean): void => void (is && seen.set(what, (seen.get(what) ?? 0) + 1))
      for (const { row, before, told } of closes) {
        const ids = new Set(told.map(({ positionId }) => positionId))
        const isOwn = (of: { positionId: string }): boolean => ids.has(of.positionId)
        const replies = before.map((each) => readReply(each.reply))
        const earlier = replies.flatMap((each) => ('settlements' in each ? [each as ClosedReply] : []))
        count('close', true)
        count('several in one row', told.length > 1)
        count('insurance of a book', told.length > 1 && (readReply(row.reply) as ClosedReply).insurancePaid > 0n)
        count(
          'profit booked by a funding',
          before.some(
            ({ reply, entries }) =>
              reply.includes('"kind":"funding"') &&
              readEntries(entries).postings.some(({ kind, subject }) => kind === 'profit' && ids.has(subject)),
          ),
        )
        count(
          'profit booked by a close',
          earlier.some(({ settlements }) => settlements.some(({ realised }) => realised.some(isOwn))),
        )
        count(
          'profit booked for a shortage',
          earlier.some(({ realised }) => realised.some(isOwn)),
        )
        count(
          'leverage that moved margin',
          before.some((each, index) => {
            const { postings } = readEntries(each.entries)
            return replies[index]?.kind === 'leverage_set' && postings.some(({ subject }) => ids.has(subject))
          }),
        )
      }
      expect([...seen.keys()].sort()).toEqual([
        'close',
        'insurance of a book',
        'leverage that moved margin',
        'profit booked by a close',
        'profit booked by a funding',
        'profit booked for a shortage',
        'several in one row',
      ])
      expect(seen.get('close')).toBeGreaterThan(100)
    })

    it('are what the app and check-receipt find, in lies of every kind', () => {
      const about = liesAbout(closes.filter(({ before }, index) => before.length < 24 && index % 3 === 0))
      const pythons = judged(about.map(([, close]) => close)).map(([word]) => word)
      const found = about.map(([name, close], index) => ({ name, ours: ourWord(close), pythons: pythons[index] }))
      expect(found.filter(({ ours, pythons: theirs }) => ours !== theirs)).toEqual([])
      const failed = new Set(found.flatMap(({ name, ours }) => (ours === 'FAILS' ? [name] : [])))
      const names = new Set(about.map(([name]) => name))
      expect([...names].filter((name) => !failed.has(name))).toEqual(['nothing'])
    })

    it('count a profit that was booked of what the same row liquidates', () => {
      const short = closesIn(shortJournal('large'))
      expect(short.map(({ told }) => told.map(({ reason, profit }) => [reason, profit]))).toEqual([
        [
          ['user', '-1200'],
          ['liquidation', '-800'],
        ],
      ])
      expect(judged(short)).toEqual([
        ['holds', expect.stringContaining('made again from the row in `before`, which leads to the record')],
      ])
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

    it('are of a cost that a booked profit moved by itself and by less than a unit', () => {
      const [part, rest] = closesIn(shortJournal('small'))
      if (part === undefined || rest === undefined) throw new Error('there are two closes')
      const costing = (cost: string): Close =>
        forgedOf(rest, (rows) =>
          rows.map((row) => ({ ...row, reply: row.reply.replace('"cost":"36540"', `"cost":"${cost}"`) })),
        )
      const lies = ['36539.999999999999999999', '36540', '36540.000000999999999999', '36540.000001'].map(costing)
      const words = ['FAILS', 'holds', 'holds', 'FAILS']
      expect([lies.map(ourWord), judged(lies).map(([word]) => word)]).toEqual([words, words])
    })

    it('are of no more than is open', () => {
      const [, rest] = closesIn(shortJournal('small'))
      const [told] = rest?.told ?? []
      if (rest === undefined || told === undefined) throw new Error('there is a close of what is left')
      // Twice of all that it bears: 540 of its profit were booked before.
      const figure = (name: string): bigint => decimal(String(told[name]))
      const [profit, openingFee, margin] = [
        figure('profit') + decimal('540'),
        figure('openingFee') * 2n,
        figure('margin') * 2n,
      ]
      const net = profit - openingFee - figure('closingFee')
      const printed = Object.fromEntries(
        Object.entries({
          profit,
          openingFee,
          margin,
          net,
          quantity: decimal('1.8'),
          yield: yieldOf(net, margin) ?? 0n,
        }).map(([name, value]) => [name, printDecimal(value)]),
      )
      const twice = forgedOf(rest, (rows) =>
        rows.map((row) =>
          row.sequence === 3
            ? { ...row, reply: row.reply.replace(/"quantity":"0.9"(?=,"realised")/, '"quantity":"1.8"') }
            : row,
        ),
      )
      expect(twice.row.reply).toContain('"quantity":"1.8"')
      const of = { ...twice, told: [{ ...told, ...printed }] }
      expect([ourWord(of), ...judged([of])]).toEqual(['FAILS', ['FAILS', 'more of 7-1 is closed than is open']])
    })

    it('stay open without them where they agree with the record and add up', () => {
      expect(wordsOf(changing(() => ({ before: [] })))).toEqual(['open'])
    })

    it.each(['net', 'openingFee', 'closingFee', 'funding', 'margin', 'entryPrice', 'profit', 'yield', 'insurance'])(
      'fail with another %s',
      (name) => {
        const other = withFirst((told) => ({ [name]: `${Number(told[name] ?? 0) < 1 ? 1 : 0}.5` }))
        const words = judged([...changing(other), ...changing((of) => ({ ...other(of), before: [] }))]).map(
          ([word]) => word,
        )
        expect(new Set(words.slice(0, some.length))).toEqual(new Set(['FAILS']))
        // Nothing in the record says what was paid on average.
        expect(new Set(words.slice(some.length))).toEqual(new Set([name === 'entryPrice' ? 'open' : 'FAILS']))
      },
    )

    it.each(['positionId', 'symbol', 'sequence', 'place', 'time', 'reason', 'quantity', 'exitPrice'])(
      'fail with another %s than the record says',
      (name) => {
        const other = withFirst((told) => ({ [name]: typeof told[name] === 'number' ? 99 : '77.77' }))
        expect(wordsOf([...changing((of) => ({ ...other(of), before: [] })), ...changing(other)])).toEqual(['FAILS'])
      },
    )

    it.each<[string, (of: Close) => Partial<Close>]>([
      ['one result more', ({ told }) => ({ told: [...told, ...told] })],
      [
        'the first row left out',
        ({ before }) => ({ before: before.length === 1 ? [...before, ...before] : before.slice(1) }),
      ],
      ['a row changed', ({ before }) => ({ before: before.map((each) => ({ ...each, at: each.at + 1 })) })],
      [
        'rows of another book',
        (of) => forgedOf(of, (rows) => rows.map((row, at) => (at < rows.length - 1 ? { ...row, bookId: 8 } : row))),
      ],
      ['rows hashed again', ({ before }) => ({ before: rehashed(before.map((each) => ({ ...each, key: 'x' }))) })],
      [
        'a text that is not canonical',
        (of) => forgedOf(of, (rows) => rows.map((row, at) => (at === 0 ? { ...row, facts: ` ${row.facts}` } : row))),
      ],
      [
        'a cost that the opening did not have',
        (of) =>
          forgedOf(of, (rows) =>
            rows.map((row, at) => (at === 0 ? { ...row, ...reply(/"notional":"[^"]+"/, '"notional":"1"')(row) } : row)),
          ),
      ],
    ])('fail with %s', (_what, change) => {
      expect(wordsOf(changing(change))).toEqual(['FAILS'])
    })

    it('that cannot be made are said so in a sentence', () => {
      const lacking = forged(1, reply(/"fee":"[^"]+",/, ''))
      expect(judged([lacking])).toEqual([['FAILS', 'something in it is missing, or of another type']])
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
