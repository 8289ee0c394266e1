import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { answerCalls, someUser } from '../api/test-answers.ts'
import { publicKeyAnswer } from '../api/test-public-key.ts'

answerCalls({ ...publicKeyAnswer, '/api/app/logout': { result: {} } })
const { useDraft } = await import('../forms/use-draft.ts')
const { useSession } = await import('../api/session.ts')
const { forgetStrangersDrafts } = await import('../forms/drafts.ts')
const { leave } = await import('./sign-in.ts')

const kept = z.object({ name: z.string(), amount: z.string() })
const start = () => ({ name: 'Ann', amount: '', password: '' })
/** As a screen that is opened: after a reload, or when a person comes back to it. */
const open = (name = 'form') => renderHook(() => useDraft({ name, kept, start })).result
const signIn = (id: number): void => useSession.setState({ userInfo: { ...someUser, id } })
const stored = () => sessionStorage.getItem('drafts')

beforeEach(() => {
  sessionStorage.clear()
  signIn(7)
})
afterEach(cleanup)

it('what is half filled in is there again, but for what is not to be kept', () => {
  const form = open()
  expect(stored()).toBeNull()
  act(() => form.current.change({ amount: '5', password: 'secret' }))
  expect(form.current.draft).toEqual({ name: 'Ann', amount: '5', password: 'secret' })
  cleanup()
  expect(open().current.draft).toEqual({ name: 'Ann', amount: '5', password: '' })
  expect(stored()).not.toContain('secret')
  expect(open('another').current.draft.amount).toBe('')
})

it('once it is sent the form is new, and others keep theirs', () => {
  const [form, another] = [open(), open('another')]
  act(() => form.current.change({ amount: '5' }))
  act(() => another.current.change({ amount: '6' }))
  form.current.forget()
  expect([open().current.draft.amount, open('another').current.draft.amount]).toEqual(['', '6'])
  another.current.forget()
  expect(stored()).toBeNull()
})

it('waits for its person when a session ends, and is nobody else’s', () => {
  const form = open()
  act(() => form.current.change({ amount: '5' }))
  useSession.setState({ userInfo: undefined })
  expect(open().current.draft.amount).toBe('')
  signIn(7)
  forgetStrangersDrafts()
  expect(open().current.draft.amount).toBe('5')
  signIn(8)
  expect(open().current.draft.amount).toBe('')
  forgetStrangersDrafts()
  expect(stored()).toBeNull()
})

it('goes with a sign-out', async () => {
  const form = open()
  act(() => form.current.change({ amount: '5' }))
  expect(stored()).not.toBeNull()
  await leave()
  expect(stored()).toBeNull()
})

it.each(['{', '[]', '{"userId":7,"drafts":{"form":{"amount":5}}}'])('is not taken in by %s', (text) => {
  sessionStorage.setItem('drafts', text)
  expect(open().current.draft).toEqual(start())
})
