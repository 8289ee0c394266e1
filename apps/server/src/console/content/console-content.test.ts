import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { articlesHandlers } from '../../features/articles/articles.routes.ts'
import { textsInForce } from '../../features/agreements/agreement-texts.store.ts'
import { findShortLink } from '../../features/setup/setup.store.ts'
import { startTestConsole, type TestConsole, type TestOperator } from '../operators/test-console.ts'
import { isTarget } from './link-target.ts'

let app: TestConsole
let writer: TestOperator
beforeAll(async () => {
  app = await startTestConsole(inject('cluster'))
  writer = await app.operator(['content'])
})
afterAll(() => app.stop())

const english = { title: 'Maintenance', summary: 'On Sunday', body: 'We stop for an hour.\n\n- one\n- two' }
const save = async (changed: object = {}) =>
  app.refusal('saveArticle', { kind: 'notice', texts: { 'en-us': english }, ...changed }, writer.token)
const shown = async (language: 'en-us' | 'jp' = 'en-us') => {
  const visit = { at: 0, language, address: '', device: '' }
  const answer = await articlesHandlers({ sql: app.house.sql }).notices({ pageNo: 1, pageSize: 20 }, visit)
  return answer.ok ? answer.value.records.map(({ title }) => title) : []
}

describe('an article', () => {
  it('is a draft until it is published, and nobody sees it once it is withdrawn', async () => {
    const texts = { 'en-us': english, jp: { ...english, title: 'メンテナンス' } }
    const { id } = await app.done('saveArticle', { kind: 'notice', texts }, writer.token)
    expect(await shown()).toEqual([])
    await app.done('publishArticle', { id }, writer.token)
    expect([await shown(), await shown('jp')]).toEqual([['Maintenance'], ['メンテナンス']])
    await app.done(
      'saveArticle',
      { id, kind: 'notice', texts: { 'en-us': { ...english, title: 'Later' } } },
      writer.token,
    )
    expect([await shown(), await shown('jp')]).toEqual([['Later'], ['Later']])
    const one = await app.done('contentArticle', { id }, writer.token)
    expect(one).toMatchObject({ state: 'published', languages: ['en-us'], texts: { 'en-us': { title: 'Later' } } })
    await app.done('withdrawArticle', { id }, writer.token)
    expect(await shown()).toEqual([])
    const listed = await app.done('contentArticles', { kind: 'notice', state: 'withdrawn' }, writer.token)
    expect(listed.records).toMatchObject([{ id, title: 'Later' }])
  })

  it('is plain text, whatever is typed', async () => {
    const markup = '<img src=x onerror=alert(1)>'
    const texts = { 'en-us': { ...english, title: markup } }
    const { id } = await app.done('saveArticle', { kind: 'notice', texts }, writer.token)
    await app.done('publishArticle', { id }, writer.token)
    expect(await shown()).toContain(markup)
    await app.done('withdrawArticle', { id }, writer.token)
  })

  it('needs English, and leads only where it may', async () => {
    expect(await save({ texts: { jp: english } })).toBe('english_needed')
    expect(await save({ target: { type: 2, url: 'javascript:alert(1)' } })).toBe('target_not_allowed')
    expect(await save({ image: 'https://elsewhere.example/x.png' })).toBe('target_not_allowed')
    expect(await save({ texts: { 'en-us': { ...english, title: 'a\u0000b' } } })).toBe('malformed')
    expect(await save({ texts: { xx: english } })).toBe('unknown_field')
    expect(await save({ id: '999999' })).toBe('not_found')
    expect(await app.refusal('contentArticle', { id: '999999' }, writer.token)).toBe('not_found')
    expect(await app.refusal('publishArticle', { id: '999999' }, writer.token)).toBe('not_found')
    expect(await app.refusal('withdrawArticle', { id: '999999' }, writer.token)).toBe('not_found')
  })
})

describe('the user agreement', () => {
  it('in force last cannot be withdrawn, and another can', async () => {
    const inForce = async () =>
      (await app.done('contentArticles', { kind: 'agreement', state: 'published' }, writer.token)).records
    const [only] = await inForce()
    const { id } = await app.done('saveArticle', { kind: 'agreement', texts: { 'en-us': english } }, writer.token)
    const withdraw = (each: string) => app.refusal('withdrawArticle', { id: each }, writer.token)
    expect(await withdraw(only?.id ?? '')).toBe('agreement_needed')
    await app.done('publishArticle', { id }, writer.token)
    await app.done('withdrawArticle', { id: only?.id ?? '' }, writer.token)
    expect(await withdraw(id)).toBe('agreement_needed')
    expect((await inForce()).map(({ id: left }) => left)).toEqual([id])
  })
})

describe('the agreement for a family of products', () => {
  const of = (changed: object = {}) => ({ kind: 'bond_agreement' as const, texts: { 'en-us': english }, ...changed })
  const inForce = () => textsInForce(app.owner, 'bonds')

  it('that is published is in force for that family, and a change of it is a new version', async () => {
    const others = await textsInForce(app.owner, 'strategies')
    const { id } = await app.done('saveArticle', of(), writer.token)
    expect((await inForce()).map(({ articleId }) => String(articleId))).not.toContain(id)
    await app.done('publishArticle', { id }, writer.token)
    expect(await inForce()).toMatchObject([{ articleId: Number(id), version: 1, language: 'en-us' }])
    await app.done('saveArticle', of({ id, texts: { 'en-us': { ...english, body: 'Another.' } } }), writer.token)
    expect(await inForce()).toMatchObject([{ version: 2, body: 'Another.' }])
    expect(await textsInForce(app.owner, 'strategies')).toEqual(others)
    // No agreement becomes one for something else.
    expect(await app.refusal('saveArticle', of({ id, kind: 'machine_agreement' }), writer.token)).toBe('not_found')
  })

  it('stays where it is the last, whatever others there are', async () => {
    const list = { kind: 'bond_agreement', state: 'published' } as const
    const [first] = (await app.done('contentArticles', list, writer.token)).records
    const { id } = await app.done('saveArticle', of(), writer.token)
    await app.done('publishArticle', { id }, writer.token)
    await app.done('withdrawArticle', { id: first?.id ?? '' }, writer.token)
    expect(await app.refusal('withdrawArticle', { id }, writer.token)).toBe('agreement_needed')
  })
})

describe('a short link', () => {
  it('is made, changed and taken away', async () => {
    const link = { code: 'spring', type: 2, target: 'https://example.com/spring' }
    await app.done('saveShortLink', link, writer.token)
    await app.done('saveShortLink', { ...link, type: 1, target: '/login' }, writer.token)
    expect(await findShortLink(app.house.sql, 'spring')).toEqual({ type: 1, target: '/login' })
    expect((await app.done('shortLinks', {}, writer.token)).total).toBe(1)
    expect(await app.refusal('saveShortLink', { ...link, target: 'http://example.com' }, writer.token)).toBe(
      'target_not_allowed',
    )
    await app.done('removeShortLink', { code: 'spring' }, writer.token)
    expect(await app.refusal('removeShortLink', { code: 'spring' }, writer.token)).toBe('link_not_found')
  })
})

it.each([
  [1, '/login', true],
  [1, '//elsewhere.example', false],
  [1, '/\\elsewhere.example', false],
  [1, 'login', false],
  [2, 'https://example.com/a?b=c', true],
  [2, 'http://example.com', false],
  [2, 'https://user:password@example.com', false],
  [4, 'javascript:alert(1)', false],
  [3, '12', true],
  [3, '0', false],
])('a target of type %d at %s: %s', (type, url, is) => {
  expect(isTarget({ type, url })).toBe(is)
})
