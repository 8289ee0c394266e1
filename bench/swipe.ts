import { setTimeout as sleep } from 'node:timers/promises'
import type { Tab } from './tab.ts'

type Point = { x: number; y: number }

/** Phones report a finger more often than they draw. */
const reportEveryMs = 8

/** Moves a finger over the page from one point to another and lifts it. The speed is in pixels of the page. */
export async function swipe(tab: Tab, from: Point, to: Point, pixelsPerSecond: number): Promise<void> {
  const dispatch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    tab.ask('Input.dispatchTouchEvent', { type, touchPoints })
  const lastsMs = (Math.hypot(to.x - from.x, to.y - from.y) / pixelsPerSecond) * 1_000
  await dispatch('touchStart', [from])
  const beganMs = performance.now()
  const moves: Promise<unknown>[] = []
  for (let share = 0; share < 1;) {
    await sleep(reportEveryMs)
    share = Math.min(1, (performance.now() - beganMs) / lastsMs)
    const at = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
    moves.push(dispatch('touchMove', [at]))
  }
  await Promise.all(moves)
  await dispatch('touchEnd', [])
}
