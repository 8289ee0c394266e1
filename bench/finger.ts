import { setTimeout as sleep } from 'node:timers/promises'
import type { Tab } from './tab.ts'

type Point = { x: number; y: number }

/** Screens of phones tell of a finger more often than they draw. */
const toldEveryMs = 8

/** Moves a finger over the page from a point to a point and lifts it. The speed is in pixels of the page. */
export async function swipe(tab: Tab, from: Point, to: Point, pixelsPerSecond: number): Promise<void> {
  const tell = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    tab.ask('Input.dispatchTouchEvent', { type, touchPoints })
  const lastsMs = (Math.hypot(to.x - from.x, to.y - from.y) / pixelsPerSecond) * 1_000
  await tell('touchStart', [from])
  const beganMs = performance.now()
  const moves: Promise<unknown>[] = []
  for (let share = 0; share < 1;) {
    await sleep(toldEveryMs)
    share = Math.min(1, (performance.now() - beganMs) / lastsMs)
    const at = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
    moves.push(tell('touchMove', [at]))
  }
  await Promise.all(moves)
  await tell('touchEnd', [])
}
