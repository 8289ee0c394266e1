import { expect, test, vi } from 'vitest'
import { createFrameStore, noFrame } from './chart-frame.ts'

const legends = () => [{ name: 'MA', parameters: '(5)', top: 0, isOverCandles: true, values: [] }]
const pane = () => ({ width: 320, height: 240 })

test('a frame that says the same tells nobody', () => {
  const frames = createFrameStore()
  frames.put({ ...noFrame, legends: legends(), pane: pane() })
  const changed = vi.fn<() => void>()
  frames.listen(changed)
  frames.put({ ...noFrame, legends: legends(), pane: pane() })
  expect(changed).not.toHaveBeenCalled()
})

test('parts that say the same stay the same objects, so that what shows them is not rendered again', () => {
  const frames = createFrameStore()
  frames.put({ ...noFrame, legends: legends(), pane: pane(), lineYs: { entry: 10 } })
  const before = frames.get()
  const changed = vi.fn<() => void>()
  frames.listen(changed)
  frames.put({ ...noFrame, legends: legends(), pane: pane(), lineYs: { entry: 11 } })
  const after = frames.get()
  expect(changed).toHaveBeenCalledOnce()
  expect(after.legends).toBe(before.legends)
  expect(after.pane).toBe(before.pane)
  expect(after.lineYs).toEqual({ entry: 11 })
})
