import { expect, it } from 'vitest'
import { pathOfTarget } from './links.ts'

it.each([
  [{ type: 1, url: '/demotrading' }, '/demotrading'],
  [{ type: 1, url: '/kline?symbol=BTC/USDT' }, '/kline?symbol=BTC/USDT'],
  [{ type: 1, url: '/nowhere' }, undefined],
  [{ type: 1, url: 'https://example.com/' }, undefined],
  [{ type: 3, url: '8' }, '/articleDetail?id=8'],
  // The address itself is in no link: the page that says so reads it from what was published.
  [{ type: 2, url: 'https://example.com/' }, '/outlink?id=5'],
  [{ type: 4, url: 'https://example.com/' }, '/outlink?id=5'],
  [{ type: 9, url: 'https://example.com/' }, undefined],
])('%o leads to %s', (target, path) => {
  expect(pathOfTarget('5', target)).toBe(path)
})
