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
  for (const userId of [2, 3])
    await owner.begin((tx) => recordAcceptance(tx, noteAcceptance, { text, userId, occasion: 'registration', at: 10 }))
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
    () => owner`update agreement_acceptances set user_id = 9 where id = 3`,
    'stands in the audit log as another one',
    1,
  ],
  [
    'the time',
    () => owner`update agreement_acceptances set at = 9 where id = 3`,
    'stands in the audit log as another one',
    1,
  ],
  [
    'what is there',
    () => owner`delete from agreement_acceptances where id = 3`,
    'stands in the audit log, and is not there',
    1,
  ],
  ['what is not', addOne, 'does not stand in the audit log', 1],
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

async function addOne(): Promise<void> {
  await owner`
    insert into agreement_acceptances (user_id, article_id, version, language, sha256, occasion, at)
    values (4, 1, 1, 'en-us', ${text.sha256}, 'later', 10)`
}
