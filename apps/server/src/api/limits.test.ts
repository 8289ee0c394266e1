import { expect, it } from 'vitest'
import { createLimits } from './limits.ts'

const limits = { address: 100, addressSignIn: 30, account: 40, sockets: 1 }
const answer = () => Promise.resolve('chart')

it('what a work costs besides its call is charged to the account and to the address', async () => {
  const { account, address, compute } = createLimits(limits, () => 0)
  const caller = { userId: 1, sessionId: 1 }
  expect(await compute({ address: '192.0.2.1', caller }, 60, answer)).toEqual({ ok: true, value: 'chart' })
  expect(account(1, 1)).toMatchObject({ kind: 'too_many_requests' })
  expect(account(2, 1)).toBeUndefined()
  expect(address('192.0.2.1', 41)).toBeUndefined()
  expect(address('192.0.2.1', 1)).toMatchObject({ kind: 'too_many_requests' })
  // The account pays wherever it asks from.
  await compute({ address: '198.51.100.1', caller: { userId: 2, sessionId: 2 } }, 39, answer)
  await compute({ address: '203.0.113.1', caller: { userId: 2, sessionId: 3 } }, 1, answer)
  expect(account(2, 1)).toMatchObject({ kind: 'too_many_requests' })
})

it('without an account the address pays alone', async () => {
  const { account, address, compute } = createLimits(limits, () => 0)
  await compute({ address: '192.0.2.1' }, 100, answer)
  expect(address('192.0.2.1', 1)).toMatchObject({ kind: 'too_many_requests' })
  expect(account(1, 1)).toBeUndefined()
})

it('a wide network of IPv6 has more, however many networks are in it', () => {
  const { address, addressSignIn, wrongToken } = createLimits(limits, () => 0)
  const taken = (ask: (from: string) => unknown, upper: number) =>
    Array.from({ length: 512 }, (_, at) => `2001:db8:0:${(upper * 256 + (at >> 1)).toString(16)}::1`).filter(
      (from) => ask(from) === undefined,
    ).length
  expect([0, 1, 2, 3, 4, 5].map((upper) => taken(addressSignIn, upper))).toEqual([120, 120, 120, 120, 0, 0])
  expect(addressSignIn('2001:db8:1::1')).toBeUndefined()
  for (let at = 0; at < 40; at += 1) wrongToken(`2001:db8:5:${at.toString(16)}::1`)
  expect(address('2001:db8:5:ff::1', 1)).toMatchObject({ kind: 'too_many_requests' })
  expect(address('2001:db8:5:100::1', 1)).toBeUndefined()
})
