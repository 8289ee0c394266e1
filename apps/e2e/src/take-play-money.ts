import type { Page } from 'playwright-core'
import type { Touch } from './touch.ts'

/** Begins as a guest, and takes the play money of the day on the real book. */
export async function takePlayMoney(page: Page, touch: Touch, origin: string): Promise<void> {
  await page.goto(`${origin}/#/demotrading?start=1`)
  await page.getByRole('heading', { name: 'Symbol: BTC/USDT' }).waitFor()
  await page.goto(`${origin}/#/zichanCenter?book=real`)
  await touch.button('Get 10,000 USDT of play money').tap()
  await page.getByText("You've got today's play money.", { exact: false }).waitFor()
}
