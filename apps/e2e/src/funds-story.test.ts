import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser } from './browser.ts'
import { drawPictures } from './drawn-pictures.ts'
import { lacksBrowser } from './find-browser.ts'
import { type MailInbox, openMailInbox } from './mail-inbox.ts'
import { type Desk, firstOperators, openDesk, signInAll, withoutSigns } from './operator-desk.ts'
import {
  announceDeposit,
  askToWithdraw,
  bindAccount,
  checkReceipt,
  type Customer,
  customerWith,
  register,
  setWithdrawalPassword,
  shownTo,
  submitIdentity,
  visit,
} from './money-acts.ts'
import { audited, inAppOnly, lastMessage, mailed } from './money-messages.ts'
import { openPhone, type Phone } from './phone.ts'
import { type RunningServer, runServer } from './running-server.ts'
import { keepSentImages, lastSentImage } from './sent-images.ts'
import type { Touch } from './touch.ts'
import { openAlbum } from './window.ts'

/** From this size on a PNG leaves as a JPEG. */
const pngBytesMost = 2_048_000

/** From the first e-mail to money in a bank account, on a phone and at the desks of three operators. */
describe.skipIf(lacksBrowser('the story of money is skipped'))('money in and out again, seen from both sides', () => {
  const ends: (() => Promise<void>)[] = []
  let inbox: MailInbox
  let server: RunningServer
  let browser: Browser
  let phone: Phone
  let touch: Touch
  let ada: Customer
  let first: Desk
  let second: Desk
  let third: Desk
  let pictures: Awaited<ReturnType<typeof drawPictures>>

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
    const album = openAlbum('funds-story')
    pictures = await drawPictures(browser)
    phone = await openPhone(browser, server.origin, { story: album })
    ada = customerWith('ada', { phone, inbox, origin: server.origin })
    touch = ada.touch
    await keepSentImages(phone.context)
    const desk = () => openDesk(browser, server.origin, album)
    ;[first, second, third] = [await desk(), await desk(), await desk()]
  })
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail')
      for (const window of [phone, first, second, third]) await window.picture('went-wrong')
  })
  afterAll(async () => {
    for (const end of ends.toReversed()) await end()
  })

  const rows = (): Promise<string[]> => phone.page.getByRole('main').getByRole('button').allTextContents()
  const shown = () => shownTo(ada)

  it('registers by e-mail, with the code that arrives', async () => {
    await register(ada)
    expect(inbox.mails.map(({ to }) => to)).toEqual([ada.email])
  })

  it('learns what a withdrawal takes, and sets a withdrawal password', async () => {
    await setWithdrawalPassword(ada, 1)
    expect(await touch.link(/^Set a withdrawal password/).count()).toBe(0)
  })

  it('submits who they are, with photos of both sides of a card', async () => {
    await submitIdentity(ada, pictures)
    expect(await shown()).toContain('We got your details')
  })

  it('announces a deposit, with a picture of the transfer that leaves smaller and on white', async () => {
    expect(pictures.transfer.buffer.length).toBeGreaterThan(pngBytesMost)
    await announceDeposit(ada, { amount: '15000', transfer: pictures.transfer })
    const sent = await lastSentImage(phone.page)
    expect(sent).toMatchObject({ type: 'image/jpeg', width: 1_080, height: 1_350, corner: [255, 255, 255, 255] })
    expect(sent.bytes).toBeLessThan(pictures.transfer.buffer.length / 2)
  })

  it('at three desks operators sign in with a one-time code and set passwords of their own', async () => {
    const operators = firstOperators(server.said())
    expect(operators.map(({ name }) => withoutSigns(name))).toEqual(['admin-1', 'admin-2', 'admin-3'])
    await signInAll([first, second, third], operators)
    await first.picture('console-overview-empty')
  })

  it('is verified by an operator who has looked at the card, and sees it at once', async () => {
    await visit(ada, 'renzhengResult', 'Verification status')
    await touch.heading('We got your details').waitFor()
    // Who verified a name does not credit by it alone.
    await second.go('Identity')
    const application = await second.open(/^Application/)
    for (const side of ['Front', 'Back']) await application.getByAltText(`${side} of the document`).waitFor()
    await second.picture('console-identity')
    await second.press(second.button('Claim', application))
    await application.getByText('Claimed.').waitFor()
    await touch.heading("We're reviewing your details").waitFor()
    await second.act(second.button('Approve', application), /^Verify /)
    await expect.poll(() => touch.heading('You are verified').isVisible()).toBe(true)
    await phone.picture('identity-verified')
  })

  it('is credited what two operators saw arrive, and sees it at once', async () => {
    await visit(ada, 'chongzhitixianRecord', 'Deposits and withdrawals')
    await phone.page.getByText('15,000').tap()
    await phone.page.getByText('We got your request').waitFor()
    await first.go('Payments received')
    await first.act(first.button('Enter a bank line'), 'Enter a line of a bank statement', {
      Channel: 'Sandbox bank transfer',
      Amount: '15000',
      'Booked on': new Date().toISOString().slice(0, 10),
      'Bank reference': 'ADA-0001',
      Sender: 'Ada Meridian',
    })
    await second.page.getByRole('link', { name: 'Approvals' }).getByTitle('1 waiting').waitFor()
    await second.go('Approvals')
    const proposal = await second.open(/^Bank line/)
    await second.picture('console-bank-line')
    await second.act(second.button('Approve', proposal), /^Approve: bank line/)
    // From the overview to the decision without the mouse: the oldest case, its letters, and Enter for the question.
    await first.go('Overview')
    await first.waitsLongest('Deposit')
    await first.picture('console-overview')
    await first.letter('j')
    await first.letter('Enter')
    const deposit = first.page.getByRole('dialog', { name: /^Deposit/ })
    await deposit.getByAltText('Receipt sent by the user').waitFor()
    await deposit.getByText('Ada Meridian').first().waitFor()
    await first.letter('c')
    await deposit.getByText('Claimed.').waitFor()
    await deposit.getByText('Name matches').waitFor()
    await first.button('Credit', deposit).and(first.page.locator('[aria-keyshortcuts=a]')).waitFor()
    await first.picture('console-deposit')
    await first.letter('a')
    await first.page.getByRole('dialog', { name: /^Credit 15,000 USDT/ }).waitFor()
    await first.letter('Enter')
    await deposit.getByText('15,000 USDT credited.').waitFor()
    await deposit.getByText('No more cases here').waitFor()
    await expect.poll(shown).toMatch(/15,000.*Credited/s)
    await phone.picture('deposit-credited')
  })

  it('binds a first bank account, and asks for more than one operator may pay', async () => {
    await bindAccount(ada, 2)
    await askToWithdraw(ada, '12000')
    expect(await shown()).toMatch(/12,000.*Fee13.*12,013/s)
  })

  it('sees it approved by one operator and paid by another', async () => {
    const { page, picture } = phone
    await second.go('Overview')
    await second.waitsLongest('Withdrawal')
    await second.letter('j')
    await second.letter('Enter')
    const approving = second.page.getByRole('dialog', { name: /^Withdrawal/ })
    await approving.getByText('Holder is the verified name').waitFor()
    await second.letter('c')
    await approving.getByText('Claimed. It’s yours for an hour.').waitFor()
    await second.button('Approve', approving).and(second.page.locator('[aria-keyshortcuts=a]')).waitFor()
    await second.letter('a')
    await second.page.getByRole('dialog', { name: /^Approve 12,?000 USDT/ }).waitFor()
    await second.letter('Enter')
    await approving.getByText('You approved this. Above the two-person limit, another operator must pay it.').waitFor()
    await second.picture('console-approved')
    await page.getByText('Approved').first().waitFor()
    await third.go('Withdrawals')
    const paying = await third.open(/^Withdrawal/)
    await third.act(third.button('Start payment', paying), 'Start the payment?')
    await page.getByText('Paying out').first().waitFor()
    await third.act(third.button('Mark as paid', paying), /^Mark 12,?000 USDT as paid/, {
      'Proof of payment': 'SEPA-4711',
    })
    await paying.getByText('SEPA-4711').first().waitFor()
    await third.picture('console-paid')
    await expect.poll(shown).toMatch(/Paid out.*SEPA-4711/s)
    await picture('withdrawal-paid')
  })

  it('finds the same story in ledger, records, messages and e-mails', async () => {
    const { page, picture } = phone
    await visit(ada, 'zhangbianRecord', 'Ledger')
    await page.getByRole('button', { name: /^Withdrawal/ }).waitFor()
    expect((await rows()).filter((row) => row.includes('USDT')).map((row) => row.replace(/\d\d:.*/, ''))).toEqual([
      'Withdrawal−12,013.00 USDT',
      'Deposit+15,000.00 USDT',
    ])
    expect(await shown()).toContain('Balance 2,987.00')
    await picture('ledger')
    await visit(ada, 'chongzhitixianRecord', 'Deposits and withdrawals')
    await expect.poll(shown).toMatch(/15,000.*Credited/s)
    await page.getByRole('tab', { name: 'Withdrawals' }).tap()
    await expect.poll(shown).toMatch(/12,000.*Paid out/s)
    await picture('records')
    await visit(ada, 'messages', 'Messages')
    await page.getByRole('button', { name: 'Welcome to Touchstone' }).waitFor()
    const titles = (await rows()).flatMap((row) => /^(?:Unread: )?(.+?)\d\d:\d\d/.exec(row)?.[1] ?? [])
    expect(titles.toReversed()).toEqual(['Welcome to Touchstone', ...mailed, ...inAppOnly, lastMessage])
    await picture('messages')
    const codes = ['registration code', 'code to confirm a change', 'code to confirm a change']
    const sent = [...codes.map((code) => `Your ${code}`), ...mailed, lastMessage]
    await expect.poll(() => inbox.mails.length).toBe(sent.length)
    expect(inbox.mails.map(({ subject }) => subject).toSorted()).toEqual(
      sent.map((subject) => `Touchstone: ${subject}`).toSorted(),
    )
  })

  it('leaves in the audit log who did what', async () => {
    const { page, go, button, press, picture, showAll } = first
    await go('Audit log')
    await page.getByText('Paid a withdrawal').waitFor()
    await picture('console-audit')
    // The story has more rows than the first page shows: every one is laid out, and none is missing.
    await showAll()
    const log = await page
      .getByRole('row')
      .evaluateAll((all) =>
        all.map((row) => [...row.querySelectorAll('td')].slice(2, 5).map(({ textContent }) => textContent)),
      )
    // Without who signed in, and how often a page read something.
    const acts = log.map((cells) => cells.join(', ')).filter((act) => !/^$|, Viewed |, Operator \d$/.test(act))
    expect(acts.toReversed().map(withoutSigns)).toEqual(audited)
    await press(button('Check the chain'))
    await page.getByRole('dialog', { name: 'The chain is intact' }).waitFor()
    await picture('console-chain')
  })

  it('checks the receipt of what was paid, in their own browser', async () => {
    await visit(ada, 'chongzhitixianRecord?kind=withdrawal', 'Deposits and withdrawals')
    await phone.page.getByRole('main').getByText('12,000').first().tap()
    await checkReceipt(ada)
    expect(await shown()).toContain('Signed by this device')
  })

  it('leaves books that are right, without an error in any window', async () => {
    expect(await server.verify()).toMatch(/^clean: /)
    expect([phone, first, second, third].map(({ problems }) => problems)).toEqual([[], [], [], []])
    // No page was loaded a second time.
    expect(await phone.page.evaluate(() => document.documentElement.dataset['visit'])).toBe('the first')
  })
})
