import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter, Route, Routes } from 'react-router'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { routes } from '../routes/paths.ts'
import { answerCalls, someUser } from '@touchstone/app/api/test-answers'
import { publicKeyAnswer } from '@touchstone/app/api/test-public-key'

const state = '/api/auth/appAuth/isHaveAuth'
const list = '/api/auth/appAuth/listMy'
const update = '/api/user/appUser/updateKYC'
const standing = (changed: object = {}) => ({
  result: { level: 0, state: 'none', reason: null, reasonText: null, triesLeft: 3, ...changed },
})
const why = { reason: 'image_unclear', reasonText: 'The photos are not sharp enough.' }
const application = {
  id: '1',
  level: 1,
  state: 'rejected',
  ...why,
  submittedTime: '2026-05-06 12:00:00',
  decidedTime: '2026-05-06 13:00:00',
  basic: {
    surname: 'Mustermann',
    firstName: 'Erika',
    birthday: '1990-01-31',
    country: 'DE',
    documentType: 'id_card',
    documentNumber: '•••••0T47',
    front: '01234567-89ab-cdef-0123-456789abcdef',
    back: '01234567-89ab-cdef-0123-456789abcde0',
  },
  advanced: null,
}
const page = (...records: object[]) => ({
  result: { records, total: records.length, size: 50, current: 1, pages: 1 },
})
const calls = answerCalls({
  ...publicKeyAnswer,
  '/api/public/getCountryList': {
    result: [{ english_name: 'Germany', chinese_name: '德国', country_code: 'DE', phone_code: '49' }],
  },
})
const { IdentityScreen } = await import('./IdentityScreen.tsx')
const { AdvancedIdentityScreen } = await import('./AdvancedIdentityScreen.tsx')
const { IdentityResultScreen } = await import('./IdentityResultScreen.tsx')
const { queries } = await import('@touchstone/app/api/queries')
const { useToasts } = await import('@touchstone/app/feedback/toast')
const { useSession } = await import('@touchstone/app/api/session')
const { allTexts } = await import('@touchstone/app/texts/texts')
const patience = { timeout: 10_000 }

beforeAll(allTexts)
beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('scrollTo', () => undefined)
  Element.prototype.scrollIntoView = () => undefined
  useSession.setState({ token: 'a token', userInfo: { ...someUser, email: 'e***@example.com' } })
  calls.set(state, standing())
  calls.set(list, page())
})
afterEach(() => {
  cleanup()
  queries.clear()
})

function show(path: string): void {
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route path={routes.identity.path} element={<IdentityScreen />} />
          <Route path={routes.advancedIdentity.path} element={<AdvancedIdentityScreen />} />
          <Route path={routes.identityResult.path} element={<IdentityResultScreen />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  )
}
const button = (name: string) => screen.findByRole('button', { name }, patience)

it('leads who cannot be reached to a contact first', () => {
  useSession.setState({ userInfo: { ...someUser, guest: true } })
  show(routes.identity.path)
  expect(screen.getByRole('link', { name: 'Link a contact' }).getAttribute('href')).toBe(routes.bindContact.path)
})

it('says at each field what is missing, and asks the server nothing', async () => {
  show(routes.identity.path)
  await userEvent.click(await button('Submit'))
  expect(screen.getAllByText('Fill this in')).toHaveLength(4)
  expect(screen.getAllByText('Add this photo')).toHaveLength(2)
  expect(screen.getByText('Confirm this to continue.')).not.toBeNull()
  await userEvent.click(screen.getByRole('radio', { name: 'Passport' }))
  expect(screen.getAllByText('Add this photo')).toHaveLength(1)
  expect(calls.asked.filter((path) => path.includes('applyKYC'))).toEqual([])
})

it('without a camera there are two ways to a photo, and what cannot be read is shown at its field', async () => {
  show(routes.identity.path)
  await userEvent.click(await button('Front of the card'))
  const taken = await screen.findByLabelText<HTMLInputElement>('Open the camera app')
  expect(taken.getAttribute('capture')).toBe('environment')
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('', 'InvalidStateError')))
  const damaged = new File([new Uint8Array([0xff, 0xd8, 0xff])], 'a.jpg', { type: 'image/jpeg' })
  await userEvent.upload(screen.getByLabelText('Choose a photo'), damaged)
  expect(await screen.findByText('The image could not be loaded!', {}, patience)).not.toBeNull()
})

it('after a rejection everything is there again, and a refusal is shown at its field', async () => {
  calls.set(state, standing({ state: 'rejected', ...why, triesLeft: 2 }))
  calls.set(list, page(application))
  const result = { key: 'document_taken', details: {} }
  calls.set(update, { code: 4873, message: 'This document is already in use.', result })
  show(routes.identity.path)
  expect(await screen.findByText(why.reasonText, {}, patience)).not.toBeNull()
  expect((await screen.findByLabelText<HTMLInputElement>('Surname')).value).toBe('Mustermann')
  const number = screen.getByLabelText('Document number')
  expect(screen.getByText('Leave empty to keep •••••0T47')).not.toBeNull()
  await userEvent.click(screen.getByRole('checkbox'))
  await userEvent.click(await button('Submit again'))
  expect(await screen.findByText('This document is already in use.', {}, patience)).not.toBeNull()
  expect(number.getAttribute('aria-invalid')).toBe('true')
})

it('what got no answer is said to be unknown, in place and to somebody who has gone elsewhere', async () => {
  calls.set(state, standing({ state: 'rejected', ...why, triesLeft: 2 }))
  calls.set(list, page(application))
  calls.set(update, new TypeError('lost'))
  show(routes.identity.path)
  await userEvent.click(await screen.findByRole('checkbox', {}, patience))
  await userEvent.click(await button('Submit again'))
  expect(await screen.findByText(/^We got no answer/, {}, patience)).not.toBeNull()
  await userEvent.click(await button('Submit again'))
  cleanup()
  const said = (): string[] => useToasts.getState().shown.map(({ text }) => text)
  await vi.waitFor(() => expect(said()[0]).toMatch(/^We got no answer/), 10_000)
})

it('what is sent leads to its result, which changes when the server says so', async () => {
  const submitted = { ...application, state: 'submitted', reason: null, reasonText: null, decidedTime: null }
  calls.set(state, standing({ state: 'submitted', triesLeft: 2 }))
  calls.set(list, page(submitted))
  show(routes.identity.path)
  expect(await screen.findByRole('heading', { name: 'We got your details' }, patience)).not.toBeNull()
  expect(screen.getByRole('link', { name: 'Edit' })).not.toBeNull()
  calls.set(state, standing({ state: 'rejected', ...why, triesLeft: 2 }))
  calls.set(list, page(application))
  await act(() => queries.invalidateQueries({ queryKey: ['identity'] }))
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Not accepted yet' })).not.toBeNull(), patience)
  expect(screen.getAllByText(why.reasonText).length).toBeGreaterThan(0)
  expect(screen.getByRole('link', { name: 'Fix and submit again' }).getAttribute('href')).toBe(routes.identity.path)
})

it('the advanced level waits for the basic one', async () => {
  show(routes.advancedIdentity.path)
  expect(await screen.findByText('Basic level first', {}, patience)).not.toBeNull()
})
