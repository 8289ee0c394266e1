import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useFingersOn } from './use-fingers-on.ts'

const onHold = vi.fn<(isHeld: boolean) => void>()
afterEach(cleanup)
beforeEach(() => {
  onHold.mockReset()
})

function Shown({ hasButton = true }: { hasButton?: boolean }) {
  const hold = useFingersOn(onHold)
  return <div onPointerDown={hold}>{hasButton && <button type="button">Remove</button>}</div>
}
const remove = (): HTMLElement => screen.getByRole('button')

it('holds from the first finger to the last', () => {
  render(<Shown />)
  fireEvent.pointerDown(remove(), { pointerId: 1 })
  fireEvent.pointerDown(remove(), { pointerId: 2 })
  expect(onHold.mock.calls).toEqual([[true]])
  fireEvent.pointerUp(remove(), { pointerId: 1 })
  expect(onHold).toHaveBeenCalledTimes(1)
  fireEvent.pointerCancel(remove(), { pointerId: 2 })
  expect(onHold.mock.calls).toEqual([[true], [false]])
})

it('lets go where what was pressed is gone when the finger lifts', () => {
  const { rerender } = render(<Shown />)
  fireEvent.pointerDown(remove(), { pointerId: 1 })
  rerender(<Shown hasButton={false} />)
  fireEvent.pointerUp(document.body, { pointerId: 1 })
  expect(onHold.mock.calls).toEqual([[true], [false]])
})

it('hears nothing of other fingers', () => {
  render(<Shown />)
  fireEvent.pointerUp(document.body, { pointerId: 7 })
  expect(onHold).not.toHaveBeenCalled()
})
