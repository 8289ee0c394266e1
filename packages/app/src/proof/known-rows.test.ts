import type { JournalRow } from '@touchstone/domain/ledger/journal-row'
import { beforeEach, expect, it } from 'vitest'
import { keptRows, rowsName } from './kept-rows.ts'
import { type KeptTexts, memoryTexts } from './kept-texts.ts'
import { knownBookOf, knownRows } from './known-rows.ts'
import { type Pin, pinChange } from './pins.ts'
import { rewritten, testJournal } from './test-journal.ts'

const own = { userId: 3, bookId: 7 }
const { rows } = testJournal(2_150)

let texts: KeptTexts
let fetched: number[]
beforeEach(async () => {
  texts = memoryTexts()
  fetched = []
  const kept = keptRows(texts, rowsName(own))
  for (const { sequence, hash } of rows) await kept.note(sequence, hash)
  await texts.write(kept.changes())
  await pin({})
})

const pin = async (more: Partial<Pin>): Promise<void> => {
  const { sequence = 0, hash = '' } = rows.at(-1) ?? {}
  await texts.write(new Map([pinChange(own, { world: 'demo', sequence, hash, sinceMs: 1, checkedAtMs: 2, ...more })]))
}

const known = async (sequences: readonly number[], shown: readonly JournalRow[] = rows) => {
  const found = await knownRows(texts, own, sequences, (_, from, limit) => {
    fetched.push(from)
    return Promise.resolve(shown.slice(from - 1, from - 1 + Math.min(limit, 40)))
  })
  const book = found && knownBookOf(found)
  return sequences.map((sequence) => book?.row(sequence))
}

it('knows the newest rows by heart', async () => {
  expect(await known([2_152, 1_200])).toEqual([{ hash: rows[2_151]?.hash }, { hash: rows[1_199]?.hash }])
  expect(fetched).toEqual([])
  expect(await known([2_153])).toEqual([undefined])
})

it('fetches old rows again, and believes those that lead to one that it knows', async () => {
  expect(await known([30, 100])).toEqual([{ hash: rows[29]?.hash }, { hash: rows[99]?.hash }])
  expect(fetched).toEqual([30, 70])
  const other = rewritten(rows.slice(0, 100), 50, { key: 'test:other' })
  expect(await known([30], other)).toEqual([
    { difference: 'the rows from 30 on do not lead to the one that this device has seen' },
  ])
  const broken = rows.map((row) => (row.sequence === 60 ? { ...row, key: 'test:other' } : row))
  expect(await known([30], broken)).toEqual([{ difference: expect.stringContaining('do not lead') as string }])
  expect(await known([30], [])).toEqual([undefined])
})

it('knows nothing of a book that was never looked at, and where a difference begins', async () => {
  expect(await knownRows(texts, { userId: 4, bookId: 7 }, [1], () => Promise.resolve([]))).toBeUndefined()
  await pin({ difference: { sequence: 2_000, sentence: 'it differs', code: 'v1' } })
  expect(await known([1_999, 2_000, 2_100])).toEqual([
    { hash: rows[1_998]?.hash },
    { difference: 'row 2000: it differs' },
    { difference: 'row 2000: it differs' },
  ])
})

it('keeps little of a long book', async () => {
  const names = await texts.names(rowsName(own))
  const sizes = await Promise.all(names.map(async (name) => (await texts.read(name))?.length ?? 0))
  expect(names).toHaveLength(22)
  expect(sizes.filter((size) => size < 200)).toHaveLength(1)
})
