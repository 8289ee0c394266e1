import fc from 'fast-check'
import { beforeAll, describe, expect, it, test } from 'vitest'
import { exampleOpening, exampleTransfer } from '../examples/example-commands.ts'
import { exampleTick } from '../examples/example-facts.ts'
import { exampleHouse } from '../examples/example-house.ts'
import { rehashed } from '../examples/rehashed.ts'
import { canonicalText } from '../ledger/canonical.ts'
import type { JournalRow } from '../ledger/journal-row.ts'
import { decimal } from '../money/decimal.ts'
import { assert } from '../result.ts'
import { decide, isUserCommand } from '../rulebook/decide.ts'
import { factKinds } from '../rulebook/noun-tables.ts'
import type { Command } from '../rulebook/nouns.ts'
import { readCommand } from '../rulebook/read-row.ts'
import { defaultSettings } from '../settings/default-settings.ts'
import { balanceOf, type Book, emptyBook } from './book.ts'
import { writeCanonical } from './codec.ts'
import type { FactsArchive } from './fact-kind.ts'
import { replayBook, replayRow } from './replay.ts'

const start = 1_790_000_000_000
const ticks = ['64000', '64100', '63900', '64300'].map((price, index) =>
  exampleTick('BTC/USDT', index + 1, start + 1_000 * index, price),
)

const archive: FactsArchive = {
  settings: (version) => {
    assert(version === defaultSettings.version, 'there is one version')
    return defaultSettings
  },
  tapeRow: (symbol, sequence) => {
    const tick = ticks.find((each) => each.symbol === symbol && each.sequence === sequence)
    assert(tick !== undefined, `the tape holds ${symbol} ${sequence}`)
    return tick
  },
}
const replaying = { archive, rules: { readCommand, decide, factKinds, isUserCommand } }

/** The commands that are not refused become rows. */
function record(commands: readonly { command: Command; tick: number }[]): { rows: readonly JournalRow[]; book: Book } {
  const house = exampleHouse(new Map())
  for (const { command, tick } of commands)
    house.tryRun(command, { at: start + 1_000 * tick + 30, ticks: ticks.slice(tick, tick + 1) })
  return { rows: house.journal(), book: house.book() }
}

const story = [
  { command: { kind: 'grant_demo' }, tick: 0 },
  { command: exampleOpening(), tick: 0 },
  { command: exampleTransfer('250.5'), tick: 1 },
  { command: { kind: 'close_position', positionId: '7-2', quantity: null }, tick: 3 },
] as const

let recorded: ReturnType<typeof record>
beforeAll(() => {
  recorded = record(story)
})
const empty = (): Book => emptyBook(7, 'demo')

describe('replayBook', () => {
  it('comes out the same to the last digit', () => {
    expect(recorded.rows.length).toBe(4)
    expect(replayBook(empty(), recorded.rows, replaying)).toEqual({ ok: true, value: recorded.book })
    expect(balanceOf(recorded.book, 'balance', 'USDT')).toBe(decimal('250.5'))
  })

  it('goes on from where an earlier replay stopped', () => {
    const half = replayBook(empty(), recorded.rows.slice(0, 2), replaying)
    assert(half.ok, 'the first half replays')
    expect(replayBook(half.value, recorded.rows.slice(2), replaying)).toEqual({ ok: true, value: recorded.book })
  })

  it('of no rows is the book itself', () => {
    expect(replayBook(empty(), [], replaying)).toEqual({ ok: true, value: empty() })
  })
})

const withRow = (index: number, change: Partial<JournalRow>): JournalRow[] =>
  recorded.rows.map((row, at) => (at === index ? { ...row, ...change } : row))

describe('the first difference', () => {
  it.each<[string, () => JournalRow[], number, string]>([
    ['a cut row', () => recorded.rows.toSpliced(1, 1), 3, 'the row after 1 is missing'],
    ['another book’s row', () => withRow(0, { bookId: 8 }), 1, 'the row belongs to book 8'],
    ['a broken chain', () => withRow(2, { previousHash: empty().head }), 3, 'does not name the hash of the row before'],
    ['a changed reply', () => withRow(1, { reply: '{}' }), 2, 'does not have the hash that it claims'],
    ['a changed time', () => withRow(3, { at: start }), 4, 'does not have the hash that it claims'],
    [
      'a forged reply',
      () => rehashed(withRow(2, { reply: '{}' })),
      3,
      'the recorded reply is not that of the decision',
    ],
    [
      'forged entries',
      () => rehashed(withRow(0, { entries: recorded.rows[0]?.entries.replaceAll('100000', '100001') ?? '' })),
      1,
      'the recorded entries are not those of the decision',
    ],
    [
      'a forged price',
      () => rehashed(withRow(1, { facts: recorded.rows[1]?.facts.replace('"BTC/USDT":1', '"BTC/USDT":2') ?? '' })),
      2,
      'the recorded entries are not those of the decision',
    ],
    [
      'facts that nothing read',
      () => rehashed(withRow(2, { facts: recorded.rows[2]?.facts.replace('}', ',"states":{}}') ?? '' })),
      3,
      'the recorded facts are not those that the decision reads',
    ],
    [
      'another time than the facts have',
      () => rehashed(withRow(2, { at: start })),
      3,
      'the row is not of the time that its facts name',
    ],
    [
      'a key of the house under what only a person asks for',
      () => rehashed(withRow(2, { key: 'settle:3' })),
      3,
      'under a key of somebody who does not give such a command',
    ],
    [
      'a key of a person under what only the house does',
      () => rehashed(withRow(0, { key: 'u:1' })),
      1,
      'under a key of somebody who does not give such a command',
    ],
    [
      'a tick that is not on the tape',
      () => rehashed(withRow(1, { facts: recorded.rows[1]?.facts.replace('"BTC/USDT":1', '"BTC/USDT":9') ?? '' })),
      2,
      'cannot be decided again: assertion failed: the tape holds BTC/USDT 9',
    ],
    [
      'a command that is refused',
      () => rehashed(withRow(2, { command: writeCanonical(exampleTransfer('1000000')) })),
      3,
      'it is refused as',
    ],
    [
      'a command with a key in other letters',
      () => rehashed(withRow(2, { command: recorded.rows[2]?.command.replace('"kind"', '"k\\u0069nd"') ?? '' })),
      3,
      'its command is not written as a canonical text',
    ],
    ['no command at all', () => rehashed(withRow(2, { command: '{' })), 3, 'cannot be decided again'],
  ])('%s', (_, rows, sequence, sentence) => {
    const replayed = replayBook(empty(), rows(), replaying)
    assert(!replayed.ok, 'there is a difference')
    expect([replayed.refusal.bookId, replayed.refusal.sequence]).toEqual([7, sequence])
    expect(replayed.refusal.sentence).toContain(sentence)
  })
})

test('a row says what it did', () => {
  const [row] = recorded.rows
  assert(row !== undefined, 'there is a first row')
  const replayed = replayRow(empty(), row, { ...replaying, hash: (text) => journalHashOf(text) })
  assert(replayed.ok, 'it replays')
  expect(replayed.value.decision.postings.map((posting) => posting.kind)).toEqual(['demo_grant'])
  expect(replayed.value.entries.map((entry) => entry.balanceAfter)).toEqual([decimal('100000')])
})
const journalHashOf = (text: string): string => (text === '' ? '' : (recorded.rows[0]?.hash ?? ''))

test('whatever was recorded replays, and no text of it can be changed unseen', () => {
  const command = fc.oneof(
    fc.constant(exampleOpening()),
    fc.constantFrom('1', '99.99', '60000').map(exampleTransfer),
    fc.nat(9).map((of): Command => ({ kind: 'close_position', positionId: `7-${of}`, quantity: decimal('0.04') })),
    fc.constant<Command>({ kind: 'close_all' }),
  )
  const life = fc.array(fc.record({ command, tick: fc.nat(3) }), { minLength: 1, maxLength: 12 })
  const seen = { refused: 0, accepted: 0 }
  fc.assert(
    fc.property(life, fc.nat(), fc.constantFrom('reply', 'entries', 'facts', 'command'), (commands, at, field) => {
      const { rows, book } = record([story[0], ...commands])
      seen.accepted += rows.length
      seen.refused += commands.length + 1 - rows.length
      const index = at % rows.length
      const changed = rows.map((row, each) => (each === index ? { ...row, [field]: `${row[field]} ` } : row))
      const replayed = replayBook(empty(), rows, replaying)
      const spoilt = replayBook(empty(), changed, replaying)
      const same = replayed.ok && canonicalText(plain(replayed.value)) === canonicalText(plain(book))
      return same && !spoilt.ok && spoilt.refusal.sequence === index + 1
    }),
    { seed: 13, numRuns: 100 },
  )
  expect(Math.min(seen.accepted, seen.refused)).toBeGreaterThan(50)
})

const plain = (book: Book) => ({
  ...book,
  accounts: Object.fromEntries(book.accounts),
  records: Object.values(book.records).map(({ open }) => writeCanonical([...open.values()])),
  parts: Object.values(book.parts).map(({ value }) => writeCanonical({ value })),
})
