import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { heldWhileMoving } from './while-moving.ts'

let taken: number[][]
let pass: (items: readonly number[]) => void
const move = (name: string) => document.body.dispatchEvent(new Event(name, { bubbles: name !== 'scroll' }))

beforeEach(() => {
  vi.useFakeTimers()
  vi.advanceTimersByTime(1_000)
  taken = []
  pass = heldWhileMoving((items) => taken.push([...items]))
})
afterEach(() => {
  vi.useRealTimers()
})

it('passes on at once what comes while nothing moves', () => {
  pass([1])
  pass([2, 3])
  expect(taken).toEqual([[1], [2, 3]])
})

it.each(['touchstart', 'touchmove', 'touchend', 'scroll', 'wheel'])(
  'bundles what comes during a %s, in its order',
  (name) => {
    move(name)
    pass([1])
    vi.advanceTimersByTime(100)
    move(name)
    pass([2, 3])
    expect(taken).toEqual([])
    vi.advanceTimersByTime(150)
    expect(taken).toEqual([[1, 2, 3]])
  },
)

it('keeps the order where something comes at rest and a bundle still waits', () => {
  move('touchmove')
  pass([1])
  vi.advanceTimersByTime(200)
  pass([2])
  vi.advanceTimersByTime(50)
  pass([3])
  expect(taken).toEqual([[1, 2], [3]])
})
