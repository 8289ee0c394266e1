import { act, cleanup, render } from '@testing-library/react'
import { answerCalls, someUser } from '@touchstone/app/api/test-answers'
import { sendEvents } from '@touchstone/app/live/test-events'
import type { UserEvent } from '@touchstone/wire/stream'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'

vi.mock(import('@touchstone/app/live/stream'), async (original) => ({
  ...(await original()),
  listenToEvents: (await import('@touchstone/app/live/test-events')).listenToEvents,
}))
answerCalls({})
const { useSession } = await import('@touchstone/app/api/session')
const { useToasts } = await import('@touchstone/app/feedback/toast')
const { firstClose, savedGuest } = await import('@touchstone/app/sessions/use-save-due')
const { allTexts } = await import('@touchstone/app/texts/texts')
const { pathTo } = await import('../routes/paths.ts')
const { SaveOffer } = await import('./SaveOffer.tsx')

beforeAll(allTexts)
beforeEach(() => {
  vi.useFakeTimers()
  useToasts.setState({ shown: [] })
  firstClose.set(undefined)
  savedGuest.set(undefined)
  useSession.setState({ userInfo: { ...someUser, guest: true }, token: 'x' })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** The app at a screen, and a sheet that can lie over it. */
function openAt(path: string) {
  const router = createMemoryRouter([{ path: '*', element: <SaveOffer /> }], { initialEntries: [path] })
  const { container } = render(<RouterProvider router={router} />)
  const sheet = document.createElement('div')
  sheet.setAttribute('role', 'dialog')
  return {
    close: () => act(() => sendEvents({ kind: 'settlement', book: 'demo' } as UserEvent)),
    goTo: (next: string) => act(() => router.navigate(next)),
    openCard: () => container.append(sheet),
    closeCard: () => sheet.remove(),
    afterAWhile: (): number => {
      act(() => void vi.advanceTimersByTime(4_000))
      return useToasts.getState().shown.filter(({ text }) => text.startsWith('Want to come back')).length
    },
  }
}

it('never lies over what a close has brought, nor over its proof', async () => {
  const app = openAt(pathTo('demo'))
  app.openCard()
  app.close()
  expect(app.afterAWhile()).toBe(0)
  app.closeCard()
  await app.goTo(pathTo('receipt', { bookId: '7', sequence: '3' }))
  expect(app.afterAWhile()).toBe(0)
  await app.goTo(pathTo('check'))
  expect(app.afterAWhile()).toBe(0)
  await app.goTo(pathTo('demo'))
  expect(app.afterAWhile()).toBe(1)
})

it('lies not over a result that stands in the screen', async () => {
  const app = openAt(pathTo('secondContract'))
  const result = document.createElement('article')
  result.dataset['result'] = ''
  document.body.append(result)
  app.close()
  expect(app.afterAWhile()).toBe(0)
  result.remove()
  expect(app.afterAWhile()).toBe(1)
})

it('comes once, also of what ended on another screen, and not to whom has saved the account by then', async () => {
  const app = openAt(pathTo('market'))
  app.close()
  expect(app.afterAWhile()).toBe(0)
  await app.goTo(pathTo('demo'))
  expect(app.afterAWhile()).toBe(1)
  act(() => void vi.advanceTimersByTime(20_000))
  expect(app.afterAWhile()).toBe(0)
  cleanup()
  useSession.setState({ userInfo: { ...someUser, guest: true, account: 'another' } })
  const next = openAt(pathTo('market'))
  next.close()
  savedGuest.set('another')
  await next.goTo(pathTo('demo'))
  expect(next.afterAWhile()).toBe(0)
})
