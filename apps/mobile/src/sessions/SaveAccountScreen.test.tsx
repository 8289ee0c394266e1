import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { someUser } from '@touchstone/app/api/test-answers'
import { useSession } from '@touchstone/app/api/session'
import { forgetFirstPassword, keepFirstPassword, useFirstPassword } from '@touchstone/app/sessions/first-password'
import { stubMedia } from '@touchstone/app/device/test-media'
import { allTexts } from '@touchstone/app/texts/texts'
import { SaveAccountScreen } from './SaveAccountScreen.tsx'

const guest = { ...someUser, guest: true, email: null, phone: null }

beforeAll(allTexts)
beforeEach(() => {
  stubMedia()
  useSession.setState({ userInfo: guest, token: 'x' })
})
afterEach(async () => {
  cleanup()
  await forgetFirstPassword()
})

const open = () =>
  render(
    <MemoryRouter>
      <SaveAccountScreen />
    </MemoryRouter>,
  )

it('shows name and password until they are saved, and the way to link a contact', async () => {
  await keepFirstPassword({ account: guest.account, password: '5B7237RDCAXQ' })
  open()
  expect(screen.getByText(guest.account)).toBeDefined()
  expect(screen.getByText('5B7237RDCAXQ')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Link e-mail or phone' })).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: "I've saved them" }))
  expect(screen.queryByText('5B7237RDCAXQ')).toBeNull()
  expect(useFirstPassword.getState().kept).toBeUndefined()
})

it('shows nobody the password of another account', async () => {
  await keepFirstPassword({ account: 'somebody-else', password: '5B7237RDCAXQ' })
  open()
  expect(screen.queryByText('5B7237RDCAXQ')).toBeNull()
  expect(screen.getByText(/^This device no longer has your first password/)).toBeDefined()
})

it('asks somebody who has linked a contact for nothing more than a password of their own', async () => {
  useSession.setState({ userInfo: { ...someUser, guest: false, email: 'a***@example.com' } })
  await keepFirstPassword({ account: someUser.account, password: '5B7237RDCAXQ' })
  open()
  expect(screen.queryByRole('link', { name: 'Link e-mail or phone' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Choose my own password' })).toBeDefined()
})

it('says so where everything is saved', () => {
  useSession.setState({ userInfo: { ...someUser, guest: false, email: 'a***@example.com' } })
  open()
  expect(screen.getByText('Account saved')).toBeDefined()
})
