import { beforeEach, expect, it } from 'vitest'
import { answerCalls, someUser } from '../api/test-answers.ts'
import { publicKeyAnswer } from '../api/test-public-key.ts'

const guest = { token: 'token-of-ann', account: 'ann', initialPassword: 'K7QM2XHT' }
const calls = answerCalls({
  ...publicKeyAnswer,
  '/api/app/guest': { result: guest },
  '/api/user/appUser/current': { result: someUser },
})
const { becomeGuest } = await import('./guest.ts')
const { forgetFirstPassword, useFirstPassword } = await import('./first-password.ts')
const { leave } = await import('./sign-in.ts')
const { followedInvitation, followInvitation } = await import('./invitation.ts')
const { useSession } = await import('../api/session.ts')

const made = () => calls.asked.filter((path) => path === '/api/app/guest').length

beforeEach(async () => {
  calls.asked.length = 0
  useSession.setState({ token: undefined, userInfo: undefined })
  await forgetFirstPassword()
})

it('two taps are one guest, who is signed in, and whose password is kept until it is saved', async () => {
  await Promise.all([becomeGuest(), becomeGuest()])
  expect(made()).toBe(1)
  expect(useSession.getState()).toMatchObject({ token: guest.token, userInfo: { id: someUser.id } })
  expect(useFirstPassword.getState().kept).toEqual({ account: 'ann', password: guest.initialPassword })
  expect(JSON.stringify([localStorage, sessionStorage])).not.toContain(guest.initialPassword)
  await forgetFirstPassword()
  expect(useFirstPassword.getState().kept).toBeUndefined()
})

it('a refusal leaves nobody signed in, and can be tried again', async () => {
  calls.set('/api/app/guest', { result: { key: 'account_exists_log_in', details: {} }, code: 4602, message: 'taken' })
  await expect(becomeGuest({ account: 'ann' })).rejects.toThrow('taken')
  expect(useFirstPassword.getState().kept).toBeUndefined()
  expect(useSession.getState().token).toBeUndefined()
  calls.set('/api/app/guest', { result: guest })
  await becomeGuest({ account: 'ann' })
  expect(useSession.getState().token).toBe(guest.token)
})

it('a sign-out takes the password from this device', async () => {
  calls.set('/api/app/guest', { result: guest })
  calls.set('/api/app/logout', { result: {} })
  await becomeGuest()
  await leave()
  expect(useFirstPassword.getState().kept).toBeUndefined()
})

it('an invitation that was followed is kept until there is an account', async () => {
  followInvitation('ABCD2345')
  calls.set('/api/app/guest', { result: { key: 'too_many_requests', details: {} }, code: 429, message: 'wait' })
  await expect(becomeGuest()).rejects.toThrow('wait')
  expect([followedInvitation(), made()]).toEqual(['ABCD2345', 1])
  calls.set('/api/app/guest', { result: guest })
  await becomeGuest()
  expect(followedInvitation()).toBe('')
})

it('one that the server does not know any more stands in nobody’s way, one that was typed does', async () => {
  const unknown = { result: { key: 'invitation_code_unknown', details: {} }, code: 4610, message: 'unknown' }
  calls.set('/api/app/guest', unknown)
  followInvitation('ABCD2345')
  await expect(becomeGuest()).rejects.toThrow('unknown')
  // Once with it, once without.
  expect([followedInvitation(), made()]).toEqual(['', 2])
  await expect(becomeGuest({ inviteCode: 'TYPED234' })).rejects.toThrow('unknown')
  expect(made()).toBe(3)
})
