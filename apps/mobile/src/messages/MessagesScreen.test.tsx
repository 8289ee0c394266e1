import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { answerCalls, someUser } from '@touchstone/app/api/test-answers'
import { keyAnswer } from '@touchstone/app/api/test-key'

const list = '/api/sys/annountCement/listByUser'
const unread = '/api/sys/annountCement/unreadCount'
const markRead = '/api/sys/annountCement/markRead'
const calls = answerCalls({
  ...keyAnswer,
})
const { MessagesScreen } = await import('./MessagesScreen.tsx')
const { queries } = await import('@touchstone/app/api/queries')
const { useSession } = await import('@touchstone/app/api/session')
const { allTexts } = await import('@touchstone/app/texts/texts')

const filled = {
  id: '8',
  category: 'transaction',
  kind: 'limit_open_filled',
  title: 'Limit order filled',
  text: 'It opened 0.25 ETH/USDT',
  details: { symbol: 'ETH/USDT' },
  book: 'demo',
  receipt: { bookId: 4, sequence: 17 },
  time: '2026-01-02 00:00:00',
  read: false,
}
const signedIn = {
  ...filled,
  id: '7',
  category: 'system',
  kind: 'new_sign_in',
  title: 'New sign-in',
  details: {},
  book: null,
  receipt: null,
}
const page = (...records: object[]) => ({ result: { records, total: records.length, size: 20, current: 1, pages: 1 } })
const none = { all: 0, system: 0, task: 0, transaction: 0 }

function show(): void {
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={['/messages']}>
        <MessagesScreen />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}
const tabs = (): (string | null)[] => screen.getAllByRole('tab', { hidden: true }).map((tab) => tab.textContent)

beforeAll(allTexts)
beforeEach(() => {
  useSession.setState({ userInfo: someUser })
  calls.set(list, page(filled, signedIn))
  calls.set(unread, { result: { all: 2, system: 1, task: 0, transaction: 1 } })
})
afterEach(() => {
  cleanup()
  queries.clear()
  calls.asked.length = 0
})

it('a message that is opened is read, in the list and in the counts, and shows its receipt', async () => {
  // Another message came meanwhile: the server has the last word.
  calls.set(markRead, { result: { all: 2, system: 2, task: 0, transaction: 0 } })
  show()
  await waitFor(() => expect(tabs()).toEqual(['All(2)', 'System(1)', 'Tasks', 'Trading(1)']))
  await userEvent.click(await screen.findByRole('button', { name: /Unread:\s*Limit order filled/ }))
  expect((await screen.findByRole('link', { name: 'View receipt' })).getAttribute('href')).toBe(
    '/receipt?book=demo&bookId=4&sequence=17',
  )
  expect(screen.getByRole('link', { name: 'Open ETH/USDT' })).toBeDefined()
  expect(screen.queryByRole('button', { name: /Unread:\s*Limit order filled/, hidden: true })).toBeNull()
  expect(screen.getByRole('button', { name: /Unread:\s*New sign-in/, hidden: true })).toBeDefined()
  await waitFor(() => expect(tabs()).toEqual(['All(2)', 'System(2)', 'Tasks', 'Trading']))
})

it('all are read by one tap', async () => {
  calls.set(markRead, { result: none })
  show()
  expect(await screen.findAllByRole('button', { name: /Unread/ })).toHaveLength(2)
  await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }))
  await waitFor(() => expect(tabs()).toEqual(['All', 'System', 'Tasks', 'Trading']))
  await waitFor(() => expect(screen.queryAllByRole('button', { name: /Unread/ })).toEqual([]))
  await waitFor(() => expect(calls.asked).toContain(markRead))
  // Its answer would change what the next test reads.
  await waitFor(() => expect(queries.isMutating()).toBe(0))
})

it('what the server refused is unread again', async () => {
  calls.set(markRead, { code: 4706, message: 'No', result: { key: 'message_not_found', details: {} } })
  show()
  await userEvent.click(await screen.findByRole('button', { name: /Unread:\s*New sign-in/ }))
  await waitFor(() => expect(calls.asked.filter((path) => path.startsWith(unread)).length).toBeGreaterThan(1))
  await waitFor(() => expect(screen.getByRole('button', { name: /Unread:\s*New sign-in/, hidden: true })).toBeDefined())
  await waitFor(() => expect(tabs()).toEqual(['All(2)', 'System(1)', 'Tasks', 'Trading(1)']))
})
