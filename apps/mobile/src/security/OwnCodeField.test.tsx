import { cleanup, configure, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { answerCalls } from '@touchstone/app/api/test-answers'
import { keyAnswer } from '@touchstone/app/api/test-key'

const path = '/api/user/appUser/sendCode'
const sent = { resendSeconds: 60, validSeconds: 600, sentTo: 'a***@example.com' }
const calls = answerCalls(keyAnswer)
const { OwnCodeField } = await import('./OwnCodeField.tsx')
const { allTexts } = await import('@touchstone/app/texts/texts')

beforeAll(allTexts)
// The first body is encrypted with code that is still being loaded then.
configure({ asyncUtilTimeout: 10_000 })
afterEach(cleanup)

function Field() {
  const [value, setValue] = useState('')
  return <OwnCodeField purpose="funds" contact="a***@example.com" value={value} onChange={setValue} />
}
async function ask(result: object): Promise<HTMLInputElement> {
  calls.set(path, { result })
  render(<Field />)
  await userEvent.click(screen.getByRole('button', { name: 'Send code' }))
  return screen.getByLabelText<HTMLInputElement>('Code to a***@example.com')
}

it('shows the code of a sandbox under its field, and fills it in', async () => {
  const field = await ask({ ...sent, sandbox: { code: '135790', outbox: true } })
  expect(await screen.findByText('135790')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Open outbox' }).getAttribute('href')).toBe('/outbox')
  await userEvent.click(screen.getByRole('button', { name: 'Fill in' }))
  expect(field.value).toBe('135790')
})

it('leads to the outbox where the code is not ours to see, or says that it is shut', async () => {
  await ask({ ...sent, sandbox: { code: null, outbox: true } })
  expect(await screen.findByText(/in the outbox/)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Fill in' })).toBeNull()
  cleanup()
  await ask({ ...sent, sandbox: { code: null, outbox: false } })
  expect(await screen.findByText(/only on a device that has signed in before/)).toBeDefined()
  expect(screen.queryByRole('link')).toBeNull()
})

it('says nothing of a sandbox where codes are sent', async () => {
  await ask(sent)
  expect(await screen.findByRole('button', { name: /^Send again in/ })).toBeDefined()
  expect(screen.queryByText(/sandbox/)).toBeNull()
})

it('counts down where a code was sent a moment ago', async () => {
  calls.set(path, { code: 4604, message: 'Soon.', result: { key: 'code_sent_recently', details: { seconds: 34 } } })
  render(<Field />)
  await userEvent.click(screen.getByRole('button', { name: 'Send code' }))
  expect(await screen.findByRole('button', { name: /^Send again in 3\d s$/ })).toBeDefined()
})
