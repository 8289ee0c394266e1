import { beforeEach, expect, it, vi } from 'vitest'
import { closeEnding, announceOnce, showEnding, useEnding, whenNoCardIsOpen } from './endings.ts'

const ending = (sequence: number) => ({ bookId: 'demo:1', sequence, book: 'demo' as const, what: { closes: [] } })

beforeEach(() => useEnding.setState({ ending: undefined, isOpen: false }))

it('acts at once where no card is open', () => {
  const act = vi.fn<() => void>()
  whenNoCardIsOpen(act)
  expect(act).toHaveBeenCalledOnce()
})

it('waits until the card goes away, and acts once', () => {
  const act = vi.fn<() => void>()
  showEnding(ending(1))
  whenNoCardIsOpen(act)
  showEnding(ending(2))
  expect(act).not.toHaveBeenCalled()
  closeEnding()
  showEnding(ending(3))
  closeEnding()
  expect(act).toHaveBeenCalledOnce()
})

it('tells each once, and of very many forgets the oldest alone', () => {
  const book = { bookId: 'demo:2' }
  const all = Array.from({ length: 500 }, (_, sequence) => ({ ...book, sequence }))
  expect(all.every(announceOnce)).toBe(true)
  expect(announceOnce({ ...book, sequence: 500 })).toBe(true)
  expect(all.slice(4).some(announceOnce)).toBe(false)
  expect(announceOnce({ ...book, sequence: 0 })).toBe(true)
})
