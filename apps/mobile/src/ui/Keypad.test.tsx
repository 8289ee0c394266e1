import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { Keypad } from './Keypad.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const pressed: string[] = []

/** As a code of one digit and the same again: each digit makes a new keypad. */
function Renewed() {
  const [count, setCount] = useState(0)
  const press = (key: string): void => {
    pressed.push(key)
    setCount(count + 1)
  }
  return <Keypad key={count} onKey={press} onDone={() => undefined} places={0} />
}

const three = (): HTMLElement => screen.getByRole('button', { name: '3' })

it('counts a touch once, though its click arrives at the key of a new keypad', () => {
  pressed.splice(0)
  render(<Renewed />)
  const first = three()
  fireEvent.pointerDown(first, { button: 0 })
  expect(three()).not.toBe(first)
  fireEvent.pointerUp(three())
  fireEvent.click(three(), { detail: 1 })
  expect(pressed).toEqual(['3'])
})

it('takes a click without a touch, as assistive devices make it', () => {
  pressed.splice(0)
  render(<Renewed />)
  fireEvent.click(three(), { detail: 0 })
  expect(pressed).toEqual(['3'])
})

it('acts when the finger is lifted where the page can be scrolled from its keys', () => {
  const keys: string[] = []
  render(<Keypad onKey={(key) => keys.push(key)} places={0} />)
  fireEvent.pointerDown(three(), { button: 0 })
  expect(keys).toEqual([])
  fireEvent.pointerUp(three())
  fireEvent.click(three(), { detail: 1 })
  expect(keys).toEqual(['3'])
})

it('ends a touch without a click, also when its key has left the page', () => {
  pressed.splice(0)
  render(<Renewed />)
  const first = three()
  fireEvent.pointerDown(first, { button: 0 })
  expect(document.contains(first)).toBe(false)
  // False: what follows was prevented.
  expect([fireEvent.touchEnd(first), fireEvent.touchEnd(three())]).toEqual([false, false])
  expect(pressed).toEqual(['3'])
})

it('empties the field when Delete was held, though the page was too busy to see that in time', () => {
  const keys: string[] = []
  render(<Keypad onKey={(key) => keys.push(key)} onDone={() => undefined} places={0} />)
  const key = screen.getByRole('button', { name: 'ui.deleteKey' })
  const touched = (at: 'pointerDown' | 'pointerUp', timeStamp: number): void => {
    const event = createEvent[at](key, { button: 0 })
    Object.defineProperty(event, 'timeStamp', { value: timeStamp })
    fireEvent(key, event)
  }
  touched('pointerDown', 1_000)
  touched('pointerUp', 1_499)
  expect(keys).toEqual(['delete'])
  touched('pointerDown', 2_000)
  touched('pointerUp', 2_500)
  expect(keys).toEqual(['delete', 'delete', 'clear'])
  // One that came down elsewhere.
  touched('pointerUp', 9_000)
  expect(keys).toHaveLength(3)
})

it('a finger that slides off Delete before it has held it empties nothing', () => {
  vi.useFakeTimers()
  const keys: string[] = []
  render(<Keypad onKey={(key) => keys.push(key)} onDone={() => undefined} places={0} />)
  const key = screen.getByRole('button', { name: 'ui.deleteKey' })
  let under: Element = key
  document.elementFromPoint = () => under
  const hold = (): void => {
    fireEvent.pointerDown(key, { button: 0 })
    fireEvent.pointerMove(key)
    vi.advanceTimersByTime(300)
    fireEvent.pointerMove(key)
    vi.advanceTimersByTime(300)
  }
  under = document.body
  hold()
  fireEvent.pointerUp(key)
  expect(keys).toEqual(['delete'])
  under = key
  hold()
  expect(keys).toEqual(['delete', 'delete', 'clear'])
})

it('a finger that is lifted beside Done does not press it; one that slips off a digit types it', () => {
  const keys: string[] = []
  const onDone = vi.fn<() => void>()
  const { unmount } = render(<Keypad onKey={() => undefined} onDone={onDone} places={0} />)
  const done = screen.getByRole('button', { name: 'words.done' })
  fireEvent.pointerDown(done, { button: 0 })
  fireEvent.pointerUp(done, { clientX: -150 })
  expect(onDone).not.toHaveBeenCalled()
  fireEvent.pointerDown(done, { button: 0 })
  fireEvent.pointerMove(done, { clientX: -150 })
  fireEvent.pointerMove(done, { clientX: 1 })
  fireEvent.pointerUp(done, { clientX: 1 })
  expect(onDone).toHaveBeenCalledTimes(1)
  unmount()
  render(<Keypad onKey={(key) => keys.push(key)} places={0} />)
  fireEvent.pointerDown(three(), { button: 0 })
  fireEvent.pointerUp(three(), { clientX: -150 })
  expect(keys).toEqual(['3'])
})
