import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { allTexts } from '@touchstone/app/texts/texts'
import { pathTo } from '../routes/paths.ts'
import { DesktopSides } from './DesktopSides.tsx'

beforeAll(allTexts)
afterEach(cleanup)

const show = (at: { origin: string; hostname: string }) =>
  render(
    <MemoryRouter initialEntries={[pathTo('kline', { symbol: 'BTC/USDT' })]}>
      <DesktopSides at={at} />
    </MemoryRouter>,
  )

it('says who we are, and offers a phone the same page', async () => {
  show({ origin: 'https://demo.example', hostname: 'demo.example' })
  expect(screen.getByText('Touchstone')).toBeDefined()
  expect(await screen.findByRole('img', { name: 'Continue on your phone' })).toBeDefined()
})

it('offers no address that a phone cannot reach', () => {
  show({ origin: 'http://localhost:8080', hostname: 'localhost' })
  expect(screen.getByText('Touchstone')).toBeDefined()
  expect(screen.queryByText('Continue on your phone')).toBeNull()
})
