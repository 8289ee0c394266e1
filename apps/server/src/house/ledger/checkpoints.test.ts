import { checkpointHash, journalLeaf } from '@touchstone/domain/ledger/checkpoint'
import { tapeLeaf } from '@touchstone/domain/ledger/tape-leaf'
import { emptyHash, hashLeaf, hashText } from '@touchstone/domain/ledger/hash'
import { merkleRoot, rootFrom } from '@touchstone/domain/ledger/merkle'
import { anchorPending, type Anchor } from '@touchstone/domain/receipts/receipt'
import { defaultSettings } from '@touchstone/domain/settings/default-settings'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { connect } from '../../platform/database.ts'
import { createTestDatabase, type TestDatabase } from '../../platform/test-database.ts'
import { liveOneDay, openTestHouse, type TestHouse } from '../../start/verify/test-house.ts'
import { createCheckpointer } from './checkpoints.ts'
import { leavesOf, readCheckpoint } from './checkpoints.store.ts'
import { createPaths } from './paths.ts'

const start = Date.UTC(2026, 10, 18, 12)
let database: TestDatabase
let house: TestHouse
let books: { first: number; second: number }
beforeAll(async () => {
  database = await createTestDatabase(inject('cluster'))
  house = await openTestHouse(database.address, start)
  books = await liveOneDay(house, start)
})
afterAll(async () => {
  await house.close()
  await database.drop()
})

type Row = { book_id: bigint; sequence: bigint; hash: string; checkpoint_id: bigint | null }
const journal = (): PromiseLike<Row[]> => house.sql<Row[]>`
  select j.book_id, j.sequence, j.hash, b.checkpoint_id from journal j join batches b on b.id = j.batch_id
  order by j.book_id, j.sequence`
const leafOf = (row: Row): string =>
  journalLeaf({ bookId: Number(row.book_id), sequence: Number(row.sequence), hash: row.hash })

test('each checkpoint has the domain’s hash and roots, and is chained to the one before', async () => {
  let previousHash = emptyHash
  for (const id of [1, 2, 3]) {
    const checkpoint = await readCheckpoint(house.sql, id)
    if (checkpoint === undefined) throw new Error(`no checkpoint ${id}`)
    expect(checkpoint.hash).toBe(checkpointHash(checkpoint))
    expect(checkpoint.previousHash).toBe(previousHash)
    previousHash = checkpoint.hash
    const batches = await house.sql<
      { leaves: string }[]
    >`select leaves from batches where checkpoint_id = ${id} order by id`
    const texts = batches.flatMap(({ leaves }) => leavesOf(leaves))
    const leaves = texts.map((text) => {
      const [bookId = '', sequence = '', hash = ''] = text.split(' ')
      return journalLeaf({ bookId: Number(bookId), sequence: Number(sequence), hash })
    })
    expect([checkpoint.journalRoot, checkpoint.journalCount]).toEqual([merkleRoot(leaves), leaves.length])
    for (const tape of checkpoint.tapes) {
      const rows = await house.tape.rows(tape.symbol, tape.fromSequence, tape.toSequence)
      expect(tape.root).toBe(merkleRoot(rows.map(tapeLeaf)))
    }
  }
  expect(await readCheckpoint(house.sql, 4)).toBeUndefined()
})

test('the checkpoints cover each row of the journal and the tape once, in order', async () => {
  const ranges = await house.sql<{ symbol: string; from_sequence: bigint; to_sequence: bigint }[]>`
    select * from checkpoint_tapes order by symbol, to_sequence`
  expect(ranges.map((range) => `${range.symbol} ${range.from_sequence}-${range.to_sequence}`)).toEqual([
    'BTC/USDT 1-1',
    'BTC/USDT 2-3',
    'BTC/USDT 4-5',
    'ETH/USDT 1-1',
    'ETH/USDT 2-2',
    'ETH/USDT 3-3',
  ])
  const rows = await journal()
  expect(rows.filter((row) => row.checkpoint_id === null).length).toBe(1)
  const counts = await house.sql<{ count: bigint }[]>`select sum(journal_count)::bigint as count from checkpoints`
  expect(Number(counts[0]?.count)).toBe(rows.length - 1)
})

/** The root that an anchor's path leads to from a leaf, and the one that its checkpoint states. */
function rootsOf(anchor: Anchor, leaf: string, tape?: string): unknown {
  if (anchor === anchorPending) return anchorPending
  const { checkpoint, path } = anchor
  const stated =
    tape === undefined ? checkpoint.journalRoot : checkpoint.tapes.find(({ symbol }) => symbol === tape)?.root
  return { leads: rootFrom(leaf, path) === stated, id: checkpoint.id }
}

test('every covered row leads to its root by its path; the others are pending', async () => {
  const paths = createPaths(house.sql)
  for (const row of await journal()) {
    const anchor = await paths.pathOfJournalRow(Number(row.book_id), Number(row.sequence))
    const { checkpoint_id: id } = row
    expect(rootsOf(anchor, leafOf(row))).toEqual(id === null ? anchorPending : { leads: true, id: Number(id) })
  }
  const found: unknown[] = []
  for (const row of await house.tape.rows('BTC/USDT', 1, 6))
    found.push(rootsOf(await paths.pathOfTick('BTC/USDT', row.sequence), tapeLeaf(row), 'BTC/USDT'))
  expect(found).toEqual([...[1, 2, 2, 3, 3].map((id) => ({ leads: true, id })), anchorPending])
  await expect(paths.pathOfJournalRow(books.first, 99)).rejects.toThrow('no journal row 99')
})

test('after an upgrade, what the older server left is covered in its own form, and what comes then in ours', async () => {
  const apart = await createTestDatabase(inject('cluster'))
  const old = await openTestHouse(apart.address, start)
  await old.ticksAt(start, { 'BTC/USDT': '64000' })
  const checkpointer = createCheckpointer(old.sql, () => [defaultSettings])
  expect(await checkpointer.coverFirstForm(start)).toBeUndefined()
  await checkpointer.run(start)
  // As if an older server had written it.
  await old.owner`update checkpoints set statement = null`
  await old.owner`update checkpoint_tapes set prices_from = null, prices = null`
  await old.owner`truncate price_trees`
  await old.ticksAt(start + 1_000, { 'BTC/USDT': '64001' })
  const left = await checkpointer.coverFirstForm(start + 2_000)
  expect(left).toMatchObject({ id: 2, tapes: [{ fromSequence: 2, toSequence: 2 }] })
  expect(left?.statement ?? left?.tapes[0]?.prices).toBeUndefined()
  await old.ticksAt(start + 3_000, { 'BTC/USDT': '64002' })
  const ours = await checkpointer.run(start + 4_000)
  expect(ours).toMatchObject({ id: 3, tapes: [{ fromSequence: 3, toSequence: 3, prices: { fromSequence: 3 } }] })
  expect(await checkpointer.coverFirstForm(start + 5_000)).toBeUndefined()
  await old.close()
  await apart.drop()
})

test('nothing new, no checkpoint; several at once cover each row once', async () => {
  const made = await Promise.all(
    [1, 2, 3].map((ms) => createCheckpointer(house.sql, () => [defaultSettings]).run(house.clock.now + ms)),
  )
  expect(
    made.filter((checkpoint) => checkpoint !== undefined).map(({ id, journalCount }) => [id, journalCount]),
  ).toEqual([[4, 1]])
  await house.ticksAt(start + 60_000, { 'ETH/USDT': '3003' })
  const next = await house.checkpoint()
  expect(next).toMatchObject({
    id: 5,
    journalRoot: null,
    journalCount: 0,
    tapes: [{ symbol: 'ETH/USDT', fromSequence: 4 }],
  })
  expect(await house.checkpoint()).toBeUndefined()
})

test('of thousands of rows each leads to the root by its block, also where an older version stored no blocks', async () => {
  const owner = connect(database.address, 2)
  try {
    const [newest] = await owner<{ id: bigint }[]>`select max(id) as id from batches`
    const first = Number(newest?.id ?? 0n) + 1_000
    const bookId = 900_000
    const leafAt = (batch: number, at: number) => `${bookId} ${batch * 100 + at + 1} ${hashText(`${batch} ${at}`)}`
    for (let batch = 0; batch < 41; batch += 1) {
      const leaves = Array.from({ length: 100 }, (_, at) => leafAt(batch, at)).join('\n')
      await owner`insert into batches (id, leaves) values (${first + batch}, ${leaves})`
    }
    // One in a batch that two blocks share, on either side, and the last of all.
    const chosen = [0, 1_023, 1_024, 2_050, 4_099].map((place) => [Math.floor(place / 100), place % 100] as const)
    for (const [batch, at] of chosen)
      await owner`insert into journal (batch_id, book_id, sequence, at, key, command, facts, reply, entries, previous_hash, hash)
        values (${first + batch}, ${bookId}, ${batch * 100 + at + 1}, 0, ${`k:${batch} ${at}`}, '', '', '', '', '', '')`
    const checkpoint = await house.checkpoint()
    expect(checkpoint?.journalCount).toBe(4_100)
    const blocks = () =>
      owner<object[]>`select * from checkpoint_blocks where checkpoint_id = ${checkpoint?.id ?? 0} order by block`
    const stored = await blocks()
    expect(stored).toHaveLength(5)
    const lead = async (): Promise<unknown[]> => {
      const paths = createPaths(house.sql)
      const found = chosen.map(async ([batch, at]) => {
        const anchor = await paths.pathOfJournalRow(bookId, batch * 100 + at + 1)
        return rootsOf(anchor, hashLeaf(leafAt(batch, at)))
      })
      return Promise.all(found)
    }
    const all = chosen.map(() => ({ leads: true, id: checkpoint?.id }))
    expect(await lead()).toEqual(all)
    await owner`delete from checkpoint_blocks`
    expect(await lead()).toEqual(all)
    expect(await blocks()).toEqual(stored)
  } finally {
    await owner.end()
  }
})
