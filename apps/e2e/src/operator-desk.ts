import { createHmac } from 'node:crypto'
import type { Browser, Locator } from 'playwright-core'
import { expect } from 'vitest'
import { type Album, openWindow, type Window } from './window.ts'

/** What the first start prints about an operator, once. */
export type FirstOperator = { name: string; password: string; key: string }

/** The operators that a first start made, from the lines that it said. */
export const firstOperators = (said: string): FirstOperator[] =>
  [...said.matchAll(/^ {2}(\S+): password (\S+), key for an authenticator app ([A-Z2-7]+)$/gm)].map(
    ([, name = '', password = '', key = '']) => ({ name, password, key }),
  )

/** A text in which names of first operators lack the signs that nobody can know before. */
export const withoutSigns = (text: string): string => text.replaceAll(/(admin-\d)-[2-9a-z]{6}/g, '$1')

/** A desk has a mouse: only here is anything clicked, everything else is touched. */
export type Desk = Window & {
  /** Opens a page of the menu. */
  go: (title: string) => Promise<void>
  /** Has a list of at most a hundred records show them all at once. */
  showAll: () => Promise<void>
  /** Waits until a case of this kind is the first of the overview, which shows what it read before until it has read again. */
  waitsLongest: (kind: string) => Promise<void>
  button: (name: string, among?: Locator) => Locator
  press: (what: Locator) => Promise<void>
  /** Types a letter of the console, where no field takes it. */
  letter: (letter: string) => Promise<void>
  /** Opens the one record of a list, and answers it beside the list. */
  open: (title: string | RegExp) => Promise<Locator>
  /** Presses a button, fills in what the dialog asks for by the labels of its fields, and confirms it. */
  act: (button: Locator, dialog: string | RegExp, typed?: Record<string, string>) => Promise<void>
}

/** The window of an operator at a desk, on the console’s sign-in. */
export async function openDesk(browser: Browser, origin: string, album: Album): Promise<Desk> {
  const window = await openWindow(browser, {
    album,
    browser: { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' },
  })
  const { page } = window
  await page.goto(`${origin}/console/`)
  const dialogOf = (name: string | RegExp): Locator => page.getByRole('dialog', { name })
  return {
    ...window,
    async go(title) {
      // What is open beside a list lies over the menu.
      if (await page.getByRole('dialog').isVisible()) await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
      await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: title }).click()
      await page.getByRole('heading', { name: title, level: 1 }).waitFor()
    },
    async showAll() {
      const total = Number.parseInt((await page.getByText(/^\d+ records$/).textContent()) ?? '', 10)
      await page.getByRole('combobox', { name: 'Page Size' }).click()
      await page.getByTitle('100 / page').last().click()
      // Beside the records stands the row of the titles.
      await expect.poll(() => page.getByRole('main').getByRole('row').count()).toBe(total + 1)
    },
    async waitsLongest(kind) {
      // Above the cases stands the row of the titles.
      await page.getByRole('main').getByRole('row').nth(1).filter({ hasText: kind }).waitFor()
    },
    button: (name, among = page.locator('body')) => among.getByRole('button', { name, exact: true }),
    press: (what) => what.click(),
    letter: (letter) => page.keyboard.press(letter),
    async open(title) {
      await page
        .getByRole('main')
        .getByRole('cell', { name: /^\d+(-\d+)?$/ })
        .first()
        .click()
      await dialogOf(title).waitFor()
      return dialogOf(title)
    },
    async act(button, title, typed = {}) {
      const label = (await button.locator('span:not(:has(*))').first().textContent()) ?? ''
      await button.click()
      const dialog = dialogOf(title)
      for (const [field, text] of Object.entries(typed)) {
        const input = dialog.getByLabel(field)
        await input.fill(text)
        if ((await input.getAttribute('role')) === 'combobox') await input.press('Enter')
      }
      await dialog.getByRole('button', { name: label, exact: true }).click()
      await dialog.waitFor({ state: 'hidden' })
    },
  }
}

/** Signs one operator in at each desk. */
export async function signInAll(desks: readonly Desk[], operators: readonly FirstOperator[]): Promise<void> {
  for (const [index, desk] of desks.entries()) {
    const operator = operators[index]
    if (operator !== undefined) await signInFirst(desk, operator)
  }
}

/** Signs in as the first start said, and sets a password of their own. */
async function signInFirst({ page, button, picture }: Desk, operator: FirstOperator): Promise<void> {
  const { name, password, key } = operator
  await page.getByLabel('Operator').fill(name)
  await page.getByLabel('Password').fill(password)
  await page.getByLabel('One-time code').fill(oneTimeCode(key, Date.now()))
  await picture(`console-sign-in-${name}`)
  await button('Sign in').click()
  await page.getByRole('heading', { name: 'Set your own password' }).waitFor()
  await page.getByLabel('Current password').fill(password)
  await page.getByLabel('New password').fill(`${name} and nobody else`)
  await picture(`console-new-password-${name}`)
  await button('Set password').click()
  await page.getByRole('navigation', { name: 'Pages' }).waitFor()
}

const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** RFC 6238, as an authenticator app shows it: six digits of SHA-1, a new one every 30 s. */
export function oneTimeCode(key: string, atMs: number): string {
  const bits = key.replaceAll(/./g, (sign) => base32.indexOf(sign).toString(2).padStart(5, '0'))
  const bytes = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2))
  const step = Buffer.alloc(8)
  step.writeBigUInt64BE(BigInt(Math.floor(atMs / 30_000)))
  const hash = createHmac('sha1', Buffer.from(bytes)).update(step).digest()
  const at = (hash.at(-1) ?? 0) & 0xf
  return String((hash.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}
