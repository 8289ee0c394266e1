import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Slider } from './Slider.tsx'

afterEach(cleanup)

describe('a slider under a finger', () => {
  const onCommit = vi.fn<(value: number) => void>()
  const setter = vi.fn<(value: number) => void>()
  beforeEach(() => {
    onCommit.mockClear()
    setter.mockClear()
    // Not in jsdom.
    Element.prototype.setPointerCapture = () => undefined
    Element.prototype.hasPointerCapture = () => false
  })
  function Percent() {
    const [value, setValue] = useState(20)
    return (
      <Slider
        label="Percent"
        value={value}
        min={0}
        max={100}
        onChange={(next) => {
          setter(next)
          setValue(next)
        }}
        onCommit={onCommit}
      />
    )
  }
  function touchIt() {
    render(<Percent />)
    const input = screen.getByRole<HTMLInputElement>('slider', { name: 'Percent' })
    const control = input.closest<HTMLElement>('.touch-pan-y')
    if (control === null) throw new Error('The slider does not let the page scroll.')
    vi.spyOn(control, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 44))
    const at = (clientX: number, clientY: number) => ({
      pointerId: 1,
      pointerType: 'touch',
      button: 0,
      buttons: 1,
      clientX,
      clientY,
    })
    return {
      down: (x: number, y: number) => fireEvent.pointerDown(control, at(x, y)),
      move: (x: number, y: number) => fireEvent.pointerMove(control, at(x, y)),
      up: (x: number, y: number) => fireEvent.pointerUp(control, at(x, y)),
      lose: (x: number, y: number) => fireEvent.pointerCancel(control, at(x, y)),
      mouse: (x: number) => fireEvent.pointerDown(control, { ...at(x, 20), pointerType: 'mouse' }),
      value: () => Number(input.value),
    }
  }

  it('leaves its value alone while the page is scrolled over it', () => {
    const { down, move, lose, up, value } = touchIt()
    down(80, 20)
    move(81, 26)
    move(82, 60)
    lose(82, 60)
    move(95, 90)
    expect(value()).toBe(20)
    down(80, 20)
    move(84, 50)
    up(99, 90)
    expect([value(), setter.mock.calls, onCommit.mock.calls]).toEqual([20, [], []])
  })

  it('takes a tap on its track when the finger is lifted', () => {
    const { down, up, value } = touchIt()
    down(80, 20)
    expect(value()).toBe(20)
    up(81, 21)
    expect(value()).toBe(80)
    expect(onCommit.mock.calls).toEqual([[80]])
  })

  it('follows a finger that moves to the side, and is back where that is taken away', () => {
    const { down, move, up, lose, value } = touchIt()
    down(20, 20)
    move(25, 20)
    expect(value()).toBe(20)
    move(40, 22)
    expect(value()).toBe(40)
    move(60, 90)
    up(60, 90)
    expect(value()).toBe(60)
    expect(onCommit.mock.calls).toEqual([[60]])
    down(60, 20)
    move(90, 20)
    expect(value()).toBe(90)
    lose(90, 20)
    expect(value()).toBe(60)
    expect(onCommit).toHaveBeenCalledTimes(1)
  })

  it('is set by a mouse at once', () => {
    const { mouse, value } = touchIt()
    mouse(70)
    expect(value()).toBe(70)
  })
})
