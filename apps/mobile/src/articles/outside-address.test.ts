import { expect, it } from 'vitest'
import { outsideAddress } from './outside-address.ts'

const hostOf = (url: string, type = 2): string | undefined => outsideAddress({ type, url }, 'touchstone.test')?.host

it('leads out by types 2 and 4 alone', () => {
  const url = 'https://example.com/a?b=c'
  expect([1, 2, 3, 4, 5].map((type) => hostOf(url, type))).toEqual([
    undefined,
    'example.com',
    undefined,
    'example.com',
    undefined,
  ])
  expect(outsideAddress({ type: 4, url }, 'touchstone.test')).toEqual({ url, host: 'example.com' })
  expect(outsideAddress(null, 'touchstone.test')).toBeUndefined()
})

it.each([
  ['https://Example.com:8443/x', 'example.com:8443'],
  // What looks like another name is shown as what it is.
  ['https://ехample.com/', 'xn--ample-ywe6i.com'],
  ['http://example.com/', undefined],
  ['javascript:alert(1)', undefined],
  ['data:text/html,hello', undefined],
  ['//example.com', undefined],
  ['/outlink', undefined],
  ['https://', undefined],
  ['', undefined],
  ['https://touchstone.test@example.com/', undefined],
  ['https://:secret@example.com/', undefined],
  ['https://touchstone.test/', undefined],
  ['https://TOUCHSTONE.test.:8443/', undefined],
])('%s has the host %s', (url, host) => {
  expect(hostOf(url)).toBe(host)
})
