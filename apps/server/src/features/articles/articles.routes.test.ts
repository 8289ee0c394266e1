import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { startTestApp, type TestApp } from '../../api/test-app.ts'
import { articlesHandlers } from './articles.routes.ts'
import { seedArticles } from './seed/seed-articles.ts'

type Listed = { records: { id: string; kind: string; title: string; read?: boolean }[]; total: number }

let app: TestApp
beforeAll(async () => {
  app = await startTestApp(inject('cluster'), { handlers: ({ house }) => articlesHandlers({ sql: house.sql }) })
  await seedArticles(app.owner, app.time.now)
})
afterAll(() => app.stop())

async function list(path: string, query: Record<string, string> = {}, token?: string): Promise<Listed> {
  const answer = await app.get(path, query, { token })
  expect(answer.code).toBe(200)
  return answer.result as Listed
}

describe('public articles', () => {
  it('are announcements unless banners are asked for, with where a banner leads', async () => {
    const announced = await list('/api/sys/annountCement/vue3List')
    expect(announced).toMatchObject({ total: 4, size: 20, current: 1, pages: 1 })
    const banners = await list('/api/sys/annountCement/vue3List', { kind: 'banner' })
    const target = announced.records.find(({ title }) => title === 'How receipts prove every price')?.id
    expect(banners.records).toMatchObject([
      { kind: 'banner', target: { type: 1, url: '/demotrading' }, time: '2026-11-18 17:00:00' },
      { kind: 'banner', target: { type: 3, url: target } },
    ])
  })

  it('come in the language of the request, and in English where that is missing', async () => {
    const [first] = (await list('/api/content/appHelpInfo/list')).records
    await app.owner`delete from article_texts where article_id = ${first?.id ?? 0} and language = 'ko'`
    const ask = async (language: 'jp' | 'ko') =>
      (await app.get('/api/content/appHelpInfo/queryById', { id: first?.id ?? '' }, { language })).result
    expect(await ask('jp')).toMatchObject({ language: 'jp', title: '証拠金とは' })
    expect(await ask('ko')).toMatchObject({ language: 'en-us', title: 'What is margin?' })
  })

  it('come page by page, help in its order', async () => {
    const page = await list('/api/content/appHelpInfo/list', { pageNo: '2', pageSize: '2' })
    expect(page).toMatchObject({ total: 11, size: 2, current: 2, pages: 6 })
    expect(page.records.map(({ title }) => title)).toEqual([
      'The liquidation price',
      'Orders, take-profit and stop-loss',
    ])
  })

  it('have a body in pieces', async () => {
    const answer = await app.get('/api/content/appAgreement/current')
    expect(answer.result).toMatchObject({ kind: 'agreement', title: 'User agreement' })
    const { id, blocks } = answer.result as { id: string; blocks: object[] }
    expect(blocks[0]).toEqual({ kind: 'heading', text: '1. Who may use it' })
    const { purpose, version, sha256, text, ...article } = answer.result as Record<string, unknown>
    expect((await app.get('/api/sys/annountCement/queryById', { id })).result).toEqual(article)
    expect([purpose, version, sha256]).toEqual([
      'registration',
      1,
      createHash('sha256').update(String(text)).digest('hex'),
    ])
    expect(String(text)).toMatch(/^User agreement\n\n## 1\. Who may use it\n/)
  })

  it('are not found when they are withdrawn, not there, or no help', async () => {
    const [notice] = (await list('/api/content/appNotice/list')).records
    const asked = (path: string, id: string) => app.get(path, { id })
    expect(await asked('/api/content/appHelpInfo/queryById', notice?.id ?? '')).toMatchObject({ code: 4705 })
    expect(await asked('/api/sys/annountCement/queryById', '999')).toMatchObject({ code: 4705 })
    await app.owner`update articles set state = 'withdrawn' where slug = 'risk-warning'`
    expect((await list('/api/sys/annountCement/vue3List')).total).toBe(3)
    await seedArticles(app.owner, app.time.now)
    expect((await list('/api/sys/annountCement/vue3List')).total).toBe(3)
  })
})

describe('notices', () => {
  it('are read by one user and not by another', async () => {
    const [ann, bob] = [app.signIn(1), app.signIn(2)]
    const [notice] = (await list('/api/content/appNotice/myList', {}, ann)).records
    expect(notice).toMatchObject({ kind: 'notice', read: false })
    const answer = await app.post('/api/content/appNotice/markRead', { ids: [notice?.id] }, { token: ann })
    expect(answer.result).toEqual({ done: true })
    expect((await list('/api/content/appNotice/myList', {}, ann)).records).toMatchObject([{ read: true }])
    expect((await list('/api/content/appNotice/myList', {}, bob)).records).toMatchObject([{ read: false }])
    await app.post('/api/content/appNotice/markRead', {}, { token: bob })
    expect((await list('/api/content/appNotice/myList', {}, bob)).records).toMatchObject([{ read: true }])
  })

  it('are not what any id says', async () => {
    const [help] = (await list('/api/content/appHelpInfo/list')).records
    const answer = await app.post('/api/content/appNotice/markRead', { ids: [help?.id] }, { token: app.signIn(1) })
    expect(answer).toMatchObject({ code: 4705, result: { key: 'article_not_found' } })
  })

  it('of a user are nothing for strangers', async () => {
    expect(await app.get('/api/content/appNotice/myList')).toMatchObject({ status: 200, code: 401 })
    expect(await app.post('/api/content/appNotice/markRead', {})).toMatchObject({ status: 200, code: 401 })
  })
})
