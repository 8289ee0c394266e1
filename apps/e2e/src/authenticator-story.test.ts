import type { ConsoleClient } from '@touchstone/client/console-client'
import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { authenticatorApp } from './authenticator-app.ts'
import { openBrowser } from './browser.ts'
import { type DrawnPictures, drawPictures } from './drawn-pictures.ts'
import { lacksBrowser } from './find-browser.ts'
import { loseAnswers } from './lost-answers.ts'
import { type MailInbox, openMailInbox } from './mail-inbox.ts'
import {
  announceDeposit,
  askToWithdraw,
  bindAccount,
  checkReceipt,
  confirmWithdrawal,
  type Customer,
  customerWith,
  enterAccountCode,
  register,
  sendWithdrawal,
  setWithdrawalPassword,
  shownTo,
  submitIdentity,
  visit,
} from './money-acts.ts'
import { firstOperators } from './operator-desk.ts'
import { callAs, creditDeposit, payWithdrawal, verifyIdentity } from './operators-by-call.ts'
import { openPhone } from './phone.ts'
import { type RunningServer, runServer } from './running-server.ts'

/** The story of money once more, by somebody whose withdrawals ask for the code of an authenticator. */
describe.skipIf(lacksBrowser('the authenticator is skipped'))('money in and out again, with an authenticator', () => {
  const ends: (() => Promise<void>)[] = []
  let inbox: MailInbox
  let server: RunningServer
  let browser: Browser
  let pictures: DrawnPictures
  let ben: Customer
  let first: ConsoleClient
  let second: ConsoleClient
  let third: ConsoleClient

  beforeAll(async () => {
    inbox = await openMailInbox()
    ends.push(inbox.stop)
    server = await runServer({
      SMTP_URL: inbox.url,
      MAIL_FROM: 'Touchstone <no-reply@example.org>',
      CODE_EVERY_SECONDS: '1',
    })
    ends.push(server.stop)
    browser = await openBrowser()
    ends.push(() => browser.close())
    pictures = await drawPictures(browser)
    const phone = await openPhone(browser, server.origin, { story: 'authenticator-story' })
    ben = customerWith('ben', { phone, inbox, origin: server.origin })
    const desks = await Promise.all(firstOperators(server.said()).map((operator) => callAs(server.origin, operator)))
    ;[first, second, third] = desks as [ConsoleClient, ConsoleClient, ConsoleClient]
  })
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await ben.phone.picture('went-wrong')
  })
  afterAll(async () => {
    for (const end of ends.toReversed()) await end()
  })

  it('signs up, and turns an authenticator on', async () => {
    await register(ben)
    const { touch, phone, password } = ben
    await visit(ben, 'security', 'Security')
    await touch.link(/^Authenticator/).tap()
    const key = phone.page.getByText(/^([A-Z2-7]{4} )+[A-Z2-7]{1,4}$/)
    await key.waitFor()
    ben = { ...ben, authenticatorCode: authenticatorApp((await key.innerText()).replaceAll(' ', '')) }
    await touch.labelled('Authenticator code').fill((await ben.authenticatorCode?.()) ?? '')
    await touch.labelled('Password').fill(password)
    await enterAccountCode(ben)
    await phone.picture('authenticator')
    await touch.button('Turn on').tap()
    await touch.heading('Recovery codes').waitFor()
    await phone.picture('recovery-codes')
    await touch.button("I've saved them").tap()
    await visit(ben, 'security', 'Security')
    await expect.poll(() => touch.link(/^Authenticator.*Set$/).isVisible()).toBe(true)
    await phone.picture('authenticator-on')
  })

  it('sets a withdrawal password, says who they are, and is verified', async () => {
    await visit(ben, 'my', 'Personal')
    await setWithdrawalPassword(ben, 1)
    await submitIdentity(ben, pictures)
    // Who verified a name does not credit by it alone.
    await verifyIdentity(second)
    await visit(ben, 'renzhengResult', 'Verification status')
    await expect.poll(() => ben.touch.heading('You are verified').isVisible()).toBe(true)
  })

  it('deposits, and is credited', async () => {
    await announceDeposit(ben, { amount: '900', transfer: pictures.transfer })
    await creditDeposit([first, second], { amount: '900', sender: 'Ben Okafor' })
    await expect.poll(() => shownTo(ben)).toMatch(/900.*Credited/s)
  })

  it('binds an account, and withdraws with the password and a code', async () => {
    await bindAccount(ben, 2)
    await askToWithdraw(ben, '500')
    expect(await shownTo(ben)).toMatch(/500/)
  })

  it('is paid, and checks the receipt', async () => {
    // Nor does who credited a deposit pay it out again.
    await payWithdrawal([second, third], 'SEPA-4712')
    await expect.poll(() => shownTo(ben)).toMatch(/Paid out.*SEPA-4712/s)
    await ben.phone.picture('withdrawal-paid')
    await checkReceipt(ben)
  })

  /** How many withdrawals of so much there are. */
  const asked = async (amount: string): Promise<number> => {
    await visit(ben, 'chongzhitixianRecord', 'Deposits and withdrawals')
    await ben.phone.page.getByRole('tab', { name: 'Withdrawals' }).tap()
    // What was read before is shown until the list is read again.
    await expect.poll(() => shownTo(ben), { timeout: 10_000 }).toContain(`−${amount}`)
    return ((await shownTo(ben)) ?? '').split(`−${amount}`).length - 1
  }
  const { apply, list } = { apply: /appWithdrawal\/apply/, list: /appWithdrawal\/listMy/ }

  it('loses an answer, reloads, asks with another code, and has asked once', async () => {
    const { phone, touch } = ben
    const { page, picture } = phone
    await visit(ben, 'tixian', 'Withdraw')
    await touch.field('You receive').waitFor()
    const lost = [await loseAnswers(page, apply), await loseAnswers(page, list)]
    await sendWithdrawal(ben, '25')
    await touch.dialog().getByText("so we don't know yet if it went through").waitFor()
    await picture('answer-lost')
    await lost[0]?.end()
    await page.reload()
    await page.getByText("so we don't know yet if it went through").waitFor()
    await picture('answer-lost-reloaded')
    await confirmWithdrawal(ben)
    await page.getByText('We got your request').waitFor()
    await lost[1]?.end()
    expect(await asked('25')).toBe(1)
  })

  it('loses another, and is told that it was recorded', async () => {
    const { phone, touch } = ben
    await visit(ben, 'tixian', 'Withdraw')
    await touch.field('You receive').waitFor()
    const lost = await loseAnswers(phone.page, apply)
    await sendWithdrawal(ben, '26')
    await touch
      .dialog()
      .getByText(/^No answer came, but this went through: 26 USDT to /)
      .waitFor()
    await phone.picture('answer-lost-recorded')
    await lost.end()
    await touch.dialog().getByRole('link', { name: 'Show withdrawal' }).tap()
    await phone.page.getByText('We got your request').waitFor()
    expect(await asked('26')).toBe(1)
  })

  it('leaves books that are right, without an error', async () => {
    expect(await server.verify()).toMatch(/^clean: /)
    // The answers that were lost on purpose.
    expect(ben.phone.problems.filter((problem) => !problem.includes('net::ERR_CONNECTION_RESET'))).toEqual([])
  })
})
