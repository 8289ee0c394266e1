import type { AxisRange, Chart } from 'klinecharts'
import { expect, it, vi } from 'vitest'
import { candlePane } from './chart-indicators.ts'
import { createRange, mendScale, setScale } from './chart-range.ts'

const range = (from: number, to: number): AxisRange => {
  const size = to - from
  return {
    from,
    to,
    range: size,
    realFrom: from,
    realTo: to,
    realRange: size,
    displayFrom: from,
    displayTo: to,
    displayRange: size,
  }
}
const bars = [90, 10, 20, 30, 40].map((close, at) => ({ timestamp: at, open: close, high: close, low: close, close }))

/** What of a chart its scale touches; `resize` makes the scale again, as the library does. */
function chartSeeing(from: number) {
  const seen = { from, to: bars.length }
  const resize = vi.fn<() => void>()
  const chart = { getVisibleRange: () => seen, getDataList: () => bars, resize } as unknown as Chart
  const made = () => createRange({ chart, paneId: candlePane, defaultRange: range(0, 100) })
  resize.mockImplementation(() => void made())
  setScale(chart, { lines: [] })
  return { chart, seen, resize, made }
}

it('makes the scale again from the candles that are left beside a wider axis', () => {
  const { chart, seen, resize, made } = chartSeeing(0)
  expect(made().to).toBeGreaterThanOrEqual(90)
  mendScale(chart)
  expect(resize).not.toHaveBeenCalled()
  seen.from = 1
  mendScale(chart)
  expect(resize).toHaveBeenCalledTimes(1)
  mendScale(chart)
  expect(resize).toHaveBeenCalledTimes(1)
})

it('does so once, should the axis change its width with each scale', () => {
  const { chart, seen, resize, made } = chartSeeing(0)
  made()
  resize.mockImplementation(() => {
    seen.from = 0
    made()
    seen.from = 1
  })
  seen.from = 1
  for (let frame = 0; frame < 3; frame += 1) mendScale(chart)
  expect(resize).toHaveBeenCalledTimes(1)
})

it('makes the scale again for a line that it would show, and for no other', () => {
  const { chart, resize, made } = chartSeeing(1)
  made()
  setScale(chart, { lines: [30] })
  mendScale(chart)
  expect(resize).not.toHaveBeenCalled()
  setScale(chart, { lines: [30, 45] })
  mendScale(chart)
  expect(resize).toHaveBeenCalledTimes(1)
  expect(made().to).toBeGreaterThanOrEqual(45)
})

it('leaves a scale alone that a finger holds', () => {
  const { chart, seen, resize, made } = chartSeeing(0)
  made()
  setScale(chart, { isHeld: true })
  seen.from = 1
  mendScale(chart)
  expect(resize).not.toHaveBeenCalled()
})
