import { exampleTransfer } from '@touchstone/domain/examples/example-commands'
import { exampleTick } from '@touchstone/domain/examples/example-facts'
import { bitcoin, opening } from '@touchstone/domain/examples/forging-house'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { type JournalColumns, journalColumns, journalRowFrom } from '../../house/ledger/journal-columns.ts'
import { createTestDatabase, type TestDatabase } from '../../platform/test-database.ts'
import { openTestHouse, type TestHouse } from './test-house.ts'
import { closing, naming } from './test-lies.ts'
import type { Verification } from './verification.ts'
import { createFactCheck } from './verify-facts.ts'
import { loadVersions } from './verify-settings.ts'
import { verifyDatabase } from './verify.ts'

const start = Date.UTC(2026, 10, 18, 12)
const second = 1_000
let database: TestDatabase
let house: TestHouse
let bookId: number

/** A close in the middle of its page is decided by a price that is taped, word for word, after its checkpoint. */
beforeAll(async () => {
  database = await createTestDatabase(inject('cluster'))
  house = await openTestHouse(database.address, start)
  await house.ticksAt(start, { [bitcoin]: '90000' })
  bookId = await house.grantedBook(1)
  await house.submit(bookId, opening())
  await house.checkpoint()
  const { sequence, ...unpublished } = exampleTick(bitcoin, 2, start + second, '80000')
  house.clock.now = start + second + 20
  await house.submit(bookId, exampleTransfer('1'))
  await house.submit(bookId, closing(bookId), naming({ ...unpublished, sequence, receivedAt: start + second + 5 }))
  await house.submit(bookId, exampleTransfer('1'))
  await house.checkpoint()
  await house.ticksAt(start + second, { [bitcoin]: '80000' })
  await house.submit(bookId, opening())
  await house.checkpoint()
}, 60_000)
afterAll(async () => {
  await house.close()
  await database.drop()
})

const lie = 'row 4: order: a price of BTC/USDT that decided stands under checkpoint 3, after its own'

it('names the one row that a price decided before it was public', async () => {
  expect((await verifyDatabase(house.owner)).differences).toEqual([`book ${bookId}: ${lie}`])
})

it('reads the prices of a page at once', async () => {
  const asked: string[] = []
  const named: string[] = []
  const verification: Pick<Verification, 'sql' | 'differs'> = {
    sql: { unsafe: (...statement) => (asked.push(statement[0]), house.owner.unsafe(...statement)) },
    differs: (sentence) => named.push(sentence),
  }
  const versions = await loadVersions(verification as Verification, { withoutConsole: false })
  const rows = await house.owner.unsafe<JournalColumns[]>(
    `select ${journalColumns} from journal j where book_id = ${bookId} order by sequence`,
  )
  const facts = createFactCheck(verification as Verification, versions, verification.differs)
  await facts.check(rows.map(journalRowFrom), undefined)
  expect(named).toEqual([lie])
  expect(asked.filter((text) => text.includes('from wanted'))).toHaveLength(1)
})
