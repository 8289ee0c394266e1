import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { answerCalls } from '@touchstone/app/api/test-answers'
import { followedInvitation } from '@touchstone/app/sessions/invitation'

const link = '/api/set/appShortLink/use'
const calls = answerCalls({
  '/api/sys/annountCement/queryById': {
    result: {
      id: '5',
      kind: 'announcement',
      title: 'How receipts prove every price',
      summary: '',
      target: null,
      image: null,
      time: '2026-01-01 00:00:00',
      language: 'en-us',
      blocks: [{ kind: 'paragraph', text: '<b>Plain</b> text' }],
    },
  },
})
const { ArticleShareScreen } = await import('./ArticleShareScreen.tsx')
const { queries } = await import('@touchstone/app/api/queries')
const { allTexts } = await import('@touchstone/app/texts/texts')

function Elsewhere() {
  const { pathname, search } = useLocation()
  return <p>{`at ${pathname}${search}`}</p>
}

function show(query: string): void {
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={[`/articleShare?${query}`]}>
        <Routes>
          <Route path="/articleShare" element={<ArticleShareScreen />} />
          <Route path="*" element={<Elsewhere />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

beforeAll(allTexts)
afterEach(() => {
  cleanup()
  queries.clear()
})

it('a visitor with a short link reads the article, and is invited', async () => {
  calls.set(link, { result: { type: 3, target: '5' } })
  show('code=a-5')
  expect(await screen.findByRole('heading', { name: 'How receipts prove every price' })).toBeDefined()
  expect(screen.getByText('<b>Plain</b> text')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Start demo trading' }).getAttribute('href')).toBe('/demotrading?start=1')
  expect(screen.getByRole('link', { name: 'Create account' })).toBeDefined()
})

it('any other code leads to where it leads', async () => {
  calls.set(link, { result: { type: 1, target: '/login', inviteCode: 'ABCD2345' } })
  show('code=abcd2345')
  expect(await screen.findByText('at /login?mode=register&invite=ABCD2345')).toBeDefined()
  expect(followedInvitation()).toBe('ABCD2345')
})

it('says that a code leads nowhere, and does not ask for what is none', async () => {
  calls.set(link, { code: 4707, message: 'No', result: { key: 'link_not_found', details: {} } })
  show('code=a-9')
  expect(await screen.findByText('This page is gone')).toBeDefined()
  cleanup()
  calls.asked.length = 0
  show('code=%20')
  expect(await screen.findByText('This page is gone')).toBeDefined()
  expect(calls.asked).toEqual([])
})
