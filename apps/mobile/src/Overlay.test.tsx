import { act, cleanup, render, screen } from '@testing-library/react'
import { allTexts } from '@touchstone/app/texts/texts'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { hideOverlay, passThrough, showOverlay } from './frame/overlay.ts'
import { Overlay } from './Overlay.tsx'

beforeAll(allTexts)
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const overlay = () => screen.queryByRole('status')
const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms))

it('lets touches through once the screen is there, stays for its 300 ms, and fades out', async () => {
  render(<Overlay />)
  act(showOverlay)
  expect(overlay()?.textContent).toBe('Loading...')
  expect(overlay()?.className).not.toContain('pointer-events-none')
  act(() => {
    passThrough()
    void hideOverlay()
  })
  expect(overlay()?.className).toContain('pointer-events-none')
  await pass(290)
  expect(overlay()?.className).not.toContain('opacity-0')
  await pass(20)
  expect(overlay()?.className).toContain('opacity-0')
  await pass(120)
  expect(overlay()).toBeNull()
})

it('stays where it is shown again as it fades', async () => {
  render(<Overlay />)
  act(showOverlay)
  act(() => void hideOverlay())
  await pass(310)
  act(showOverlay)
  await pass(200)
  expect(overlay()?.className).not.toContain('opacity-0')
})
