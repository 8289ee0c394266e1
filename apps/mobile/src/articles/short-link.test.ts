import { expect, it } from 'vitest'
import { invitationAddress, isCode, leadOf, shareAddress } from './short-link.ts'

it('an article is shared by a short address of the app', () => {
  const page = { origin: 'https://touchstone.test', pathname: '/' }
  expect(shareAddress(page, '5')).toBe('https://touchstone.test/#/articleShare?code=a-5')
  expect(['a-5', 'SPRING', 'x'.repeat(41), 'a b', ''].map(isCode)).toEqual([true, true, false, false, false])
})

it('an invitation is the short address of its code, and without one the app', () => {
  const page = { origin: 'https://touchstone.test', pathname: '/' }
  expect(invitationAddress(page, 'ABCD2345')).toBe('https://touchstone.test/#/articleShare?code=ABCD2345')
  expect(invitationAddress(page, undefined)).toBe('https://touchstone.test/')
})

it.each([
  [{ type: 3, target: '5' }, { article: '5' }],
  [{ type: 1, target: '/demotrading' }, { path: '/demotrading' }],
  [{ type: 1, target: '/nowhere' }, { path: '/home' }],
  [{ type: 9, target: 'x' }, { path: '/home' }],
  [{ type: 1, target: '/login', inviteCode: 'ABCD2345' }, { path: '/login?mode=register&invite=ABCD2345' }],
  // The page that says that one is leaving asks the server again: no address of it is in ours.
  [{ type: 2, target: 'https://example.com/' }, { path: '/outlink?code=spring' }],
])('%o leads to %o', (link, lead) => {
  expect(leadOf('spring', link)).toEqual(lead)
})
