import { beforeEach, expect, it, vi } from 'vitest'
import { closeEnding, showEnding, useEnding, whenNoCardIsOpen } from './endings.ts'

const ending = (sequence: number) => ({ bookId: 'demo:1', sequence, book: 'demo' as const, what: { closes: [] } })

beforeEach(() => useEnding.setState({ ending: undefined, isOpen: false }))

it('acts at once where no card is open', () => {
  const act = vi.fn()
  whenNoCardIsOpen(act)
  expect(act).toHaveBeenCalledOnce()
})

it('waits until the card goes away, and acts once', () => {
  const act = vi.fn()
  showEnding(ending(1))
  whenNoCardIsOpen(act)
  showEnding(ending(2))
  expect(act).not.toHaveBeenCalled()
  closeEnding()
  showEnding(ending(3))
  closeEnding()
  expect(act).toHaveBeenCalledOnce()
})
