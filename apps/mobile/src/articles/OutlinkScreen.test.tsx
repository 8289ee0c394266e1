import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { answerCalls } from '@touchstone/app/api/test-answers'

const article = '/api/sys/annountCement/queryById'
const link = '/api/set/appShortLink/use'
const calls = answerCalls({})
const { OutlinkScreen } = await import('./OutlinkScreen.tsx')
const { queries } = await import('@touchstone/app/api/queries')
const { allTexts } = await import('@touchstone/app/texts/texts')

const leadingTo = (target: { type: number; url: string } | null) => ({
  result: {
    id: '5',
    kind: 'banner',
    title: 'Our research',
    summary: '',
    target,
    image: null,
    time: '2026-01-01 00:00:00',
    language: 'en-us',
    blocks: [],
  },
})

function show(query: string): void {
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={[`/outlink?${query}`]}>
        <OutlinkScreen />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

beforeAll(allTexts)
afterEach(() => {
  cleanup()
  queries.clear()
  calls.asked.length = 0
})

it('shows the host that was published, and opens it in a window that knows nothing of ours', async () => {
  const open = vi.spyOn(globalThis, 'open').mockReturnValue(null)
  calls.set(article, leadingTo({ type: 2, url: 'https://example.com/paper' }))
  show('id=5')
  expect(await screen.findByText(/^example/)).toHaveProperty('textContent', 'example.com')
  expect(open).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: /Continue/ }))
  expect(open).toHaveBeenCalledExactlyOnceWith('https://example.com/paper', '_blank', 'noopener,noreferrer')
  expect(document.querySelector('iframe')).toBeNull()
})

it('takes the target of a short link as well', async () => {
  calls.set(link, { result: { type: 4, target: 'https://example.org/spring' } })
  show('code=spring')
  expect(await screen.findByText('https://example.org/spring')).toBeDefined()
})

it.each([null, { type: 1, url: '/home' }, { type: 2, url: 'http://example.com/' }, { type: 4, url: 'javascript:0' }])(
  'refuses the target %o',
  async (target) => {
    calls.set(article, leadingTo(target))
    show('id=5')
    expect((await screen.findByRole('alert')).textContent).toMatch("We don't open this link")
    expect(screen.queryByRole('button', { name: /Continue/ })).toBeNull()
  },
)

it('never leads to an address of its own address', async () => {
  show('url=https%3A%2F%2Fevil.example%2F&id=https%3A%2F%2Fevil.example%2F')
  expect((await screen.findByRole('alert')).textContent).toMatch("We don't open this link")
  expect(calls.asked).toEqual([])
})
