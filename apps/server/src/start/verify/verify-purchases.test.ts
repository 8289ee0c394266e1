import { emptyHash } from '@touchstone/domain/ledger/hash'
import type { JournalRow } from '@touchstone/domain/ledger/journal-row'
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest'
import { agreedTo, haveAccepted, seedAgreements } from '../../features/agreements/test-agreements.ts'
import { connect, type Sql } from '../../platform/database.ts'
import { createTestDatabase } from '../../platform/test-database.ts'
import { createPurchaseCheck } from './verify-purchases.ts'

/** When the texts came into force, which is when everybody here has accepted theirs. */
const acceptedAt = 1_000
const [ann, ben] = [{ userId: 1 }, { userId: 2 }]
const [ofAnn, demoOfAnn, ofBen, ofPool] = [11, 12, 13, 14]

let owner: Sql
let drop: () => Promise<void>
beforeAll(async () => {
  const database = await createTestDatabase(inject('cluster'))
  owner = connect(database.address, 2)
  drop = database.drop
  await seedAgreements(owner, acceptedAt)
  await owner`
    insert into books (id, user_id, holder, world) values
      (${ofAnn}, ${ann.userId}, null, 'real'), (${demoOfAnn}, ${ann.userId}, null, 'demo'),
      (${ofBen}, ${ben.userId}, null, 'real'), (${ofPool}, null, 'pool trend-7', 'real')`
  await haveAccepted(owner, [ann], 'strategies')
  await haveAccepted(owner, [ann, ben], 'bonds')
})
afterAll(async () => {
  await owner.end()
  await drop()
})

let counts: Parameters<typeof createPurchaseCheck>[0]['counts']
beforeEach(() => {
  counts = { agreedPurchases: 0, purchasesOfBefore: 0 } as typeof counts
})

const strategies = agreedTo('strategies').agreementSha256
const bonds = agreedTo('bonds').agreementSha256

type Asked = { kind: string; agreementSha256?: unknown }
function row(bookId: number, asked: Asked | string, at = acceptedAt): JournalRow {
  const command = typeof asked === 'string' ? asked : JSON.stringify(asked)
  const rest = { facts: '{}', reply: '{}', entries: '[]', previousHash: emptyHash, hash: emptyHash }
  return { bookId, sequence: 3, key: 'u:1', at, command, ...rest }
}

async function found(...rows: readonly JournalRow[]): Promise<string[]> {
  const differences: string[] = []
  const check = createPurchaseCheck({ sql: owner, counts, differs: (sentence) => differences.push(sentence) })
  await check.check(rows)
  await check.checkEnd()
  return differences
}

it('is clean of what was bought once its agreement was accepted, then or later, in any book of the person', async () => {
  const bought = { kind: 'buy_strategy', agreementSha256: strategies }
  expect(
    await found(
      row(ofAnn, bought),
      row(ofAnn, bought, acceptedAt + 1),
      row(demoOfAnn, bought),
      row(ofBen, { kind: 'subscribe_bond', agreementSha256: bonds }),
    ),
  ).toEqual([])
  expect(counts.agreedPurchases).toBe(4)
})

it('asks nothing of what is older than agreements, buys nothing, or cannot be read', async () => {
  expect(
    await found(
      row(ofBen, { kind: 'buy_strategy' }),
      row(ofBen, { kind: 'cancel_strategy', agreementSha256: strategies }),
      row(ofBen, { kind: 'toString', agreementSha256: strategies }),
      row(ofBen, '{"agreementSha256"'),
    ),
  ).toEqual([])
  expect(counts.agreedPurchases).toBe(0)
})

const other = 'b'.repeat(64)
it.each<[string, JournalRow, string]>([
  [
    'of somebody who has not accepted it',
    row(ofBen, { kind: 'buy_strategy', agreementSha256: strategies }),
    `book 13: row 3 is buy_strategy under agreement "${strategies}", which its owner has not accepted`,
  ],
  [
    'of before it was accepted',
    row(ofAnn, { kind: 'buy_strategy', agreementSha256: strategies }, acceptedAt - 1),
    `book 11: row 3 is buy_strategy under agreement "${strategies}", which its owner accepted at 1000, after that row's 999`,
  ],
  [
    'under an agreement for something else',
    row(ofAnn, { kind: 'apply_ieo', agreementSha256: strategies }),
    `book 11: row 3 is apply_ieo under agreement "${strategies}", which is no agreement for token sales`,
  ],
  [
    'under no text that is kept',
    row(ofAnn, { kind: 'buy_miner', agreementSha256: other }),
    `book 11: row 3 is buy_miner under agreement "${other}", and no text of that hash is kept`,
  ],
  [
    'under what is no hash',
    row(ofAnn, { kind: 'buy_miner', agreementSha256: '\0' }),
    String.raw`book 11: row 3 is buy_miner under agreement "\u0000", and no text of that hash is kept`,
  ],
  [
    'under nothing',
    row(ofAnn, { kind: 'buy_miner', agreementSha256: null }),
    'book 11: row 3 is buy_miner under agreement null, and no text of that hash is kept',
  ],
  [
    'of a book that nobody owns',
    row(ofPool, { kind: 'buy_strategy', agreementSha256: strategies }),
    `book 14: row 3 is buy_strategy under agreement "${strategies}", which its owner has not accepted`,
  ],
  [
    'of a book that there is not',
    row(99, { kind: 'buy_strategy', agreementSha256: strategies }),
    `book 99: row 3 is buy_strategy under agreement "${strategies}", which its owner has not accepted`,
  ],
])('names a purchase %s', async (_, bought, sentence) => {
  expect(await found(bought, row(ofAnn, { kind: 'subscribe_bond', agreementSha256: bonds }))).toEqual([sentence])
})

it('compares page by page, and each row with its own acceptance', async () => {
  const differences: string[] = []
  const check = createPurchaseCheck({ sql: owner, counts, differs: (sentence) => differences.push(sentence) })
  const page = Array.from({ length: 700 }, (_, index) =>
    row(index % 100 === 7 ? ofBen : ofAnn, { kind: 'buy_strategy', agreementSha256: strategies }),
  )
  await check.check(page)
  expect(differences).toEqual([])
  await check.check(page)
  expect(differences).toHaveLength(14)
  await check.check(page)
  await check.checkEnd()
  expect(differences).toHaveLength(21)
  expect(differences.every((sentence) => sentence.startsWith('book 13: '))).toBe(true)
  expect(counts.agreedPurchases).toBe(2_100)
})
