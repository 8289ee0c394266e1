import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import type { Alarm } from '@touchstone/app/proof/alarms'
import type { BookStanding } from '@touchstone/app/proof/proof-state'
import { answerCalls, someUser } from '@touchstone/app/api/test-answers'
import { silenceSockets } from '@touchstone/app/live/test-socket'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { pathTo } from './routes/paths.ts'

answerCalls({})
silenceSockets()
const { Navigation } = await import('./Navigation.tsx')
const { FindingLine } = await import('./home/FindingLine.tsx')
const { MyScreen } = await import('./users/MyScreen.tsx')
const { queries } = await import('@touchstone/app/api/queries')
const { useSession } = await import('@touchstone/app/api/session')
const { nothingKnown, useProof } = await import('@touchstone/app/proof/proof-state')
const { allTexts } = await import('@touchstone/app/texts/texts')

const words = 'This device found a difference'
/** One that a person has gone on from. */
const alarm: Alarm = {
  id: 'abc',
  kind: 'row_changed',
  bookId: 4,
  number: 17,
  sentence: 'row 17 differs',
  evidence: {},
  foundAtMs: 1,
  isSeen: true,
}
const book: BookStanding = { bookId: 4, world: 'real', state: 'differs', sequence: 17, of: 20, pin: undefined }

beforeAll(async () => {
  await allTexts()
  useSession.setState({ userInfo: someUser })
})
afterEach(() => {
  cleanup()
  useProof.setState(nothingKnown)
})

const show = (shown: ReactNode): void => {
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter>{shown}</MemoryRouter>
    </QueryClientProvider>,
  )
}

it.each<[string, ReactNode, RegExp]>([
  ['the tab of the person', <Navigation key="tab" />, /Personal$/],
  ['the row of their page', <MyScreen key="row" />, /^Your own check/],
  ['the first page', <FindingLine key="line" />, /^This device/],
])('%s tells of a finding until it is forgotten or came out right', (_, shown, name) => {
  useProof.setState({ alarms: [alarm], books: [book] })
  show(shown)
  const link = screen.getByRole('link', { name })
  expect(link.textContent).toContain(words)
  cleanup()
  useProof.setState({ alarms: [alarm], books: [{ ...book, state: 'same' }] })
  show(shown)
  expect(screen.queryByText(words)).toBeNull()
  cleanup()
  useProof.setState({ alarms: [], books: [] })
  show(shown)
  expect(screen.queryByText(words)).toBeNull()
})

it('the line of the first page leads to the check', () => {
  useProof.setState({ alarms: [alarm] })
  show(<FindingLine />)
  expect(screen.getByRole('link').getAttribute('href')).toBe(pathTo('proof'))
})
