import { act, cleanup, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { MemoryRouter, useNavigate } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { toForm } from '../routes/to-form.ts'
import { useArriveAtForm } from './use-arrive-at-form.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const show = vi.fn<() => void>()
function Stage() {
  const form = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  useArriveAtForm(form, show)
  return (
    <>
      <button type="button" onClick={() => void navigate('/demo?symbol=BTC/USDT', { state: toForm })}>
        Trade again
      </button>
      <button type="button" onClick={() => void navigate('/demo?symbol=ETH/USDT', { replace: true })}>
        ETH
      </button>
      <div ref={form}>
        <h2 tabIndex={-1}>New order</h2>
      </div>
    </>
  )
}
const pass = () =>
  act(() => {
    vi.advanceTimersByTime(400)
  })
const press = (name: string) => act(() => screen.getByRole('button', { name }).click())

it('trading again arrives at the form, each time, also where one is on its screen', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  render(
    <MemoryRouter initialEntries={['/demo?symbol=BTC/USDT']}>
      <Stage />
    </MemoryRouter>,
  )
  expect(show).not.toHaveBeenCalled()
  for (const times of [1, 2]) {
    press('Trade again')
    expect(show).toHaveBeenCalledTimes(times)
    pass()
    expect(document.activeElement?.textContent).toBe('New order')
    screen.getByRole('button', { name: 'ETH' }).focus()
  }
  press('ETH')
  pass()
  expect(show).toHaveBeenCalledTimes(2)
  expect(document.activeElement?.textContent).toBe('ETH')
})
