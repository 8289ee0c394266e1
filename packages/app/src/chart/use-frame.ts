import { useSyncExternalStore } from 'react'
import type { ChartFrame, FrameStore } from './chart-frame.ts'

/** One part of what the chart has just drawn; renders again only when this part says something else. */
export const useFrame = <Part extends keyof ChartFrame>(frames: FrameStore, part: Part): ChartFrame[Part] =>
  useSyncExternalStore(frames.listen, () => frames.get()[part])

/** All of it, for what moves with every frame. */
export const useWholeFrame = (frames: FrameStore): ChartFrame => useSyncExternalStore(frames.listen, frames.get)
