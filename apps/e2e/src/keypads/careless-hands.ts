import { api } from '@touchstone/wire/api'
import { expect, vi } from 'vitest'
import { middleOf } from '../fingers.ts'
import type { Step } from '../shots/shot.ts'
import { funds } from './flows.ts'
import type { Hands, Size } from './hands.ts'
import { fieldOf, isUncovered, keypadOf, keysOf, openField, typeCode } from './press-keys.ts'

type Case = { name: string; at: string; size: Size; given?: readonly Step[]; go: (hands: Hands) => Promise<void> }

/** Between two taps that are meant as one, in milliseconds. */
const twice = [60, 120, 250, 450] as const

/**
 * Presses twice what opens a sheet: it stays open, and nothing in it was pressed. Its buttons are deaf for the time of an
 * animation, which is slowed down meanwhile: on a busy machine the second tap comes later than it is meant to.
 */
async function tapTwice({ page, fingers }: Hands, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true }).last()
  const dialog = page.getByRole('dialog')
  const browser = await page.context().newCDPSession(page)
  await browser.send('Animation.enable')
  const moveAt = (playbackRate: number) => browser.send('Animation.setPlaybackRate', { playbackRate })
  for (const ms of twice) {
    await button.tap({ trial: true })
    const at = await middleOf(button)
    await moveAt(0.1)
    await fingers.hold(at, 10)
    await page.waitForTimeout(ms)
    await fingers.hold(at, 10)
    await dialog.waitFor()
    expect(await dialog.locator('footer').evaluate((footer) => getComputedStyle(footer).animationDelay)).toBe('0.6s')
    await moveAt(1)
    await dialog.getByRole('button', { name: 'Cancel' }).tap()
    await dialog.waitFor({ state: 'hidden' })
  }
}

/** A field that one is in, with the whole of it between the bar at the top and the keypad. */
async function seesItsField(hands: Hands, label: string): Promise<void> {
  const { page } = hands
  const field = await openField(hands, label)
  const boxes = async () => ({
    field: await field.boundingBox(),
    bar: await page.locator('header').first().boundingBox(),
    keys: await keypadOf(page).boundingBox(),
  })
  /** Where they stand, as long as the field is not between the others. */
  const wrong = async (): Promise<object | undefined> => {
    const { field: own, bar, keys } = await boxes()
    const barBottom = bar === null ? 0 : Math.max(0, bar.y + bar.height)
    const isBetween = own !== null && keys !== null && own.y >= barBottom && own.y + own.height <= keys.y
    return isBetween && (await field.evaluate(isUncovered)) ? undefined : { own, bar, keys }
  }
  // Not expect.poll here and in the other flows: it asks for the running test, and several run at once.
  const seen = () => vi.waitFor(async () => expect(await wrong()).toBeUndefined(), { timeout: 10_000 })
  await seen()
  // What comes late above it moves it, and it is shown again.
  await field.evaluate((input) => {
    const late = document.createElement('div')
    late.style.height = '300px'
    input.closest('main')?.prepend(late)
  })
  await seen()
}

const lying = (at: string, field: string): Case => ({
  name: `shows the field ${field} of ${at} on a phone that lies on its side`,
  at,
  size: 'lying',
  go: (hands) => seesItsField(hands, field),
})

/** What hands do that nobody means. */
export const carelessHands: readonly Case[] = [
  {
    name: 'opens no position by a double tap',
    at: '/demotrading?symbol=BTC%2FUSDT',
    size: 'tall',
    async go(hands) {
      const field = await openField(hands, 'Margin')
      await typeCode(hands, '25', 10)
      await hands.fingers.hold((await keysOf(hands.page))('Done'), 10)
      await keypadOf(hands.page).waitFor({ state: 'hidden' })
      expect(await field.inputValue()).toBe('25')
      await tapTwice(hands, 'Buy / Long BTC')
      expect(hands.asked(api.openPosition.path)).toBe(0)
    },
  },
  {
    name: 'passes over no confirmation of a withdrawal by a double tap',
    at: '/tixian',
    size: 'tall',
    given: funds,
    async go(hands) {
      await fieldOf(hands.page, 'You receive').waitFor()
      await typeCode(hands, '125', 10)
      await tapTwice(hands, 'Continue')
      expect(await hands.page.getByRole('group', { name: 'Keypad' }).count()).toBe(1)
    },
  },
  {
    name: 'types nothing by a scroll that begins on a key',
    at: '/tixian',
    size: 'tall',
    given: funds,
    async go(hands) {
      const field = fieldOf(hands.page, 'You receive')
      await field.waitFor()
      await typeCode(hands, '25', 10)
      for (const name of ['1', '5', '8', 'Delete']) {
        const from = (await keysOf(hands.page))(name)
        await hands.fingers.drag(from, { ...from, y: from.y - 120 }, 10)
        expect(await field.inputValue()).toBe('25')
        await hands.page.evaluate(() => scrollTo(0, 0))
      }
    },
  },
  {
    ...lying('/demotrading?symbol=BTC%2FUSDT', 'Margin'),
    async go(hands) {
      // Until somebody types, such a phone shows the chart alone.
      await hands.page.getByRole('button', { name: 'Leave full screen' }).tap()
      await seesItsField(hands, 'Margin')
    },
  },
  {
    name: 'sees the field that it types into in every sheet of a position, with large letters on a small phone',
    at: '/demotrading?symbol=BTC%2FUSDT',
    size: 'small',
    async go(hands) {
      const { page } = hands
      const letters = await page.context().newCDPSession(page)
      await letters.send('Page.setFontSizes', { fontSizes: { standard: 20 } })
      const position = page.getByRole('article', { name: 'SOL/USDT Long' })
      for (const [act, field] of [
        [/^TP \/ SL/, 'Take profit'],
        [/^TP \/ SL/, 'Stop loss'],
        [/^Margin$/, 'Amount'],
        [/^Close$/, 'Quantity'],
      ] as const) {
        await position.getByRole('button', { name: act }).tap()
        await openField(hands, field)
        await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).first().tap()
        await page.getByRole('dialog').waitFor({ state: 'hidden' })
      }
    },
  },
  lying('/secondContract?book=demo', 'Stake'),
  lying('/shandui?book=demo', 'You pay'),
  lying('/priceAlerts', 'Alert price'),
]
