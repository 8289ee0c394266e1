import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense } from 'react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { stubMedia } from '@touchstone/app/device/test-media'
import { lazyPart } from './lazy-part.tsx'

const { allTexts } = await import('@touchstone/app/texts/texts')
beforeAll(() => {
  stubMedia()
  return allTexts()
})
afterEach(cleanup)

const Curve = ({ of }: { of: string }) => <p>curve of {of}</p>

it('keeps the screen where its code is lost, and shows the part with a later try', async () => {
  const load = vi.fn<() => Promise<typeof Curve>>()
  load
    .mockRejectedValueOnce(new TypeError('lost'))
    .mockRejectedValueOnce(new TypeError('lost'))
    .mockResolvedValue(Curve)
  const Part = lazyPart(load)
  render(
    <main>
      <h1>Trade</h1>
      <Suspense fallback="loading">
        <Part of="BTC" />
      </Suspense>
    </main>,
  )
  const retry = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByRole('heading', { name: 'Trade' })).toBeDefined()
  expect(screen.getByRole('alert').textContent).toContain("We couldn't load this")
  await userEvent.click(retry)
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2))
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('curve of BTC')).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('says that it failed while another try loads, whatever the screen renders meanwhile', async () => {
  const again = Promise.withResolvers<typeof Curve>()
  const load = vi.fn<() => Promise<typeof Curve>>()
  load.mockRejectedValueOnce(new TypeError('lost')).mockReturnValue(again.promise)
  const Part = lazyPart(load)
  const at = (price: string) => (
    <Suspense fallback="loading">
      <Part of={price} />
    </Suspense>
  )
  const { rerender } = render(at('1'))
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  rerender(at('2'))
  expect(screen.getByRole('alert')).toBeDefined()
  expect(screen.queryByText('loading')).toBeNull()
  again.resolve(Curve)
  expect(await screen.findByText('curve of 2')).toBeDefined()
})

it('loads once for all that show it', async () => {
  const load = vi.fn<() => Promise<typeof Curve>>().mockResolvedValue(Curve)
  const Part = lazyPart(load)
  render(
    <Suspense fallback="loading">
      <Part of="BTC" />
      <Part of="ETH" />
    </Suspense>,
  )
  await screen.findByText('curve of ETH')
  expect(load).toHaveBeenCalledTimes(1)
})
