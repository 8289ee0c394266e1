import { act, render, screen } from '@testing-library/react'
import { beforeAll, expect, it, vi } from 'vitest'
import { answerCalls } from '@touchstone/app/api/test-answers'

answerCalls({})
const { ConnectionBanner } = await import('./ConnectionBanner.tsx')
const { NavBar } = await import('./ui/NavBar.tsx')
const { useConnection } = await import('@touchstone/app/live/stream')
const { allTexts } = await import('@touchstone/app/texts/texts')
const { MemoryRouter } = await import('react-router')

beforeAll(allTexts)

it('has the bar of the screen stay below it for as long as it is there', () => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 375, 28))
  const roomAbove = () => document.documentElement.style.getPropertyValue('--above-bar')
  const become = (stale: boolean): void => {
    act(() => {
      useConnection.setState({ stale, hasSpoken: true })
    })
  }
  become(false)
  render(
    <MemoryRouter>
      <ConnectionBanner />
      <NavBar title="Proof" back />
    </MemoryRouter>,
  )
  expect(screen.getByRole('banner').className).toContain('top-(--above-bar)')
  expect(roomAbove()).toBe('')
  become(true)
  expect(roomAbove()).toBe('calc(var(--bezel-width) + 28px)')
  become(false)
  expect(roomAbove()).toBe('')
})
