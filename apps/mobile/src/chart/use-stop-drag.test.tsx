import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { useStopDrag } from './use-stop-drag.ts'

let calls: string[] = []

beforeAll(() => {
  HTMLElement.prototype.setPointerCapture = () => undefined
})
beforeEach(() => {
  calls = []
})
afterEach(cleanup)

/** A pane of 200 pixels from 1,100 down to 900: a pixel is worth one. */
function Handle({ isTurned = false }: { isTurned?: boolean }) {
  const handlers = useStopDrag({
    price: '1000',
    tick: '0.5',
    y: 100,
    height: 200,
    isTurned,
    valueAt: (y) => 1_100 - y,
    onMove: (price) => calls.push(`to ${price}`),
    onAsk: (price) => calls.push(`asks ${price}`),
    onCancel: (price) => void calls.push(`back to ${price}`),
  })
  return (
    <button type="button" {...handlers}>
      Stop
    </button>
  )
}

const at = (clientX: number, clientY: number) => ({ clientX, clientY, pointerId: 1, button: 0 })
const handle = (): HTMLElement => screen.getByRole('button')

function drag(...points: [number, number][]): void {
  const [from = [0, 0], ...to] = points
  fireEvent.pointerDown(handle(), at(...from))
  for (const point of to) fireEvent.pointerMove(handle(), at(...point))
}

it('follows the finger along the grid and asks when it is let go, once', () => {
  render(<Handle />)
  drag([50, 300], [50, 290], [50, 285])
  fireEvent.pointerUp(handle(), at(50, 285))
  fireEvent.click(handle())
  expect(calls).toEqual(['to 1010', 'to 1015', 'asks 1015'])
})

it('stays inside the pane', () => {
  render(<Handle />)
  drag([50, 300], [50, 900])
  expect(calls).toEqual(['to 900'])
})

it('takes a finger that hardly moves for a tap', () => {
  render(<Handle />)
  drag([50, 300], [50, 302])
  fireEvent.pointerUp(handle(), at(50, 285))
  fireEvent.click(handle())
  expect(calls).toEqual(['asks 1000'])
})

it('ends a drag of a finger without a click, and a tap with one', () => {
  render(<Handle />)
  drag([50, 300], [50, 290])
  fireEvent.pointerUp(handle(), at(50, 285))
  // False: what follows was prevented.
  const dragged = fireEvent.touchEnd(handle())
  drag([50, 300], [50, 301])
  fireEvent.pointerUp(handle(), at(50, 285))
  expect([dragged, fireEvent.touchEnd(handle())]).toEqual([false, true])
  fireEvent.click(handle())
  expect(calls).toEqual(['to 1010', 'asks 1010', 'asks 1000'])
})

it('goes back when the finger is taken away', () => {
  render(<Handle />)
  drag([50, 300], [50, 280])
  fireEvent.pointerCancel(handle(), at(50, 280))
  fireEvent.pointerMove(handle(), at(50, 200))
  expect(calls).toEqual(['to 1020', 'back to 1000'])
})

it('follows one finger: a second does not take it over', () => {
  render(<Handle />)
  drag([50, 300], [50, 290])
  const second = { ...at(50, 100), pointerId: 2 }
  fireEvent.pointerDown(handle(), second)
  fireEvent.pointerMove(handle(), { ...second, clientY: 60 })
  fireEvent.pointerUp(handle(), second)
  fireEvent.pointerMove(handle(), at(50, 285))
  expect(calls).toEqual(['to 1010', 'to 1015'])
})

it('goes back to where it was taken up, in a drag and by keys', () => {
  render(<Handle />)
  drag([50, 300], [50, 280])
  fireEvent.keyDown(handle(), { key: 'Escape' })
  fireEvent.pointerMove(handle(), at(50, 200))
  expect(calls).toEqual(['to 1020', 'back to 1000'])
})

it('is higher to the right while the chart is turned', () => {
  render(<Handle isTurned />)
  drag([50, 300], [70, 300])
  expect(calls).toEqual(['to 1020'])
})

it.each([
  ['ArrowUp', {}, 'to 1000.5'],
  ['ArrowDown', {}, 'to 999.5'],
  ['ArrowUp', { shiftKey: true }, 'to 1005'],
  ['PageDown', {}, 'to 995'],
  ['Escape', {}, 'back to 1000'],
])('moves by keys: %s %j', (key, more, expected) => {
  render(<Handle />)
  fireEvent.keyDown(handle(), { key, ...more })
  expect(calls).toEqual([expected])
})
