import type { Locator, Page } from 'playwright-core'

/**
 * A browser takes a tap that comes soon after a drag for a part of it: within a tenth of a second, and on a busy machine within
 * more than two. A finger takes longer to get there.
 */
const restMs = 500

export type Place = { x: number; y: number }

/** What fingers do that is more than a tap: they stay, move, and come in pairs. */
export type Fingers = {
  /** Puts a finger down; another one makes two. */
  down: (finger: number, at: Place) => Promise<void>
  move: (finger: number, to: Place) => Promise<void>
  lift: (finger: number) => Promise<void>
  /** One finger that stays for so long. */
  hold: (at: Place, ms: number) => Promise<void>
  /** One finger that goes from place to place and is lifted at the last one. */
  drag: (from: Place, to: Place, steps?: number) => Promise<void>
}

/** The fingers of whoever holds this phone: real touches, as the browser gets them from a screen. */
export async function fingersOf(page: Page): Promise<Fingers> {
  const screen = await page.context().newCDPSession(page)
  const down = new Map<number, Place>()
  const tell = (type: 'touchStart' | 'touchMove' | 'touchEnd', changed: Iterable<[number, Place]>) =>
    screen.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [...changed].map(([id, { x, y }]) => ({ id, x, y })),
    })
  const fingers: Fingers = {
    async down(finger, at) {
      down.set(finger, at)
      await tell('touchStart', down)
    },
    async move(finger, to) {
      down.set(finger, to)
      await tell('touchMove', down)
    },
    async lift(finger) {
      const at = down.get(finger)
      down.delete(finger)
      if (at !== undefined) await tell('touchEnd', down.size === 0 ? [] : [[finger, at]])
    },
    async hold(at, ms) {
      await fingers.down(1, at)
      await stay(ms)
      await fingers.lift(1)
    },
    async drag(from, to, steps = 6) {
      await fingers.down(1, from)
      for (let step = 1; step <= steps; step += 1) {
        await stay(16)
        await fingers.move(1, between(from, to, step / steps))
      }
      await fingers.lift(1)
      await stay(restMs)
    },
  }
  return fingers
}

const stay = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

const between = (from: Place, to: Place, part: number): Place => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
})

/** The middle of what is on the screen now. */
export async function middleOf(what: Locator): Promise<Place> {
  const box = await what.boundingBox()
  if (box === null) throw new Error('it is not in sight')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
