import type { Locator, Page } from 'playwright-core'
import { expect, vi } from 'vitest'
import type { Place } from '../fingers.ts'
import type { Hands, Hold } from './hands.ts'

/** As long as fingers stay on a key, in milliseconds: Delete empties the field after half a second. */
export const holds = [10, 80, 300, 800] as const
/** How long fingers stay on each key, in milliseconds: less and more than the keypad takes to leave. */
const onEachKey = [10, 300] as const
const emptiesAfter = 500

export const keypadOf = (page: Page): Locator => page.getByRole('group', { name: 'Keypad' }).last()

/** Our own fields, which open no other keyboard. */
export const fieldOf = (page: Page, label: string): Locator =>
  page.locator('input[inputmode=none]').and(page.getByLabel(label, { exact: true }))

/** The middle of every key of the keypad that stands still, by its name. @throws for a key that the test does not know. */
export async function keysOf(page: Page): Promise<(name: string) => Place> {
  const keypad = keypadOf(page)
  await keypad.getByRole('button', { name: '0', exact: true }).tap({ trial: true })
  // All at once: to find a key by its role, the browser computes the names of the whole page.
  const keys = new Map(await keypad.getByRole('button').evaluateAll(placesByName))
  for (const name of keys.keys())
    if (!/^(\d|Decimal point|Delete|Clear|Done)$/.test(name)) throw new Error(`no test presses the key ${name}`)
  for (const digit of '0123456789') expect(keys.has(digit)).toBe(true)
  return (name) => {
    const place = keys.get(name)
    if (place === undefined) throw new Error(`the keypad has no key ${name}`)
    return place
  }
}

/** Runs in the page: the middle of each button that is in sight, by its name. */
function placesByName(buttons: readonly Element[]): [string, Place][] {
  return buttons.map((button) => {
    const { x, y, width, height } = button.getBoundingClientRect()
    const name = button.getAttribute('aria-label') ?? ''
    if (width === 0 || height === 0) throw new Error(`the key ${name} is not in sight`)
    return [name, { x: x + width / 2, y: y + height / 2 }]
  })
}

/**
 * Every key with short and long holds, two thumbs at once, and a finger that slips. So many digits at a time as do not yet
 * fill the field. Where it takes no decimals there is no point to press.
 */
export async function pressEveryKey(
  hands: Hands,
  field: Locator,
  { digitsMost, hasPoint }: { digitsMost: number; hasPoint: boolean },
): Promise<void> {
  const { page, fingers, pressAll } = hands
  const key = await keysOf(page)
  const press = async (names: Iterable<string>, ms: number): Promise<string> => {
    await pressAll(Array.from(names, key), ms)
    return field.inputValue()
  }
  const empty = (): Promise<void> => field.fill('')
  expect(await keypadOf(page).getByRole('button', { name: 'Decimal point', exact: true }).count()).toBe(
    hasPoint ? 1 : 0,
  )
  await empty()
  const allDigits = '1234567890'
  for (const ms of onEachKey) {
    for (let from = 0; from < allDigits.length; from += digitsMost) {
      const digits = allDigits.slice(from, from + digitsMost)
      expect((await press(digits, ms)).replaceAll(',', '')).toBe(digits)
      await empty()
    }
    if (hasPoint) {
      expect(await press(['Decimal point'], ms)).toBe('0.')
      await empty()
    }
  }
  for (const ms of holds) {
    expect(await press(['1', '2'], ms)).toBe('12')
    const left = await press(['Delete'], ms)
    expect(leftBy(await hands.lastHold())).toContain(left)
    await empty()
  }
  const clear = keypadOf(page).getByRole('button', { name: 'Clear' })
  if ((await clear.count()) > 0) expect(await press(['1', '2', 'Clear'], 10)).toBe('')
  await thumbs(hands, key)
  expect((await field.inputValue()).replace(',', '')).toBe('12345')
  await empty()
  for (const steps of [2, 20]) await fingers.drag(key('7'), key('9'), steps)
  expect(await field.inputValue()).toBe('77')
  await empty()
}

/** Delete takes one of two digits, and all once it was held, by the finger or as a busy page sees it. */
function leftBy({ fingerMs, pageMs }: Hold): string[] {
  if (fingerMs >= emptiesAfter) return ['']
  return pageMs < emptiesAfter - 100 ? ['1'] : ['1', '']
}

/** Each thumb comes down before the other is lifted: two keys, and no pinch. */
async function thumbs({ page, fingers }: Hands, key: (name: string) => Place): Promise<void> {
  await fingers.down(1, key('1'))
  await fingers.down(2, key('2'))
  await fingers.lift(1)
  await fingers.down(1, key('3'))
  await fingers.lift(1)
  await fingers.lift(2)
  const [left, right] = [key('4'), key('5')]
  await fingers.down(1, left)
  await fingers.down(2, right)
  for (const apart of [10, 20, 30]) {
    await fingers.move(1, { ...left, x: left.x - apart })
    await fingers.move(2, { ...right, x: right.x + apart })
  }
  await fingers.lift(2)
  await fingers.lift(1)
  expect(await page.evaluate(() => visualViewport?.scale)).toBe(1)
}

/** Types a code with one length of hold. */
export async function typeCode({ page, pressAll }: Hands, code: string, ms: number): Promise<void> {
  await pressAll(Array.from(code, await keysOf(page)), ms)
}

/** Taps the field: its keypad comes, and nothing is typed by that. */
export async function openField({ page }: Hands, label: string): Promise<Locator> {
  const field = fieldOf(page, label)
  const before = await field.inputValue()
  await field.tap()
  await keypadOf(page).waitFor()
  expect(await field.inputValue()).toBe(before)
  // Not expect.poll: it asks for the running test, and several run at once.
  await vi.waitFor(async () => expect(await field.evaluate(isUncovered)).toBe(true), { timeout: 5_000 })
  return field
}

/** Runs in the page: whether nothing lies over the upper or the lower edge of a field. */
export function isUncovered(field: Element): boolean {
  const { left, top, bottom } = field.getBoundingClientRect()
  return [top + 2, bottom - 2].every((y) => document.elementFromPoint(left + 4, y) === field)
}

/** However long Done is held, the keypad goes, and what comes to lie under the finger is not pressed. */
export async function leaveByDone({ page, fingers, clicks }: Hands, field: Locator): Promise<void> {
  const done = keypadOf(page).getByRole('button', { name: 'Done', exact: true })
  const dialogs = page.getByRole('dialog')
  if ((await done.count()) === 0) return
  let key = await keysOf(page)
  await fingers.hold(key('5'), 10)
  for (const [index, ms] of holds.entries()) {
    const before = await dialogs.getByRole('heading').allInnerTexts()
    // It has come again, and may still move.
    if (index > 0) key = await keysOf(page)
    await fingers.hold(key('Done'), ms)
    await keypadOf(page).waitFor({ state: 'hidden' })
    expect([await clicks(), await dialogs.getByRole('heading').allInnerTexts(), await field.inputValue()]).toEqual([
      [],
      before,
      '5',
    ])
    await field.tap()
    await clicks()
  }
}
