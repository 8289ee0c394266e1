import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter, Route, Routes, useNavigate } from 'react-router'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { allTexts } from '@touchstone/app/texts/texts'
import { dayMs } from '@touchstone/domain/time'
import { FrozenRun } from './FrozenRun.tsx'

beforeAll(allTexts)
afterEach(cleanup)

const days = Array.from({ length: 70 }, (_, back) => ({
  day: new Date(Date.UTC(2026, 10, 24) - back * dayMs).toISOString().slice(0, 10),
  isFrozen: true,
  result: '0',
  rate: '0',
  cut: '0',
  income: '0',
  remaining: '96',
  bookId: 7,
  sequence: 90 - back,
  time: '2026-11-25 00:00:03',
}))

function Receipt() {
  const navigate = useNavigate()
  return <button onClick={() => void navigate(-1)}>Back</button>
}

const open = (): void => {
  render(
    <MemoryRouter initialEntries={['/taoliOrder?id=7-12']}>
      <Routes>
        <Route path="/taoliOrder" element={<FrozenRun days={days} isWhole />} />
        <Route path="*" element={<Receipt />} />
      </Routes>
    </MemoryRouter>,
  )
}
const receipts = (): number => screen.queryAllByRole('link', { name: /^Receipt of / }).length
const run = (): HTMLElement => screen.getByRole('button', { name: /70 days frozen$/ })
const more = (): HTMLElement | null => screen.queryByRole('button', { name: 'Load more' })

it('shows a long run by pages, as many as there are', async () => {
  open()
  expect(receipts()).toBe(0)
  await userEvent.click(run())
  expect(receipts()).toBe(30)
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }))
  expect(receipts()).toBe(60)
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }))
  expect(receipts()).toBe(70)
  expect(more()).toBeNull()
  await userEvent.click(run())
  expect(receipts()).toBe(0)
})

it('is as it was for who comes back from a receipt', async () => {
  open()
  await userEvent.click(run())
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }))
  await userEvent.click(screen.getByRole('link', { name: 'Receipt of Nov 20' }))
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(receipts()).toBe(60)
})
