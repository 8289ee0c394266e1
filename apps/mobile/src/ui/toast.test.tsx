import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { toast, toastMs, useToasts } from '@touchstone/app/feedback/toast'
import { allTexts } from '@touchstone/app/texts/texts'
import { Toasts } from './Toasts.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  useToasts.setState({ shown: [] })
  vi.useRealTimers()
})

it('is said politely and goes after two seconds', () => {
  render(<Toasts />)
  act(() => toast('Success'))
  expect(screen.getByText('Success').closest('[aria-live=polite]')).not.toBeNull()
  act(() => void vi.advanceTimersByTime(toastMs - 1))
  expect(screen.queryByText('Success')).not.toBeNull()
  act(() => void vi.advanceTimersByTime(1))
  expect(screen.queryByText('Success')).toBeNull()
})

it('comes into a region that is there for what reads aloud', () => {
  render(<Toasts />)
  const region = document.querySelector('[aria-live=polite]')
  const isRead = (): boolean => !/\b(in)?visible\b|\bhidden\b/.test(region?.className ?? 'hidden')
  expect(isRead()).toBe(true)
  act(() => toast('Success'))
  expect(isRead()).toBe(true)
})

it('leaves a long sentence as long as it takes to read', () => {
  render(<Toasts />)
  const sentence = 'x'.repeat(60)
  act(() => toast(sentence, 'failure'))
  act(() => void vi.advanceTimersByTime(toastMs + 999))
  expect(screen.queryByText(sentence)).not.toBeNull()
  act(() => void vi.advanceTimersByTime(1))
  expect(screen.queryByText(sentence)).toBeNull()
})

it('shows the same text once, for two seconds from the last time, and three at most', () => {
  render(<Toasts />)
  act(() => toast('a'))
  act(() => void vi.advanceTimersByTime(1500))
  act(() => toast('a'))
  act(() => void vi.advanceTimersByTime(1500))
  expect(screen.getAllByText('a')).toHaveLength(1)
  for (const text of ['b', 'c', 'd']) act(() => toast(text, 'info'))
  expect(useToasts.getState().shown.map(({ text }) => text)).toEqual(['b', 'c', 'd'])
})

it('a loss is no success: it has its sign and its direction, and stays until it can be tapped', async () => {
  await allTexts()
  render(<Toasts />)
  const figures = { net: '−24.78', yield: '−0.99%', direction: 'down' } as const
  act(() => toast('Closed', 'info', { figures, says: 'See result', act: () => undefined }))
  expect(screen.getByText(/−24\.78 USDT \(−0\.99%\)/).className).toContain('text-down')
  expect(document.querySelector('.text-accent.lucide')).toBeNull()
  act(() => void vi.advanceTimersByTime(toastMs * 3 - 1))
  expect(screen.queryByText('Closed')).not.toBeNull()
  act(() => void vi.advanceTimersByTime(1))
  expect(screen.queryByText('Closed')).toBeNull()
})

it('does what it offers, and goes', () => {
  render(<Toasts />)
  const taken = vi.fn<() => void>()
  act(() => toast('Closed', 'info', { says: 'See result', act: taken }))
  fireEvent.click(screen.getByRole('button', { name: 'See result' }))
  expect(taken).toHaveBeenCalledOnce()
  expect(screen.queryByText('Closed')).toBeNull()
})

it('stays for whoever has to decide, and leads to what it offers', () => {
  render(
    <MemoryRouter>
      <Toasts />
    </MemoryRouter>,
  )
  act(() => toast('Save it.', 'info', { says: 'Save account', to: '/saveAccount' }))
  act(() => void vi.advanceTimersByTime(toastMs * 3))
  expect(screen.getByRole('link', { name: 'Save account' }).getAttribute('href')).toBe('/saveAccount')
  fireEvent.click(screen.getByRole('link'))
  expect(screen.queryByText('Save it.')).toBeNull()
})

it('comes up above what is fixed at the bottom', () => {
  const bar = document.createElement('footer')
  bar.dataset['bottomBar'] = ''
  bar.getBoundingClientRect = () => new DOMRect(0, globalThis.innerHeight - 80, 375, 80)
  document.body.append(bar)
  render(<Toasts />)
  act(() => toast('Success'))
  const above = () => document.documentElement.style.getPropertyValue('--toasts-above')
  expect(above()).toBe('80px')
  // What is being read does not move because something below it goes; the next one comes up lower.
  bar.remove()
  act(() => void vi.advanceTimersByTime(400))
  expect(above()).toBe('80px')
  act(() => void vi.advanceTimersByTime(toastMs))
  act(() => toast('next'))
  expect(above()).toBe('0px')
})

it('stays out of the way of keys and sheets, but not of a sheet that leaves', () => {
  const around = (closing: boolean, keys: boolean) => (
    <>
      <div role="dialog" {...(closing ? { 'data-closed': '' } : {})} />
      {keys && <div data-keys />}
      <Toasts />
    </>
  )
  const place = (): string => document.querySelector('[aria-live=polite]')?.className ?? ''
  const { rerender } = render(around(true, false))
  act(() => toast('a'))
  expect(place()).toContain('bottom-(--toasts-above)')
  rerender(around(true, true))
  act(() => void vi.advanceTimersByTime(200))
  expect(place()).toContain('top-0')
  // A toast that jumped back when the keys go would be a second surprise.
  rerender(around(true, false))
  act(() => void vi.advanceTimersByTime(200))
  expect(place()).toContain('top-0')
  act(() => void vi.advanceTimersByTime(toastMs))
  rerender(around(false, false))
  act(() => toast('b'))
  act(() => void vi.advanceTimersByTime(20))
  expect(place()).toContain('top-0')
})

it('comes on the title of a screen that has its controls at its foot', () => {
  render(
    <div data-toasts-high>
      <Toasts />
    </div>,
  )
  act(() => toast('Accepted'))
  act(() => void vi.advanceTimersByTime(20))
  expect(document.querySelector('[aria-live=polite]')?.className).toContain('px-14')
})

it('makes no room for a sheet that hears only now that it is to go', () => {
  const around = (closing: boolean) => (
    <>
      <div role="dialog" {...(closing ? { 'data-closed': '' } : {})} />
      <Toasts />
    </>
  )
  const { rerender } = render(around(false))
  act(() => toast('Saved'))
  const place = (): string => document.querySelector('[aria-live=polite]')?.className ?? ''
  // Seen only where it stays: it would jump down.
  expect(place()).toContain('opacity-0')
  rerender(around(true))
  act(() => void vi.advanceTimersByTime(20))
  expect(place()).toContain('bottom-(--toasts-above)')
  expect(place()).not.toContain('opacity-0')
})
