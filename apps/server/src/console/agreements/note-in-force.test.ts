import { beforeAll, expect, inject, it } from 'vitest'
import { textsInForce } from '../../features/agreements/agreement-texts.store.ts'
import { seedAgreements } from '../../features/agreements/test-agreements.ts'
import { connect, type Sql } from '../../platform/database.ts'
import { createTestDatabase } from '../../platform/test-database.ts'
import { saveContent, setContentState } from '../content/console-content.store.ts'

let owner: Sql
beforeAll(async () => {
  const database = await createTestDatabase(inject('cluster'))
  owner = connect(database.address, 4)
  await seedAgreements(owner, 1_000)
  return async () => {
    await owner.end()
    await database.drop()
  }
})

const noted = async () =>
  (await owner`select at, subject, details from audit_log where act = 'agreement_in_force' order by id`).map(
    ({ at, subject, details }) => ({
      at: Number(at),
      subject: String(subject),
      ...(JSON.parse(String(details)) as { articleId: number; version: number; texts: Record<string, string> }),
    }),
  )

const kept = { kind: 'bond_agreement', rank: 0, target: null, image: null } as const
const english = (body: string) => ({ 'en-us': { title: 'Bonds', summary: '', body } })
const save = (id: number | undefined, body: string, at: number) =>
  owner.begin((tx) =>
    saveContent(tx, { ...kept, id: id === undefined ? undefined : String(id), texts: english(body), at }),
  )
const put = (id: number, state: 'published' | 'withdrawn', at: number) =>
  owner.begin((tx) => setContentState(tx, { id: String(id), state, at }))

it('notes what is in force for each purpose once, and again with each change of it', async () => {
  const first = await noted()
  expect(first.map(({ subject }) => subject)).toEqual([
    'agreement registration',
    'agreement strategies',
    'agreement machines',
    'agreement bonds',
    'agreement token sales',
  ])
  const texts = await textsInForce(owner, 'bonds')
  const [seeded] = texts
  const { articleId = 0 } = seeded ?? {}
  expect(first[3]).toEqual({
    at: 1_000,
    subject: 'agreement bonds',
    articleId,
    version: 1,
    texts: Object.fromEntries(texts.map(({ language, sha256 }) => [language, sha256])),
  })
  await seedAgreements(owner, 2_000)
  const other = await save(undefined, 'A draft.', 3_000)
  expect(await noted()).toEqual(first)
  await save(articleId, 'Changed.', 4_000)
  await save(articleId, 'Changed.', 5_000)
  await put(Number(other), 'published', 6_000)
  await save(articleId, 'Nobody reads it now.', 7_000)
  await put(Number(other), 'withdrawn', 8_000)
  const later = (await noted()).slice(first.length)
  expect(later.map(({ at, subject, articleId: of, version }) => [at, subject, of, version])).toEqual([
    [4_000, 'agreement bonds', articleId, 2],
    [6_000, 'agreement bonds', other, 1],
    [8_000, 'agreement bonds', articleId, 3],
  ])
})

it('notes the truth where two change what is in force at the same time', async () => {
  const made = await Promise.all(['One.', 'Two.', 'Three.'].map((body) => save(undefined, body, 9_000)))
  await Promise.all(made.map((id, index) => put(Number(id), 'published', 10_000 + index)))
  const [inForce] = await textsInForce(owner, 'bonds')
  expect((await noted()).at(-1)).toMatchObject({ articleId: inForce?.articleId, version: inForce?.version })
})
