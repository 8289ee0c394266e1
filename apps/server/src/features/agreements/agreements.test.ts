import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { saveContent, setContentState } from '../../console/content/console-content.store.ts'
import { type SignInApp, startSignInApp, tokenOf } from '../accounts/sessions/test-sign-in.ts'
import { articlesHandlers } from '../articles/articles.routes.ts'
import { noteAcceptance } from '../../console/agreements/note-acceptance.ts'
import { seedArticles } from '../articles/seed/seed-articles.ts'
import { agreementsHandlers } from './agreements.routes.ts'

type Agreement = { id: string; version: number; language: string; sha256: string; text: string; title: string }
type Accepted = Agreement & { articleId: string; occasion: string; time: string; blocks: object[] }

let app: SignInApp
beforeAll(async () => {
  app = await startSignInApp(inject('cluster'), {
    handlers: ({ house }) => ({ ...articlesHandlers(house), ...agreementsHandlers({ ...house, noteAcceptance }) }),
  })
})
afterAll(() => app.stop())

const password = 'correct horse'
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')

const inForce = async (language: 'en-us' | 'jp' = 'en-us'): Promise<Agreement> =>
  (await app.get('/api/content/appAgreement/current', {}, { language })).result as Agreement
const accepted = async (token: string): Promise<Accepted[]> => {
  const answer = await app.get('/api/user/appUser/agreements', {}, { token })
  return (answer.result as { records: Accepted[] }).records
}
const opened = (id: string, token: string) => app.get('/api/user/appUser/agreement', { id }, { token })
const accept = (sha256: string, token: string) => app.post('/api/user/appUser/acceptAgreement', { sha256 }, { token })

/** As an operator does it. */
async function change(body: string, language: 'en-us' | 'jp' = 'en-us'): Promise<void> {
  const { id } = await inForce()
  const texts = { [language]: { title: 'User agreement', summary: '', body } }
  const english = { title: 'User agreement', summary: '', body: 'In English' }
  const all = { 'en-us': english, ...texts }
  const article = { id, kind: 'agreement', rank: 0, target: null, image: null, texts: all, at: app.time.now } as const
  await app.owner.begin((tx) => saveContent(tx, article))
}

let people = 0
async function register(more: object = {}) {
  const email = `person-${(people += 1)}@example.com`
  const code = await app.codeFor(email, 'register')
  return app.post('/api/app/register', { email, code, password, agreement: true, ...more })
}

describe('who registers', () => {
  it('accepts the text that was shown, in the language that it was shown in', async () => {
    const shown = await inForce('jp')
    const token = tokenOf(await register({ agreementSha256: shown.sha256 }))
    const [row, ...others] = await accepted(token)
    expect(others).toEqual([])
    expect(row).toMatchObject({
      articleId: shown.id,
      version: shown.version,
      language: 'jp',
      title: shown.title,
      sha256: shown.sha256,
      occasion: 'registration',
    })
    const { result } = await opened(row?.id ?? '', token)
    expect(result).toMatchObject({ ...row, text: shown.text })
    expect(hashOf((result as Accepted).text)).toBe(shown.sha256)
  })

  it('accepts the text in force in the language of the request where none is named', async () => {
    const token = tokenOf(await register())
    expect(await accepted(token)).toMatchObject([{ language: 'en-us', sha256: (await inForce()).sha256 }])
  })

  it('is refused with a text that is not in force, and neither an account nor a code is used up', async () => {
    const email = 'later@example.com'
    const code = await app.codeFor(email, 'register')
    const request = { email, code, password, agreement: true }
    const refused = await app.post('/api/app/register', { ...request, agreementSha256: '0'.repeat(64) })
    expect(refused).toMatchObject({ code: 4640, result: { key: 'agreement_changed' } })
    const made = await app.post('/api/app/register', { ...request, agreementSha256: (await inForce()).sha256 })
    expect(made.code).toBe(200)
  })
})

describe('a guest', () => {
  it('accepts nothing before the first contact, and then with it', async () => {
    const token = tokenOf(await app.post('/api/app/guest', {}))
    expect(await accepted(token)).toEqual([])
    const email = 'guest@example.com'
    const bind = async (more: object) => {
      const code = await app.codeFor(email, 'bind', token)
      return app.post('/api/user/appUser/bindContact', { email, code, ...more }, { token })
    }
    expect(await bind({})).toMatchObject({ code: 4607 })
    expect(await bind({ agreement: true, agreementSha256: '1'.repeat(64) })).toMatchObject({ code: 4640 })
    expect(await bind({ agreement: true })).toMatchObject({ code: 200 })
    expect(await accepted(token)).toMatchObject([{ occasion: 'contact' }])
  })
})

describe('a change of the agreement', () => {
  it('is a new version, and what was accepted stays as it was', async () => {
    const token = tokenOf(await register())
    const [before] = await accepted(token)
    const old = (await opened(before?.id ?? '', token)).result as Accepted
    await change('## 1. New\n\nA new rule.')
    const now = await inForce()
    expect(now.version).toBe(old.version + 1)
    expect(now.text).toBe('User agreement\n\n## 1. New\n\nA new rule.')
    expect((await opened(old.id, token)).result).toEqual(old)
    expect(await accept(old.sha256, token)).toMatchObject({ code: 4640 })
    expect(await accept(now.sha256, token)).toMatchObject({ code: 200 })
    expect(await accept(now.sha256, token)).toMatchObject({ code: 200 })
    expect(await accepted(token)).toMatchObject([
      { version: now.version, occasion: 'later', sha256: now.sha256 },
      { version: old.version, occasion: 'registration', sha256: old.sha256 },
    ])
  })

  it('in one language is one too, and saving or starting again without a change is none', async () => {
    const { version, id } = await inForce()
    await change('Another', 'jp')
    expect((await inForce()).version).toBe(version + 1)
    await change('Another', 'jp')
    await seedArticles(app.owner, app.time.now)
    await app.owner.begin((tx) => setContentState(tx, { id, state: 'published', at: app.time.now }))
    expect((await inForce()).version).toBe(version + 1)
  })

  it('that is a draft changes nothing until it is published', async () => {
    const { version, id } = await inForce()
    const texts = { 'en-us': { title: 'Terms', summary: '', body: 'Short.' } }
    const article = { kind: 'agreement', rank: 0, target: null, image: null, texts } as const
    const at = app.time.now + 1
    const made = await app.owner.begin((tx) => saveContent(tx, { ...article, id: undefined, at }))
    expect(await inForce()).toMatchObject({ id, version })
    await app.owner.begin((tx) => setContentState(tx, { id: String(made), state: 'published', at }))
    expect(await inForce()).toMatchObject({ id: String(made), version: 1, text: 'Terms\n\nShort.' })
  })
})

describe('acceptances and texts', () => {
  it('are seen by their person alone', async () => {
    const token = tokenOf(await register())
    const [own] = await accepted(token)
    const other = tokenOf(await register())
    expect(await opened(own?.id ?? '', other)).toMatchObject({ code: 4641 })
    expect(await app.get('/api/user/appUser/agreements', {})).toMatchObject({ status: 200, code: 401 })
    expect(await app.get('/api/user/appUser/agreement', { id: own?.id ?? '' })).toMatchObject({ code: 401 })
    expect(await app.post('/api/user/appUser/acceptAgreement', { sha256: '0'.repeat(64) })).toMatchObject({ code: 401 })
  })

  it.each(['agreement_texts', 'agreement_acceptances'])('of %s cannot be changed by the server', async (table) => {
    const { sql } = app.house
    await expect(sql`update ${sql(table)} set sha256 = ''`).rejects.toThrow('permission denied')
    await expect(sql`delete from ${sql(table)}`).rejects.toThrow('permission denied')
    await expect(sql`truncate ${sql(table)}`).rejects.toThrow('permission denied')
  })
})
