import type { Browser, Page } from 'playwright-core'
import { type Fingers, fingersOf, type Place } from '../fingers.ts'
import { openScene } from '../shots/scene.ts'
import type { Persons } from '../shots/persons.ts'
import type { Step } from '../shots/shot.ts'

/** How long the last finger stayed, and between what times the page heard of it, in milliseconds. */
export type Hold = { fingerMs: number; pageMs: number }

/** A person with a phone, and what its page has recorded. */
export type Hands = {
  page: Page
  fingers: Fingers
  /** Presses these places one after the other, each for so long. */
  pressAll: (places: Iterable<Place>, ms: number) => Promise<void>
  /** The clicks outside the keypad since the last call. */
  clicks: () => Promise<string[]>
  lastHold: () => Promise<Hold>
  /** How often this call was asked for. */
  asked: (path: string) => number
  problems: string[]
  end: () => Promise<void>
}

const sizes = {
  tall: { width: 375, height: 812 },
  small: { width: 320, height: 568 },
  lying: { width: 812, height: 375 },
} as const
export type Size = keyof typeof sizes

type Phone = { persons: Persons; size: Size; given: readonly Step[]; address: string; from: string }

/** A phone in the hands of somebody who has traded, with what is given, at an address of the app. */
export async function takePhone(browser: Browser, { persons, size, given, address, from }: Phone): Promise<Hands> {
  const usual = { language: 'en-us', scheme: 'default', theme: 'light', scale: 1, moves: true } as const
  const look = { ...sizes[size], ...usual, from }
  const scene = await openScene(browser, 'trader', persons, look)
  const { page, problems } = scene
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.addInitScript(keepSeen)
  for (const step of given) await step(scene)
  await page.goto(address)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.getByText('Loading...').waitFor({ state: 'hidden' })
  const { fingers, pressAll } = unhurried(page, await fingersOf(page))
  return {
    page,
    fingers,
    pressAll,
    clicks: () => page.evaluate(() => (globalThis as unknown as Seen).seen.clicks.splice(0)),
    lastHold: () => page.evaluate(() => (globalThis as unknown as Seen).seen.hold),
    asked: (path) => asked.filter((each) => each === path).length,
    problems,
    end: scene.close,
  }
}

type Seen = { seen: { clicks: string[]; hold: Hold; lifted: number; onLift: () => void } }

/** A finger counts as lifted once the page has heard of it, which takes its time on a busy machine. */
function unhurried(page: Page, fingers: Fingers): Pick<Hands, 'fingers' | 'pressAll'> {
  /** Resolves with how many were lifted. */
  const liftedAfter = (before: number): Promise<number> =>
    page.evaluate(async (count) => {
      const { seen } = globalThis as unknown as Seen
      if (seen.lifted <= count)
        await new Promise<void>((heard, fail) => {
          seen.onLift = heard
          setTimeout(() => {
            fail(new Error('the page heard of no finger that was lifted'))
          }, 10_000)
        })
      return seen.lifted
    }, before)
  async function pressAll(places: Iterable<Place>, ms: number): Promise<void> {
    let lifted = await page.evaluate(() => (globalThis as unknown as Seen).seen.lifted)
    for (const at of places) {
      await fingers.hold(at, ms)
      lifted = await liftedAfter(lifted)
    }
  }
  return { fingers: { ...fingers, hold: (at, ms) => pressAll([at], ms) }, pressAll }
}

/** In the page. */
function keepSeen(): void {
  const seen: Seen['seen'] = { clicks: [], hold: { fingerMs: 0, pageMs: 0 }, lifted: 0, onLift: () => undefined }
  Object.assign(globalThis, { seen })
  let down: Hold = { fingerMs: 0, pageMs: 0 }
  const at = ({ timeStamp }: Event): Hold => ({ fingerMs: timeStamp, pageMs: performance.now() })
  addEventListener('pointerdown', (event) => (down = at(event)), true)
  addEventListener(
    'pointerup',
    (event) => {
      const up = at(event)
      seen.hold = { fingerMs: up.fingerMs - down.fingerMs, pageMs: up.pageMs - down.pageMs }
    },
    true,
  )
  const lift = (): void => {
    seen.lifted += 1
    seen.onLift()
  }
  // After the key's own listeners.
  for (const end of ['pointerup', 'pointercancel']) addEventListener(end, () => setTimeout(lift))
  addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element) seen.clicks.push(`${target.tagName} ${target.textContent.slice(0, 40)}`)
    },
    true,
  )
}
