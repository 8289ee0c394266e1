import { exampleTransfer } from '@touchstone/domain/examples/example-commands'
import { exampleTick } from '@touchstone/domain/examples/example-facts'
import { bitcoin, opening } from '@touchstone/domain/examples/forging-house'
import type { JournalRow } from '@touchstone/domain/ledger/journal-row'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { type JournalColumns, journalColumns, journalRowFrom } from '../../house/ledger/journal-columns.ts'
import { createTestDatabase, type TestDatabase } from '../../platform/test-database.ts'
import { openTestHouse, type TestHouse } from './test-house.ts'
import { closing, naming } from './test-lies.ts'
import type { Verification } from './verification.ts'
import { createFactCheck, type FoundFacts } from './verify-facts.ts'
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

/** Checks the facts of rows as `verify` does, and says what it asked for and what it named. */
async function factsOf(known?: FoundFacts) {
  const asked: string[] = []
  const named: string[] = []
  const verification: Pick<Verification, 'sql' | 'differs'> = {
    sql: { unsafe: (...statement) => (asked.push(statement[0]), house.owner.unsafe(...statement)) },
    differs: (sentence) => named.push(sentence),
  }
  const versions = await loadVersions(verification as Verification, { withoutConsole: false })
  const facts = createFactCheck(verification as Verification, versions, verification.differs, known)
  return { facts, named, pricesAsked: () => asked.filter((text) => text.includes('from wanted')).length }
}

const rowsTo = async (sequence: number): Promise<JournalRow[]> => {
  const rows = await house.owner.unsafe<JournalColumns[]>(
    `select ${journalColumns} from journal j where book_id = ${bookId} and sequence <= ${sequence} order by sequence`,
  )
  return rows.map(journalRowFrom)
}

it('reads the prices of a page at once', async () => {
  const { facts, named, pricesAsked } = await factsOf()
  await facts.check(await rowsTo(100), undefined)
  expect(named).toEqual([lie])
  expect(pricesAsked()).toBe(1)
})

it('looks once at what it finds to be so, and again at what it does not', async () => {
  const known: FoundFacts = new Set()
  const [sound, all] = await Promise.all([rowsTo(2), rowsTo(100)])
  const first = await factsOf(known)
  await first.facts.check(sound, undefined)
  expect(known).toEqual(new Set(sound.map(({ hash }) => hash)))
  const again = await factsOf(known)
  await again.facts.check(sound, undefined)
  expect([first.pricesAsked(), again.pricesAsked()]).toEqual([1, 0])
  for (let time = 0; time < 2; time += 1) await again.facts.check(all, undefined)
  expect(again.named).toEqual([lie, lie])
  expect(known.size).toBe(sound.length)
})
