import { expect, it } from 'vitest'
import { routes } from '../routes/paths.ts'
import { pathOfBanner } from './banner-target.ts'

const own = `${routes.articleDetail.path}?id=9`

it.each([
  [null, own],
  [{ type: 1, url: '/demotrading' }, '/demotrading'],
  [{ type: 1, url: '/kline?symbol=BTC/USDT' }, '/kline?symbol=BTC/USDT'],
  [{ type: 1, url: '/nowhere' }, own],
  [{ type: 3, url: '4' }, `${routes.articleDetail.path}?id=4`],
  [{ type: 2, url: 'https://example.com' }, '/outlink?id=9'],
  [{ type: 4, url: 'https://example.com' }, '/outlink?id=9'],
  [{ type: 9, url: 'https://example.com' }, own],
])('%o leads to %s', (target, path) => {
  expect(pathOfBanner({ id: '9', target })).toBe(path)
})
