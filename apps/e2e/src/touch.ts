import type { Locator, Page } from 'playwright-core'

export type Touch = ReturnType<typeof touchOf>

/** What a person finds on the screen of the app by its name, and presses. */
export function touchOf(page: Page) {
  const keypad = page.getByRole('group', { name: 'Keypad' })
  const button = (name: string | RegExp, among: Locator = page.locator('body')): Locator =>
    among.getByRole('button', { name, exact: typeof name === 'string' })
  return {
    button,
    link: (name: string | RegExp): Locator => page.getByRole('link', { name, exact: typeof name === 'string' }).first(),
    field: (name: string): Locator => page.getByRole('textbox', { name, exact: true }),
    /** A field that is no plain one, such as a password, by its label. */
    labelled: (name: string | RegExp): Locator => page.getByLabel(name, { exact: typeof name === 'string' }),
    heading: (name: string | RegExp): Locator => page.getByRole('heading', { name }),
    /** The sheet or page that lies over the screen, once it has come to rest. */
    dialog: (): Locator => page.getByRole('dialog'),
    /** Presses the keys of the app's own keypad. */
    async type(keys: string): Promise<void> {
      for (const key of keys) await button(key === '.' ? 'Decimal point' : key, keypad).tap()
    },
    /** Reads the agreement for what is bought, comes back to the form as it was, and accepts it. */
    async agree(): Promise<void> {
      await button(/ agreement$/).tap()
      const text = page.getByRole('dialog')
      await text.getByText('1. What you buy').waitFor()
      await button('Back', text).tap()
      await text.waitFor({ state: 'detached' })
      await page.getByRole('checkbox').tap()
    },
    /**
     * Puts the keypad away, and waits until it has gone: whatever is pressed while it still lies over it, the browser's driver
     * scrolls about, as no finger does.
     */
    async done(): Promise<void> {
      await button('Done', keypad).tap()
      await keypad.waitFor({ state: 'detached' })
    },
  }
}

/** Waits until something stands still and could be pressed, without pressing it. */
export const settled = (what: Locator): Promise<void> => what.tap({ trial: true })
