import { beforeEach, expect, it, vi } from 'vitest'
import { askEarly, fetchOrTake } from './ask-early.ts'

const asked: string[] = []
let answer: () => Promise<Response>
const get = { method: 'GET' }

beforeEach(() => {
  asked.length = 0
  answer = () => Promise.resolve(new Response('early'))
  globalThis.askedEarly = undefined
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url)
    return answer()
  })
})

it('an answer that was asked for early is taken once', async () => {
  askEarly(['/api/list?a=1'], { lang: 'en-us' })
  answer = () => Promise.resolve(new Response('later'))
  expect(await (await fetchOrTake('http://localhost/api/list?a=1', get)).text()).toBe('early')
  expect(await (await fetchOrTake('http://localhost/api/list?a=1', get)).text()).toBe('later')
  expect(asked).toEqual(['/api/list?a=1', 'http://localhost/api/list?a=1'])
})

it('what was not asked for early is asked for, and so is what got no answer', async () => {
  answer = () => Promise.reject(new TypeError('no network'))
  askEarly(['/api/list'], {})
  answer = () => Promise.resolve(new Response('later'))
  expect(await (await fetchOrTake('http://localhost/api/other', get)).text()).toBe('later')
  expect(await (await fetchOrTake('http://localhost/api/list', get)).text()).toBe('later')
})

it('a POST takes no answer of another', async () => {
  askEarly(['/api/list'], {})
  answer = () => Promise.resolve(new Response('done'))
  expect(await (await fetchOrTake('http://localhost/api/list', { method: 'POST' })).text()).toBe('done')
})

it('an old answer gives no price any more', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(0)
  askEarly(['/api/list'], {})
  now.mockReturnValue(10_000)
  answer = () => Promise.resolve(new Response('fresh'))
  expect(await (await fetchOrTake('http://localhost/api/list', get)).text()).toBe('fresh')
  now.mockRestore()
})
