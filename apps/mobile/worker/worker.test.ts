import { expect, it } from 'vitest'
import { appWindow } from './app-window.ts'
import { readPush } from './read-push.ts'
import { isForGood, isShell } from './what-is-kept.ts'

it('keeps what never changes and the one page, and nothing of the server', () => {
  expect(['/assets/index-abc.js', '/icons/icon.svg'].map(isForGood)).toEqual([true, true])
  expect(['/api/public/getServerTime', '/worker.js', '/licences.json', '/'].map(isForGood)).toEqual([
    false,
    false,
    false,
    false,
  ])
  expect(isShell('navigate', '/')).toBe(true)
  expect(isShell('navigate', '/docs')).toBe(false)
  expect(isShell('cors', '/')).toBe(false)
})

it('reads what the server pushes', () => {
  const push = {
    title: 'BTC/USDT reached 60,000',
    body: 'text',
    kind: 'price_alert_reached',
    id: '7',
    tag: 'message-7',
    atMs: 5,
  }
  expect(readPush(JSON.stringify(push))).toEqual({
    title: push.title,
    body: 'text',
    tag: 'message-7',
    path: '/messages',
    atMs: 5,
  })
  expect([undefined, '', 'null', '[]', '{"title":""}', 'no json'].map(readPush)).toEqual(
    Array.from({ length: 6 }, () => undefined),
  )
})

const at = (url: string, focused = false, visibilityState: DocumentVisibilityState = 'hidden') => ({
  url: `http://house.test${url}`,
  focused,
  visibilityState,
})

it('opens in the window of the app that a person looks at, and never in a page of the server', () => {
  const [home, market, docs] = [at('/#/home'), at('/#/hangqing', false, 'visible'), at('/docs', true, 'visible')]
  expect(appWindow([docs, home, market])).toBe(market)
  expect(appWindow([docs, market, at('/#/my', true, 'visible')])?.url).toContain('/#/my')
  expect(appWindow([docs, home])).toBe(home)
  expect(appWindow([docs])).toBeUndefined()
})
