import { userAccounts } from '@touchstone/domain/ledger/account'
import { emptyHash } from '@touchstone/domain/ledger/hash'
import type { JournalRow } from '@touchstone/domain/ledger/journal-row'
import { heldAccount } from '@touchstone/wire/wallets'
import { beforeEach, describe, expect, it } from 'vitest'
import { forgetChain } from './chain-desk.ts'
import { memoryTexts, sealed } from './kept-texts.ts'
import { forgetAmounts, forgetBooks, readPin } from './pins.ts'
import { proveBook, type Proven } from './prove-book.ts'
import { createReplayDesk } from './replay-desk.ts'
import { answerOf, balancesOf, rewritten, testJournal } from './test-journal.ts'

const own = { userId: 3, bookId: 7 }
let stored: Map<string, string>
let asked: { from: number; limit: number; settingsHeld: number }[]
beforeEach(() => {
  stored = new Map()
  asked = []
})

type House = {
  head?: { sequence: number; hash: string }
  rows: readonly JournalRow[]
  balances?: ReturnType<typeof balancesOf> | undefined
  /** What the first question for them is answered with. */
  balancesFirst?: ReturnType<typeof balancesOf>
  rowsAtOnce?: number
  code?: string
}

const headOf = (rows: readonly JournalRow[]) => {
  const last = rows.at(-1)
  return { sequence: last?.sequence ?? 0, hash: last?.hash ?? emptyHash }
}

function prove({
  rows,
  balances,
  balancesFirst,
  rowsAtOnce = 3,
  code = 'v1',
  head = headOf(rows),
}: House): Promise<Proven> {
  const first = [balancesFirst].filter((each) => each !== undefined)
  const deps = {
    desk: createReplayDesk(memoryTexts(stored), code, () => 1_000),
    rowsAtOnce,
    journal: (each: { from: number; limit: number; settingsHeld: number }) => {
      asked.push(each)
      return Promise.resolve(answerOf(rows, each.from, each.limit, each.settingsHeld))
    },
    balances: () => Promise.resolve(first.shift() ?? balances),
    headAgain: () => Promise.resolve(headOf(rows)),
    pause: () => Promise.resolve(),
  }
  return proveBook(deps, { own, world: 'demo', head }, () => undefined)
}

it('knows every account that the screens show', () => {
  expect(heldAccount.options).toEqual([...userAccounts])
})

it.each(['', 'play', 'contest:'])('a book of no known world is not decided: "%s"', async (world) => {
  const { rows } = testJournal()
  const desk = createReplayDesk(memoryTexts(stored), 'v1')
  await desk.begin(own, true)
  await expect(desk.page({ ...answerOf(rows, 1, 3), world })).rejects.toThrow('book 7 has an unknown world')
})

describe('an honest house', () => {
  it('is found the same, in pages, and what the screens show too', async () => {
    const { rows, book } = testJournal(6)
    expect(await prove({ rows, balances: balancesOf(book, rows) })).toEqual({ state: 'same', sequence: 8, of: 8 })
    expect(asked.map(({ from, limit, settingsHeld }) => [from, limit, settingsHeld])).toEqual([
      [1, 3, 0],
      [4, 3, 1],
      [7, 2, 1],
    ])
    expect(await readPin(memoryTexts(stored), own)).toMatchObject({ sequence: 8, hash: rows[7]?.hash, sinceMs: 1_000 })
  })

  it('is asked only for what is new, and for nothing where nothing is', async () => {
    const { rows } = testJournal(6)
    await prove({ rows: rows.slice(0, 5) })
    asked.length = 0
    expect(await prove({ rows })).toMatchObject({ state: 'same', sequence: 8 })
    expect(asked.map(({ from }) => from)).toEqual([6])
    asked.length = 0
    expect(await prove({ rows })).toMatchObject({ state: 'same', sequence: 8 })
    expect(asked).toEqual([])
  })

  it('may have answered before another tab went on', async () => {
    const { rows } = testJournal(6)
    await prove({ rows })
    expect(await prove({ rows, head: headOf(rows.slice(0, 5)) })).toMatchObject({ state: 'same', sequence: 8 })
  })

  it('may have been asked for the balances before another tab went on', async () => {
    const [before, { rows, book }] = [testJournal(3), testJournal(6)]
    await prove({ rows })
    const balancesFirst = balancesOf(before.book, before.rows)
    expect(await prove({ rows, balancesFirst, balances: balancesOf(book, rows) })).toMatchObject({
      state: 'same',
      sequence: 8,
    })
    expect(await prove({ rows, balances: balancesFirst })).toMatchObject({ finding: { kind: 'head_back', number: 5 } })
  })

  it('of an empty book there is nothing to decide', async () => {
    expect(await prove({ rows: [] })).toEqual({ state: 'same', sequence: 0, of: 0 })
  })
})

describe('what is kept', () => {
  it.each<[string, () => void]>([
    ['was changed', () => stored.set('book 3 7', (stored.get('book 3 7') ?? '').replace('contract', 'conttact'))],
    ['was changed, and sealed again', () => stored.set('book 3 7', sealed('{"code":"v1"}'))],
    ['is no text', () => stored.set('book 3 7', '{')],
    [
      'holds another amount, sealed again',
      () =>
        stored.set(
          'book 3 7',
          sealed((stored.get('book 3 7') ?? '').slice(65).replace(/contract:USDT\\":\\"\d/, 'contract:USDT\\":\\"7')),
        ),
    ],
    ['lost its rows', () => stored.delete('rows 3 7 0')],
  ])('and %s leads to a replay from the first row, never to an alarm', async (_, spoil) => {
    const { rows } = testJournal(6)
    await prove({ rows: rows.slice(0, 5) })
    spoil()
    asked.length = 0
    expect(await prove({ rows })).toMatchObject({ state: 'same', sequence: 8 })
    expect(asked.map(({ from }) => from)).toContain(1)
  })

  it('of another version of the app is not gone on with, but the rows that it saw are compared', async () => {
    const { rows } = testJournal(6)
    await prove({ rows })
    asked.length = 0
    expect(await prove({ rows, code: 'v2' })).toMatchObject({ state: 'same', sequence: 8 })
    expect(asked[0]?.from).toBe(1)
    const other = rewritten(rows, 4, { key: 'test:other' })
    expect(await prove({ rows: other, code: 'v3' })).toMatchObject({
      state: 'differs',
      finding: { kind: 'row_changed' },
    })
  })

  it('of amounts goes with a sign-out, and the rows stay known', async () => {
    const { rows } = testJournal(6)
    await prove({ rows })
    await forgetAmounts(memoryTexts(stored))
    expect([...stored.values()].join('\n')).not.toContain('contract:USDT')
    expect(await prove({ rows: rows.slice(0, 5) })).toMatchObject({ finding: { kind: 'head_back' } })
    await forgetBooks(memoryTexts(stored), 3)
    expect([...stored.keys()]).toEqual(['settings root 1'])
    await forgetChain(memoryTexts(stored))
    expect([...stored.keys()]).toEqual([])
  })

  it('of one user is not that of another', async () => {
    const { rows } = testJournal(6)
    await prove({ rows })
    await forgetBooks(memoryTexts(stored), 4)
    expect(await readPin(memoryTexts(stored), own)).toMatchObject({ sequence: 8 })
    expect(await readPin(memoryTexts(stored), { userId: 4, bookId: 7 })).toBeUndefined()
  })
})

describe('a house that lies', () => {
  const other = 'f'.repeat(64)

  it('in a head that is older than what this device has seen, and is asked for again', async () => {
    const { rows } = testJournal(6)
    await prove({ rows })
    const proven = await prove({ rows, head: { sequence: 5, hash: other } })
    expect(proven).toMatchObject({
      state: 'differs',
      finding: {
        kind: 'row_changed',
        bookId: 7,
        number: 5,
        sentence: `row 5 has the hash ${other}, but this device has seen it with ${rows[4]?.hash}`,
        evidence: { kept: { sequence: 5, hash: rows[4]?.hash }, shown: { sequence: 5, hash: other } },
      },
    })
  })

  it('in balances that are older, and are asked for again', async () => {
    const [before, { rows, book }] = [testJournal(3), testJournal(6)]
    await prove({ rows })
    const shown = balancesOf(before.book, before.rows)
    const balancesFirst = { ...shown, head: { ...shown.head, hash: other } }
    expect(await prove({ rows, balancesFirst, balances: balancesOf(book, rows) })).toMatchObject({
      finding: { kind: 'row_changed', number: 5 },
    })
  })

  it('in a head that the balances have left behind since', async () => {
    const { rows, book } = testJournal(6)
    await prove({ rows: rows.slice(0, 5) })
    const balances = balancesOf(book, rows)
    expect(await prove({ rows, balances, head: { sequence: 7, hash: other } })).toMatchObject({
      state: 'differs',
      finding: { kind: 'row_changed', number: 7 },
    })
    expect(await prove({ rows, balances, head: headOf(rows.slice(0, 7)) })).toMatchObject({ state: 'same' })
  })

  it('about an outcome, and hashes it all anew', async () => {
    const { rows } = testJournal(6)
    const forged = rewritten(rows, 1, { entries: (rows[0]?.entries ?? '').replaceAll('100000', '100001') })
    expect(forged[0]?.entries).not.toBe(rows[0]?.entries)
    const proven = await prove({ rows: forged })
    expect(proven).toMatchObject({
      state: 'differs',
      sequence: 1,
      finding: { kind: 'row_differs', bookId: 7, sentence: 'the recorded entries are not those of the decision' },
    })
    // Known at the next start without deciding anything again.
    asked.length = 0
    expect(await prove({ rows: forged })).toEqual({ state: 'differs', sequence: 1, of: 8 })
    expect(asked).toEqual([])
  })

  it('about a row that the device goes on from is found by a replay from the first', async () => {
    const { rows } = testJournal(6)
    await prove({ rows: rows.slice(0, 5) })
    const forged = rewritten(rows, 7, { reply: '{}' })
    expect(await prove({ rows: forged })).toMatchObject({ finding: { kind: 'row_differs', number: 7 } })
  })

  it('about the past of a person', async () => {
    const { rows } = testJournal(6)
    await prove({ rows })
    const other = rewritten(rows, 4, { key: 'test:other' })
    expect(await prove({ rows: other })).toMatchObject({ finding: { kind: 'row_changed', number: 8 } })
    const longer = rewritten(testJournal(7).rows, 4, { key: 'test:other' })
    expect(await prove({ rows: longer })).toMatchObject({ finding: { kind: 'row_changed', number: 1 + 3 } })
  })

  it('about what was done since', async () => {
    const { rows } = testJournal(6)
    await prove({ rows })
    expect(await prove({ rows: rows.slice(0, 6) })).toMatchObject({
      finding: { kind: 'head_back', number: 6, evidence: { kept: { sequence: 8 } } },
    })
  })

  it('about what the person holds', async () => {
    const { rows, book } = testJournal(6)
    const shown = balancesOf(book, rows)
    const poorer = { ...shown, balances: shown.balances.map((each) => ({ ...each, balance: '1' })) }
    expect(await prove({ rows, balances: poorer })).toMatchObject({
      finding: {
        kind: 'balances_differ',
        sentence: 'after row 8 balance:USDT is 21 by the journal, but is shown as 1',
      },
    })
    const ofAnother = { ...shown, head: { ...shown.head, bookId: 8 } }
    expect(await prove({ rows, balances: ofAnother })).toMatchObject({
      finding: { sentence: 'the balances are said to be those of book 8' },
    })
    const elsewhere = { ...shown, head: { ...shown.head, hash: 'f'.repeat(64) } }
    stored.clear()
    expect(await prove({ rows, balances: elsewhere })).toMatchObject({ finding: { kind: 'row_changed', number: 8 } })
  })

  it('by showing fewer rows than it says that there are', async () => {
    const { rows } = testJournal(6)
    const shown = { ...balancesOf(testJournal(6).book, rows), head: { bookId: 7, sequence: 9, hash: 'f'.repeat(64) } }
    expect(await prove({ rows, balances: shown })).toMatchObject({ finding: { kind: 'head_back', number: 8 } })
  })
})

it('a row of a kind that this version does not know is no alarm: the app is older than the row', async () => {
  const { rows } = testJournal(2)
  const newer = rewritten(rows, 3, { command: '{"kind":"lend_out"}', reply: '{"kind":"lent_out"}' })
  expect(await prove({ rows: newer })).toEqual({ state: 'outdated', sequence: 3, of: 4 })
})

it('an amount that left an account and is shown is a difference, and one of zero is none', async () => {
  const { rows, book } = testJournal(0)
  const shown = balancesOf(book, rows)
  const extra = { ...shown, balances: [...shown.balances, { ...shown.balances[0], currency: 'BTC' }] }
  expect(await prove({ rows, balances: extra as typeof shown })).toMatchObject({ finding: { kind: 'balances_differ' } })
})
