import { expect, it } from 'vitest'
import { onwardOf } from './article-target.ts'

it.each([
  [null, undefined],
  [
    { type: 1, url: '/demotrading' },
    { path: '/demotrading', by: 'route' },
  ],
  [{ type: 1, url: '/nowhere' }, undefined],
  [
    { type: 3, url: '8' },
    { path: '/articleDetail?id=8', by: 'article' },
  ],
  [
    { type: 2, url: 'https://example.com/a' },
    { path: '/outlink?id=5', by: 'outside', host: 'example.com' },
  ],
  [{ type: 4, url: 'http://example.com/a' }, undefined],
])('%o leads on to %o', (target, onward) => {
  expect(onwardOf({ id: '5', target }, 'touchstone.test')).toEqual(onward)
})
