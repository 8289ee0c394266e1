import { type JournalRow, journalRowHash } from '@touchstone/domain/ledger/journal-row'
import { anchorPending } from '@touchstone/domain/receipts/receipt'
import { api, type CallName } from '@touchstone/wire/api'
import { refusalCodes, type RefusalKind } from '@touchstone/wire/codes/refusal-codes'
import { refusalText } from '@touchstone/texts/refusal-text'
import type { Route } from 'playwright-core'
import type { Scene, Step } from './shot.ts'

/** What the frame itself asks: while these stand still no screen comes at all. */
const frameCalls: readonly CallName[] = [
  'currentUser',
  'myInfo',
  'publicSetting',
  'publicKey',
  'serverTime',
  'activeReport',
  'importantCustomerOnline',
]

/** Whether an address is one of these calls. Without names: any call but those of the frame. */
function isCall(names: readonly CallName[]): (url: URL) => boolean {
  const patterns = (names.length === 0 ? frameCalls : names).map(
    (name) => new RegExp(`^${api[name].path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  )
  return ({ pathname }) =>
    (pathname.startsWith('/api/') || pathname === '/licences.json') &&
    patterns.some((pattern) => pattern.test(pathname)) === names.length > 0
}

const takeOver = (names: readonly CallName[], handle: (scene: Scene, route: Route) => Promise<void> | void): Step => {
  const isTaken = isCall(names)
  return async (scene) => {
    await scene.page.route(isTaken, (route) => handle(scene, route))
  }
}

/** The answers to these calls are changed on their way. */
const changing = (names: readonly CallName[], change: (body: string) => string): Step =>
  takeOver(names, async (scene, route) => {
    const { status, type, body } = await scene.answerTo(route)
    return route.fulfill({ status, contentType: type, body: change(body) })
  })

/** As `changing`, of what the call returns. */
export const changingResult = <Result>(name: CallName, change: (result: Result) => unknown): Step =>
  changing([name], (body) => {
    const answer = JSON.parse(body) as { result: Result }
    return JSON.stringify({ ...answer, result: change(answer.result) })
  })

/** No answer comes to these calls; without names to none. */
export const held = (...names: CallName[]): Step =>
  takeOver(names, (scene) => {
    scene.held.count += 1
  })

/** These calls are answered with a refusal, in the words of the server; without names all are. */
export const refusing = (kind: RefusalKind, details: Record<string, unknown>, ...names: CallName[]): Step =>
  takeOver(names, ({ language }, route) => {
    const code = refusalCodes[kind]
    return route.fulfill({
      status: code < 600 && code !== 401 ? code : 200,
      json: { code, message: refusalText(kind, language, details), result: { key: kind, details } },
    })
  })

/** The server is in trouble. */
export const failing = (...names: CallName[]): Step => refusing('failed', {}, ...names)

/** What takes longer to come about than anybody waits, or is not there in the sandbox. */
export const answered = (name: CallName, result: unknown): Step =>
  takeOver([name], (_scene, route) => route.fulfill({ json: { code: 200, message: 'OK', result } }))

/** As `answered`, by the page of a list that is asked for. */
export const answeredPages = (name: CallName, pages: readonly unknown[]): Step =>
  takeOver([name], (_scene, route) => {
    const asked = Number(new URL(route.request().url()).searchParams.get('pageNo') ?? '1')
    return route.fulfill({ json: { code: 200, message: 'OK', result: pages[asked - 1] } })
  })

/** As `answered`, by the clock of the page. */
export const answeredAt = (name: CallName, resultAt: (nowMs: number) => unknown): Step =>
  takeOver([name], async ({ page }, route) => {
    const result = resultAt(await page.evaluate(() => Date.now()))
    return route.fulfill({ json: { code: 200, message: 'OK', result } })
  })

export const emptyPage = { records: [], total: 0, size: 20, current: 1, pages: 0 }

/**
 * The app would rightly complain that it is shown the balances of another book, or none of a book that it knows. What is
 * refused it compares with nothing.
 */
const unlooked: Step = refusing('rate_missing', { currency: 'USDT' }, 'bookHeads')

/** The real book of the trader shows the play money of the demo: a sandbox has no other. */
export const demoAsReal: Step = async (scene) => {
  const { page, who } = scene
  if (who !== 'trader') return
  await unlooked(scene)
  await page.route(
    ({ pathname, searchParams }) => pathname.startsWith('/api/') && searchParams.get('book') === 'real',
    (route) => {
      const url = new URL(route.request().url())
      url.searchParams.set('book', 'demo')
      return route.fallback({ url: url.href })
    },
  )
}

/** Every book holds this. */
export const holding =
  (balances: readonly object[]): Step =>
  async (scene) => {
    await unlooked(scene)
    await changingResult<object>('balances', (result) => ({ ...result, balances }))(scene)
  }

/** Ready for `later`: it must be there before the page is. */
export const ownClock: Step = async ({ page }) => {
  await page.clock.install()
}

/** The person comes back to the app after so many seconds, and everything is old. */
export const later =
  (seconds: number): Step =>
  async ({ page }) => {
    await page.clock.fastForward(seconds * 1_000)
    await page.evaluate(() => {
      globalThis.dispatchEvent(new Event('visibilitychange'))
    })
  }

/** The network is gone, and with it the socket. */
export const offline: Step = async ({ page, context }) => {
  await context.setOffline(true)
  await page.locator('[role=status] p').waitFor({ timeout: 15_000 })
}

/** From now on nothing passes, such as the time that a toast stays. Goes with `ownClock`. */
export const clockStops: Step = async ({ page }) => {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 600)
}

export const untilSeen =
  (selector: string): Step =>
  ({ page }) =>
    page.locator(selector).first().waitFor({ timeout: 10_000 })

/** The network is gone; nothing says so yet. */
export const cutOff: Step = ({ context }) => context.setOffline(true)

/** Without words of any language: a field or button is named by what it is. Where the app has its own keypad, its keys are tapped. */
export const fill =
  (selector: string, text: string, nth = 0): Step =>
  async ({ page }) => {
    const field = page.locator(selector).nth(nth)
    if ((await field.getAttribute('inputmode')) !== 'none') return field.fill(text)
    await field.tap()
    const keypad = page.locator('[role=group]:has(> button[aria-label="0"])').last()
    for (const key of text) await keypad.getByText(key, { exact: true }).tap()
  }

export const press =
  (selector: string, nth = 0): Step =>
  async ({ page }) => {
    await page.locator(selector).nth(nth).tap()
  }

/** The keypad goes away. */
export const leaveField: Step = async ({ page }) => {
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  })
}

export const scrollTo =
  (selector: string): Step =>
  async ({ page }) => {
    await page
      .locator(selector)
      .first()
      .evaluate((element) => {
        element.scrollIntoView({ block: 'start', behavior: 'instant' })
      })
  }

/** The server sends another price than the one that it decided with. */
export const falsified: Step = changing(['receipt', 'sharedReceipt'], (body) =>
  body.replace(/"bid":"(\d)/, '"bid":"9$1'),
)

/** The server shows another journal than the one that the rules lead to. */
export const falseJournal: Step = changingResult<{ rows: JournalRow[] }>('journal', ({ rows, ...rest }) => ({
  ...rest,
  rows: rows.map((row, index) => {
    if (index > 0) return row
    const changed = { ...row, entries: row.entries.replaceAll('100000', '90000') }
    return { ...changed, hash: journalRowHash(changed) }
  }),
}))

/** What the app does a while after its start. */
export const until =
  (selector: string): Step =>
  async ({ page }) => {
    await page.locator(selector).first().waitFor({ timeout: 20_000 })
  }

/** The server has decided something that this version of the app does not know. */
export const ofNewerKind: Step = changingResult<{ receipt: { journal: { row: JournalRow; anchor: unknown } } }>(
  'receipt',
  ({ receipt, ...rest }) => {
    const row = { ...receipt.journal.row, reply: '{"kind":"of_a_newer_version"}' }
    const journal = { ...receipt.journal, row: { ...row, hash: journalRowHash(row) }, anchor: anchorPending }
    return { ...rest, receipt: { ...receipt, journal } }
  },
)

/** The worth of everything is to be shown in a currency. */
export const displayCurrency =
  (currency: string): Step =>
  async ({ context }) => {
    await context.addInitScript((wanted) => {
      const chosen = JSON.parse(localStorage.getItem('preferences') ?? '{}') as object
      localStorage.setItem('preferences', JSON.stringify({ ...chosen, displayCurrency: wanted }))
    }, currency)
  }

/** The account that home shows on this device. */
export const shownOnHome =
  (book: 'real' | 'demo'): Step =>
  async ({ context }) => {
    await context.addInitScript((chosen) => localStorage.setItem('homeAccount', chosen), book)
  }

/** A newer version of the user agreement is in force than the one that was accepted. */
export const changedAgreement: Step = changingResult<{ version: number }>('userAgreement', (result) => ({
  ...result,
  version: result.version + 1,
}))

/** The guest is somebody who has registered. */
export const asRegistered: Step = changingResult<object>('currentUser', (result) => ({ ...result, guest: false }))

/** A second contract that runs while one looks. */
export const bought: Step = async ({ persons }) => {
  const contract = { book: 'demo', symbol: 'BTC/USDT', direction: 'rise', stake: '40', durationSeconds: 300 } as const
  await persons.trader.client.buySecondContract(contract)
}
