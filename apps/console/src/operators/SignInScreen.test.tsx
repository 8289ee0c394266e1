import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { answerCalls } from '../api/test-answers.ts'
import { show, someOperator } from '../api/test-show.tsx'

const path = '/api/console/operator/signIn'
const calls = answerCalls({})
const { SignInScreen } = await import('./SignInScreen.tsx')

afterEach(cleanup)

it('sends once what is tapped twice, and again after a refusal', async () => {
  const held = Promise.withResolvers<void>()
  calls.set(path, { code: 500, message: 'It was not right.', result: null, after: held.promise })
  show(<SignInScreen />, someOperator([]))
  await userEvent.type(screen.getByLabelText('Operator'), 'ada')
  await userEvent.type(screen.getByLabelText('Password'), 'a long password')
  await userEvent.type(screen.getByLabelText('One-time code'), '123456')
  const form = screen.getByRole('button', { name: 'Sign in' }).closest('form') ?? document.body
  fireEvent.submit(form)
  await waitFor(() => {
    expect(calls.askedOf(path)).toHaveLength(1)
  })
  fireEvent.submit(form)
  // Time enough for what is typed to be checked a second time.
  await userEvent.tab()
  held.resolve()
  expect((await screen.findByRole('alert')).textContent).toBe('It was not right.')
  expect(calls.askedOf(path)).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  await waitFor(() => {
    expect(calls.askedOf(path)).toHaveLength(2)
  })
})
