import { hashText } from '@touchstone/domain/ledger/hash'
import { beforeEach, expect, inject, it } from 'vitest'
import { noteAcceptance } from '../../console/agreements/note-acceptance.ts'
import { hashedText } from '../../features/agreements/agreement-texts.store.ts'
import { recordAcceptance } from '../../features/agreements/agreements.store.ts'
import { connect, type Sql } from '../../platform/database.ts'
import { createTestDatabase } from '../../platform/test-database.ts'
import { verifyDatabase } from './verify.ts'

const words = { title: 'User agreement', body: 'You agree.' }
const text = {
  ...words,
  articleId: 1,
  version: 1,
  language: 'en-us',
  sha256: hashText(hashedText(words)),
  at: 1,
} as const

let owner: Sql
beforeEach(async () => {
  const database = await createTestDatabase(inject('cluster'))
  owner = connect(database.address, 2)
  await owner`
    insert into agreement_texts (article_id, version, language, title, body, sha256, at)
    values (1, 1, 'en-us', ${words.title}, ${words.body}, ${text.sha256}, 1)`
  // Of before the log noted what people accept.
  await owner.begin((tx) => recordAcceptance(tx, async () => undefined, { text, userId: 1, occasion: 'later', at: 5 }))
  for (const userId of [2, 3]) {
    await owner.begin((tx) => recordAcceptance(tx, noteAcceptance, { text, userId, occasion: 'registration', at: 10 }))
    // An id between two is given to nobody, as where a registration was undone.
    if (userId === 2) await owner`select nextval('agreement_acceptances_id_seq')`
  }
  return async () => {
    await owner.end()
    await database.drop()
  }
})

const ofAgreements = async (): Promise<string[]> =>
  (await verifyDatabase(owner)).differences.filter((sentence) => sentence.includes('acceptance'))

it('compares what people accepted with the audit log, and says what is older than that', async () => {
  expect(await ofAgreements()).toEqual([])
  const { counts, summary } = await verifyDatabase(owner)
  expect(counts).toMatchObject({ agreements: 3, unnotedAgreements: 1 })
  expect(summary).toContain('3 agreements, 1 of them of before they stood in the audit log')
})

it('notes an acceptance once, with the hash of the text', async () => {
  await owner.begin((tx) => recordAcceptance(tx, noteAcceptance, { text, userId: 3, occasion: 'later', at: 20 }))
  const rows = await owner`select subject, details, operator_id from audit_log where act = 'agreement_accepted'`
  expect(rows.map(({ subject }) => subject as string)).toEqual(['user 2', 'user 3'])
  expect(JSON.parse(String(rows[0]?.['details']))).toEqual({
    acceptance: 2,
    articleId: 1,
    version: 1,
    language: 'en-us',
    sha256: text.sha256,
    occasion: 'registration',
  })
})

it.each([
  [
    'the text',
    () => owner`update agreement_texts set body = 'You agree to all.'`,
    'is of another text than the one that is kept',
    3,
  ],
  ['text and hashes', changeAll, 'stands in the audit log as another one', 2],
  [
    'the person',
    () => owner`update agreement_acceptances set user_id = 9 where id = 4`,
    'stands in the audit log as another one',
    1,
  ],
  [
    'the time',
    () => owner`update agreement_acceptances set at = 9 where id = 4`,
    'stands in the audit log as another one',
    1,
  ],
  [
    'what is there',
    () => owner`delete from agreement_acceptances where id = 4`,
    'stands in the audit log, and is not there',
    1,
  ],
  ['what is not', () => addOne(), 'does not stand in the audit log', 1],
  ['what is not, with a time of before', () => addOne({ id: '3', at: 5 }), 'does not stand in the audit log', 1],
  [
    'one of before, with the time of the first note',
    () => owner`update agreement_acceptances set at = 10 where id = 1`,
    'does not stand in the audit log',
    1,
  ],
  [
    'an id into one that is never given',
    () => addOne({ id: '0', at: 5 }),
    'has an id below 1, and the house gives none below 1',
    1,
  ],
  [
    'the lowest id of all',
    () => addOne({ id: '-9223372036854775808', at: 5 }),
    'has an id below 1, and the house gives none below 1',
    1,
  ],
] as const)('finds that somebody changed %s afterwards', async (_what, change, said, times) => {
  await change()
  const found = await ofAgreements()
  expect(found.filter((sentence) => sentence.endsWith(said))).toHaveLength(times)
  expect(found).toHaveLength(times)
})

async function changeAll(): Promise<void> {
  const other = { ...words, body: 'You agree to all.' }
  const sha256 = hashText(hashedText(other))
  await owner`update agreement_texts set body = ${other.body}, sha256 = ${sha256}`
  await owner`update agreement_acceptances set sha256 = ${sha256}`
}

/** Past the check of the database: who owns it may take that away. */
async function addOne({ id = '5', at = 10 }: { id?: string; at?: number } = {}): Promise<void> {
  await owner`alter table agreement_acceptances drop constraint agreement_acceptances_id`
  await owner`
    insert into agreement_acceptances (id, user_id, article_id, version, language, sha256, occasion, at)
    values (${id}, 4, 1, 1, 'en-us', ${text.sha256}, 'later', ${at})`
}

it('is kept from an id that is never given by the database too', async () => {
  await expect(owner`update agreement_acceptances set id = 0 where id = 1`).rejects.toThrow('agreement_acceptances_id')
})

it('reads the log and what was accepted page by page', async () => {
  await owner`
    insert into agreement_acceptances (user_id, article_id, version, language, sha256, occasion, at)
    select user_id, 1, 1, 'en-us', ${text.sha256}, 'later', 20 from generate_series(100, 1199) user_id`
  expect((await ofAgreements()).length).toBeGreaterThan(100)
  await owner`
    insert into audit_log (id, at, operator_id, act, subject, details, previous_hash, hash)
    select 100 + id, at, 0, 'agreement_accepted', 'user ' || user_id, '{"acceptance":' || id
      || ',"articleId":1,"language":"en-us","occasion":"later","sha256":"' || sha256 || '","version":1}', '', ''
    from agreement_acceptances where id > 4`
  expect(await ofAgreements()).toEqual([])
  expect((await verifyDatabase(owner)).counts).toMatchObject({ agreements: 1_103, unnotedAgreements: 1 })
})
