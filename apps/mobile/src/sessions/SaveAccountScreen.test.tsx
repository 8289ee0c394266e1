import { act, cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { someUser } from '@touchstone/app/api/test-answers'
import { useSession } from '@touchstone/app/api/session'
import { forgetFirstPassword, keepFirstPassword, useFirstPassword } from '@touchstone/app/sessions/first-password'
import { stubMedia } from '@touchstone/app/device/test-media'
import { allTexts } from '@touchstone/app/texts/texts'
import { savedGuest } from '@touchstone/app/sessions/use-save-due'
import { SaveAccountScreen } from './SaveAccountScreen.tsx'
import { SaveLine } from './SaveLine.tsx'

const guest = { ...someUser, guest: true, email: null, phone: null }

beforeAll(allTexts)
beforeEach(() => {
  stubMedia()
  useSession.setState({ userInfo: guest, token: 'x' })
})
afterEach(async () => {
  cleanup()
  savedGuest.set(undefined)
  await forgetFirstPassword()
})

const open = () =>
  render(
    <MemoryRouter>
      <SaveLine />
      <SaveAccountScreen />
    </MemoryRouter>,
  )

it('shows name and password until they are saved, and the way to link a contact', async () => {
  await keepFirstPassword({ account: guest.account, password: '5B7237RDCAXQ' })
  open()
  expect(screen.getByText(guest.account)).toBeDefined()
  expect(screen.getByText('5B7237RDCAXQ')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Link e-mail or phone' })).toBeDefined()
  expect(screen.getByText(/^You're a guest/)).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: "I've saved them" }))
  expect(screen.queryByText('5B7237RDCAXQ')).toBeNull()
  expect(useFirstPassword.getState().kept).toBeUndefined()
  // It is true from here on, also after the page was left: nothing asks to save it again.
  for (const again of [false, true]) {
    if (again) {
      cleanup()
      open()
    }
    expect(screen.getByText('Account saved')).toBeDefined()
    expect(screen.queryByText(/^You're a guest|no longer has your first password/)).toBeNull()
    expect(screen.getByRole('link', { name: 'Link e-mail or phone' })).toBeDefined()
  }
  // Another guest of this device has saved nothing.
  act(() => useSession.setState({ userInfo: { ...guest, account: 'another' } }))
  expect(screen.queryByText('Account saved')).toBeNull()
})

it('the second tap of a double tap on it presses nothing', async () => {
  await keepFirstPassword({ account: guest.account, password: '5B7237RDCAXQ' })
  open()
  await userEvent.click(screen.getByRole('button', { name: "I've saved them" }))
  const deaf = screen.getByText('Account saved').closest('.deaf-at-first')
  const below = within(screen.getByRole('main'))
  for (const each of [...below.getAllByRole('button'), ...below.getAllByRole('link')])
    expect(deaf?.contains(each)).toBe(true)
  expect(document.activeElement).toBe(deaf)
})

it('shows nobody the password of another account', async () => {
  await keepFirstPassword({ account: 'somebody-else', password: '5B7237RDCAXQ' })
  open()
  expect(screen.queryByText('5B7237RDCAXQ')).toBeNull()
  expect(screen.getByText(/^This device no longer has your first password/)).toBeDefined()
  expect(screen.getByText(/^You're a guest\. Link an e-mail/)).toBeDefined()
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
