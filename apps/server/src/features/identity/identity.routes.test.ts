import { identity } from '@touchstone/wire/identity'
import { languages } from '@touchstone/wire/languages'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { startTestApp, type TestApp } from '../../api/test-app.ts'
import { approveIdentity, claimIdentity, rejectIdentity } from './decide-identity.ts'
import { identityHandlers } from './identity.routes.ts'
import { advanced, basicOf, imageOf, newPerson, type Person } from './test-people.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp(inject('cluster'), { handlers: ({ house }) => identityHandlers({ sql: house.sql }) })
})
afterAll(() => app.stop())

const paths = {
  basic: identity.applyBasicIdentity.path,
  advanced: identity.applyAdvancedIdentity.path,
  update: identity.updateIdentity.path,
  state: identity.identityState.path,
  done: identity.identityDone.path,
  list: identity.identityApplications.path,
}
const apply = (person: Person, changed: object = {}, key?: string) =>
  app.post(paths.basic, basicOf(person, changed), { token: person.token, ...(key === undefined ? {} : { key }) })
const post = (person: Person, path: string, body: object) => app.post(path, body, { token: person.token })
const stateOf = async (person: Person) => (await app.get(paths.state, {}, { token: person.token })).result
const idOf = ({ result }: { result: unknown }): number => Number((result as { id: string }).id)
const keyOf = ({ result }: { result: unknown }): string => (result as { key: string }).key
const operator = 7
const at = () => ({ operator, at: app.time.now })

async function decided(id: number, reason?: 'image_unclear' | 'contact_implausible'): Promise<void> {
  await app.owner.begin(async (transaction) => {
    await claimIdentity(transaction, { id, ...at() })
    if (reason === undefined) await approveIdentity(transaction, { id, ...at() })
    else await rejectIdentity(transaction, { id, reason, ...at() })
  })
}
const messagesOf = async ({ userId }: Person): Promise<string[]> => {
  const rows = await app.owner<{ kind: string; details: string }[]>`
    select kind, details from messages where user_id = ${userId} order by id`
  return rows.map(({ kind, details }) => `${kind} ${details}`)
}

describe('submitting who one is', () => {
  it('answers what was stated, with the number of the document hidden', async () => {
    const person = await newPerson(app)
    expect(await stateOf(person)).toEqual({ level: 0, state: 'none', reason: null, reasonText: null, triesLeft: 3 })
    const answer = await apply(person, { documentNumber: ' l01-x00 t4７ab ' })
    expect(answer).toMatchObject({
      code: 200,
      result: {
        level: 1,
        state: 'submitted',
        basic: { surname: 'Mustermann', documentNumber: '•••••••47AB', front: person.front, back: person.back },
        advanced: null,
        submittedTime: '2026-11-18 17:00:00',
        decidedTime: null,
      },
    })
    expect(await stateOf(person)).toMatchObject({ level: 0, state: 'submitted', triesLeft: 2 })
    expect(await app.get(paths.done, {}, { token: person.token })).toMatchObject({ result: false })
    expect(await messagesOf(person)).toEqual(['identity_submitted {"level":1}'])
    const [file] = await app.owner`select named_by from files where id = ${person.front}`
    expect(file).toEqual({ named_by: `identity of ${person.userId}` })
  })

  it('is done once, however often it is sent', async () => {
    const person = await newPerson(app)
    const key = app.newKey()
    const answers = await Promise.all([1, 2, 3, 4].map(() => apply(person, {}, key)))
    expect(new Set(answers.map(idOf)).size).toBe(1)
    expect(keyOf(await apply(person, { surname: 'Another' }, key))).toBe('key_reused')
    const many = await Promise.all([1, 2, 3].map(() => apply(person)))
    expect(many.map(keyOf)).toEqual(['identity_in_review', 'identity_in_review', 'identity_in_review'])
  })

  it('takes the page of a passport alone', async () => {
    const person = await newPerson(app)
    const answer = await apply(person, { documentType: 'passport', back: undefined })
    expect(answer).toMatchObject({ code: 200, result: { basic: { documentType: 'passport', back: null } } })
  })

  it.each<[string, object, string]>([
    ['a child', { birthday: '2008-11-19' }, 'person_too_young'],
    ['a day that is none', { birthday: '1990-02-30' }, 'day_impossible'],
    ['a country that is none', { country: 'ZZ' }, 'country_unknown'],
    ['a number that is none', { documentNumber: '<b>1234</b>' }, 'document_number_malformed'],
    ['a card without its back', { back: undefined }, 'document_back_missing'],
    ['no declaration', { declaration: false }, 'malformed'],
    ['half a name', { surname: '' }, 'malformed'],
    ['signs that nobody types', { firstName: 'a\u0000b' }, 'malformed'],
    ['an image of nobody', { front: '00000000-0000-4000-8000-000000000000' }, 'file_not_found'],
    ['a path', { front: '../../files.key' }, 'malformed'],
  ])('is refused for %s', async (_title, changed, kind) => {
    const person = await newPerson(app)
    expect(keyOf(await apply(person, changed))).toBe(kind)
    expect(await stateOf(person)).toMatchObject({ state: 'none', triesLeft: 3 })
  })

  it('takes an adult from the very day', async () => {
    const person = await newPerson(app)
    expect(await apply(person, { birthday: '2008-11-18' })).toMatchObject({ code: 200 })
  })

  it('is refused to a guest before anything else', async () => {
    const person = await newPerson(app, { guest: true })
    expect(keyOf(await apply(person, { country: 'ZZ' }))).toBe('contact_required')
    expect(keyOf(await post(person, paths.update, { surname: 'Other' }))).toBe('contact_required')
  })

  it('takes images of one’s own that were sent for this, and no others', async () => {
    const [person, other] = [await newPerson(app), await newPerson(app)]
    expect(keyOf(await apply(person, { front: other.front }))).toBe('file_not_found')
    expect(keyOf(await apply(person, { back: other.back }))).toBe('file_not_found')
    const proof = await imageOf(app, person.userId, 'deposit_proof')
    expect(keyOf(await apply(person, { front: proof }))).toBe('file_not_found')
    const [file] = await app.owner`select named_by from files where id = ${other.front}`
    expect(file).toEqual({ named_by: null })
  })

  it('keeps and returns what was typed as text, whatever it looks like', async () => {
    const person = await newPerson(app)
    const surname = '<script>alert(1)</script>'
    const firstName = "'; drop table users; --"
    expect(await apply(person, { surname, firstName })).toMatchObject({ result: { basic: { surname, firstName } } })
    const list = await app.get(paths.list, {}, { token: person.token })
    expect(list.result).toMatchObject({ total: 1, records: [{ basic: { surname, firstName } }] })
    expect(list.headers['content-type']).toContain('application/json')
  })

  it('is open to nobody without a session', async () => {
    const person = await newPerson(app)
    const posts = [paths.basic, paths.advanced, paths.update].map((path) => app.post(path, basicOf(person)))
    const gets = [paths.state, paths.done, paths.list].map((path) => app.get(path))
    expect((await Promise.all([...posts, ...gets])).map(({ code }) => code)).toEqual([401, 401, 401, 401, 401, 401])
  })
})

describe('one document', () => {
  it('is one account’s, however it is written', async () => {
    const [first, second] = [await newPerson(app), await newPerson(app)]
    const documentNumber = `AB-${first.userId}-99 x`
    await apply(first, { documentNumber })
    const again = await apply(second, { documentNumber: ` ab${first.userId}９９x` })
    expect(again).toMatchObject({ code: 4871, result: { key: 'document_taken' } })
    expect(await apply(second, { documentNumber, country: 'AT' })).toMatchObject({ code: 200 })
  })

  it('goes to one of two accounts that want it at once', async () => {
    const people = await Promise.all([1, 2, 3, 4].map(() => newPerson(app)))
    const documentNumber = `RACE${people[0]?.userId}`
    const answers = await Promise.all(people.map((person) => apply(person, { documentNumber })))
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
    expect(answers.filter(({ code }) => code !== 200).map(keyOf)).toEqual(Array(3).fill('document_taken'))
  })

  it('is free again when it was rejected, and never once it was verified', async () => {
    const [first, second, third] = [await newPerson(app), await newPerson(app), await newPerson(app)]
    const documentNumber = `FREE${first.userId}`
    await decided(idOf(await apply(first, { documentNumber })), 'image_unclear')
    await decided(idOf(await apply(second, { documentNumber })))
    expect(keyOf(await apply(third, { documentNumber }))).toBe('document_taken')
    expect(keyOf(await apply(first, { documentNumber }))).toBe('document_taken')
  })
})

describe('a rejection', () => {
  it.each(languages)('says its reason in %s', async (language) => {
    const person = await newPerson(app)
    await decided(idOf(await apply(person)), 'image_unclear')
    const { result } = await app.get(paths.state, {}, { token: person.token, language })
    const { reasonText } = result as { reasonText: string }
    expect(result).toMatchObject({ level: 0, state: 'rejected', reason: 'image_unclear', triesLeft: 2 })
    expect(reasonText.length).toBeGreaterThan(5)
    expect(language === 'en-us').toBe(reasonText === "a photo isn't clear enough to read")
  })

  it('leaves three tries a UTC day', async () => {
    const person = await newPerson(app)
    for (let time = 0; time < 3; time += 1) await decided(idOf(await apply(person)), 'image_unclear')
    expect(await stateOf(person)).toMatchObject({ state: 'rejected', triesLeft: 0 })
    expect(await apply(person)).toMatchObject({
      code: 4874,
      message: 'You can submit 3 times a day. Try again tomorrow.',
    })
    expect(keyOf(await post(person, paths.update, { surname: 'Other' }))).toBe('identity_tries_exhausted')
    app.time.now = Date.UTC(2026, 10, 19)
    expect(await stateOf(person)).toMatchObject({ triesLeft: 3 })
    expect(await apply(person)).toMatchObject({ code: 200 })
  })
})

describe('changing what was submitted', () => {
  it('is done in place while nobody looks at it, and is no try', async () => {
    const person = await newPerson(app)
    const id = idOf(await apply(person))
    const front = await imageOf(app, person.userId, 'identity')
    const answer = await post(person, paths.update, { firstName: 'Eva', front })
    expect(answer).toMatchObject({
      code: 200,
      result: { id: String(id), state: 'submitted', basic: { surname: 'Mustermann', firstName: 'Eva', front } },
    })
    expect(await stateOf(person)).toMatchObject({ triesLeft: 2 })
  })

  it('is checked like a submission', async () => {
    const [person, other] = [await newPerson(app), await newPerson(app)]
    await apply(person)
    await apply(other)
    expect(keyOf(await post(person, paths.update, { birthday: '2020-01-01' }))).toBe('person_too_young')
    expect(keyOf(await post(person, paths.update, { front: other.front }))).toBe('file_not_found')
    const taken = { documentNumber: `l01x00t${1_000 + other.userId}` }
    expect(keyOf(await post(person, paths.update, taken))).toBe('document_taken')
    expect(keyOf(await post(person, paths.update, {}))).toBe('malformed')
    expect(keyOf(await post(person, paths.update, { phone: '+49 221 1234567' }))).toBe('identity_basic_first')
  })

  it('waits while an operator looks', async () => {
    const person = await newPerson(app)
    const id = idOf(await apply(person))
    await app.owner.begin((transaction) => claimIdentity(transaction, { id, ...at() }))
    expect(await stateOf(person)).toMatchObject({ state: 'waiting' })
    expect(keyOf(await post(person, paths.update, { surname: 'Other' }))).toBe('identity_in_review')
  })

  it('after a rejection is a new submission of all the rest', async () => {
    const person = await newPerson(app)
    const id = idOf(await apply(person))
    await decided(id, 'image_unclear')
    const answer = await post(person, paths.update, { surname: 'Musterfrau' })
    expect(answer).toMatchObject({
      result: { state: 'submitted', basic: { surname: 'Musterfrau', birthday: '1990-01-31' } },
    })
    expect(idOf(answer)).toBeGreaterThan(id)
    const list = await app.get(paths.list, { pageSize: '1' }, { token: person.token })
    expect(list.result).toMatchObject({ total: 2, pages: 2, records: [{ state: 'submitted' }] })
  })

  it('needs something that was submitted, and is not verified', async () => {
    const person = await newPerson(app)
    expect(keyOf(await post(person, paths.update, { surname: 'Other' }))).toBe('identity_not_submitted')
    await decided(idOf(await apply(person)))
    expect(keyOf(await post(person, paths.update, { surname: 'Other' }))).toBe('identity_verified')
    expect(keyOf(await apply(person))).toBe('identity_verified')
    expect(keyOf(await post(person, paths.update, { address: 'Somewhere else' }))).toBe('identity_not_submitted')
  })
})

describe('the second level', () => {
  it('comes after the first, in the same way', async () => {
    const person = await newPerson(app)
    expect(keyOf(await post(person, paths.advanced, advanced))).toBe('identity_basic_first')
    await decided(idOf(await apply(person)))
    expect(await stateOf(person)).toMatchObject({ level: 1, state: 'none', triesLeft: 3 })
    expect(await app.get(paths.done, {}, { token: person.token })).toMatchObject({ result: true })
    const id = idOf(await post(person, paths.advanced, advanced))
    expect(keyOf(await post(person, paths.advanced, advanced))).toBe('identity_in_review')
    await decided(id, 'contact_implausible')
    expect(await stateOf(person)).toMatchObject({ level: 1, state: 'rejected', reason: 'contact_implausible' })
    const again = await post(person, paths.update, { emergencyName: 'Moritz' })
    expect(again).toMatchObject({
      result: { level: 2, advanced: { emergencyName: 'Moritz', gender: 'female' }, basic: null },
    })
    await decided(idOf(again))
    expect(await stateOf(person)).toEqual({ level: 2, state: 'verified', reason: null, reasonText: null, triesLeft: 0 })
    expect(keyOf(await post(person, paths.advanced, advanced))).toBe('identity_verified')
    expect(await messagesOf(person)).toEqual([
      'identity_submitted {"level":1}',
      'identity_verified {"level":1}',
      'identity_submitted {"level":2}',
      'identity_rejected {"level":2,"reason":"contact_implausible"}',
      'identity_submitted {"level":2}',
      'identity_verified {"level":2}',
    ])
  })

  it.each<[string, object]>([
    ['a gender that is none', { gender: 'x' }],
    ['a phone that is none', { emergencyPhone: '<b>1</b>' }],
    ['half an address', { address: 'x' }],
  ])('is malformed with %s', async (_title, changed) => {
    const person = await newPerson(app)
    expect(keyOf(await post(person, paths.advanced, { ...advanced, ...changed }))).toBe('malformed')
  })
})

it('shows nobody what another submitted', async () => {
  const [person, stranger] = [await newPerson(app), await newPerson(app)]
  await apply(person)
  const list = await app.get(paths.list, {}, { token: stranger.token })
  expect(list.result).toMatchObject({ total: 0, records: [] })
  expect(await stateOf(stranger)).toMatchObject({ state: 'none' })
})
