import type { Chart } from 'klinecharts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetScale, setScale } from './chart-range.ts'

const resize = vi.fn<() => void>()
// What of a chart its scale touches.
const chart = { resize } as unknown as Chart

beforeEach(() => {
  vi.useFakeTimers()
  resize.mockClear()
})
afterEach(() => {
  forgetScale(chart)
  vi.useRealTimers()
})

it('makes the scale again once for several changes of lines, without waiting for a candle', () => {
  setScale(chart, { lines: [1] })
  setScale(chart, { lines: [1, 2] })
  expect(resize).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(resize).toHaveBeenCalledTimes(1)
  setScale(chart, { lines: [] })
  vi.runAllTimers()
  expect(resize).toHaveBeenCalledTimes(2)
})

it('leaves a chart alone that was closed meanwhile, and one whose scale is only held', () => {
  setScale(chart, { isHeld: true })
  setScale(chart, { lines: [1] })
  forgetScale(chart)
  vi.runAllTimers()
  expect(resize).not.toHaveBeenCalled()
})
