import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { allTexts } from '@touchstone/app/texts/texts'
import { useState } from 'react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { StepButtons } from './StepButtons.tsx'

beforeAll(allTexts)
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function Price() {
  const [price, setPrice] = useState(100n)
  return (
    <>
      <output>{String(price)}</output>
      <StepButtons label="Limit price" onStep={(way) => setPrice(price + way)} />
    </>
  )
}

it('takes a step when pressed, and goes on from there while it is held', () => {
  render(<Price />)
  const [lower, higher] = screen.getAllByRole('button')
  const price = () => Number(screen.getByRole('status').textContent)
  if (lower === undefined || higher === undefined) throw new Error('no buttons')
  fireEvent.click(higher)
  expect(price()).toBe(101)
  fireEvent.pointerDown(lower)
  for (let step = 0; step < 10; step += 1) act(() => void vi.advanceTimersByTime(100))
  expect(price()).toBeLessThan(98)
  fireEvent.pointerUp(lower)
  const left = price()
  fireEvent.click(lower, { detail: 1 })
  act(() => void vi.advanceTimersByTime(1_000))
  expect(price()).toBe(left)
})

it('is pressed by a key as well after a finger that held it was lifted elsewhere', () => {
  render(<Price />)
  const [lower] = screen.getAllByRole('button')
  const price = () => Number(screen.getByRole('status').textContent)
  if (lower === undefined) throw new Error('no button')
  fireEvent.pointerDown(lower)
  act(() => void vi.advanceTimersByTime(500))
  fireEvent.pointerLeave(lower)
  const left = price()
  fireEvent.click(lower, { detail: 0 })
  expect(price()).toBe(left - 1)
})
