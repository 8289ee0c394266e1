import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser } from './browser.ts'
import { drawPictures } from './drawn-pictures.ts'
import { lacksBrowser } from './find-browser.ts'
import { type MailInbox, openMailInbox } from './mail-inbox.ts'
import { type Desk, firstOperators, openDesk, signInAll, withoutSigns } from './operator-desk.ts'
import { audited, inAppOnly, lastMessage, mailed } from './money-messages.ts'
import { openPhone, type Phone } from './phone.ts'
import { type RunningServer, runServer } from './running-server.ts'
import { keepSentImages, lastSentImage } from './sent-images.ts'
import { settled, type Touch, touchOf } from './touch.ts'
import { openAlbum } from './window.ts'

const email = 'ada@example.org'
const password = 'a lighthouse at noon'
const pin = '428163'
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
    touch = touchOf(phone.page)
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

  const visit = async (path: string, title: string): Promise<void> => {
    await phone.page.goto(`${server.origin}/#/${path}`)
    await phone.page.getByRole('heading', { name: title, level: 1 }).waitFor()
    await phone.page.getByText('Loading...').waitFor({ state: 'hidden' })
  }
  const shown = (): Promise<string | null> => phone.page.getByRole('main').textContent()
  const rows = (): Promise<string[]> => phone.page.getByRole('main').getByRole('button').allTextContents()
  /** The six digits of an e-mail, once it is there. */
  const codeFrom = async (subject: string, nth = 1): Promise<string> => {
    const found = () => inbox.mails.filter((mail) => mail.subject === `Touchstone: ${subject}`)[nth - 1]
    await expect.poll(found).toBeDefined()
    return /^\d{6}/.exec(found()?.text ?? '')?.[0] ?? ''
  }

  it('registers by e-mail, with the code that arrives', async () => {
    const { page, picture } = phone
    await page.goto(server.origin)
    await page.evaluate(() => {
      document.documentElement.dataset['visit'] = 'the first'
    })
    await touch.link('Personal').tap()
    await touch.button('Create account').tap()
    await touch.field('E-mail').fill(email)
    await touch.button('Send code').tap()
    await touch.field('E-mail code').fill(await codeFrom('Your registration code'))
    await touch.labelled('New password').fill(password)
    await touch.labelled('New password again').fill(password)
    await page.getByRole('checkbox').tap()
    await picture('register')
    await touch.button('Create account').tap()
    await touch.link('Withdraw').waitFor()
    expect(inbox.mails.map(({ to }) => to)).toEqual([email])
    await picture('registered')
  })

  it('learns what a withdrawal takes, and sets a withdrawal password', async () => {
    const { picture } = phone
    await touch.link('Withdraw').tap()
    await touch.heading('Before you can withdraw').waitFor()
    await picture('preparations')
    await touch.link(/^Set a withdrawal password/).tap()
    for (const heading of ['Choose six digits', 'Enter them again']) {
      await touch.heading(heading).waitFor()
      await touch.type(pin)
    }
    await touch.labelled('Login password').fill(password)
    await touch.button('Send code').tap()
    await touch.labelled(/^Code to a/).fill(await codeFrom('Your code to confirm a change'))
    await picture('withdrawal-password')
    await touch.button('Save').tap()
    await touch.heading('Before you can withdraw').waitFor()
    await expect.poll(() => touch.link(/^Set a withdrawal password/).count()).toBe(0)
  })

  it('submits who they are, with photos of both sides of a card', async () => {
    const { page, picture } = phone
    const dialog = touch.dialog()
    await touch.link(/^Verify your identity/).tap()
    await touch.button(/^Issuing country/).tap()
    await dialog.getByRole('searchbox').fill('germ')
    await dialog.getByText('Germany').tap()
    await touch.field('Document number').fill('L01X00T471')
    for (const side of ['front', 'back'] as const) {
      await touch.button(side === 'front' ? 'Front of the card' : 'Back of the card').tap()
      await dialog.getByText('Open the camera app').waitFor()
      await dialog.getByLabel('Choose a photo').setInputFiles(pictures[side])
      await dialog.getByText('The photo looks good').waitFor()
      await picture(`identity-${side}`)
      await touch.button('Use this photo', dialog).tap()
      await dialog.waitFor({ state: 'hidden' })
    }
    await expect.poll(() => page.getByText('Uploaded').count()).toBe(2)
    await picture('identity-form')
    await touch.field('Surname').fill('Meridian')
    await touch.field('First name').fill('Ada')
    await touch.labelled('Date of birth').fill('1990-03-14')
    await page.getByRole('checkbox').tap()
    await touch.button('Submit').tap()
    await touch.heading('We have received your data').waitFor()
    await picture('identity-submitted')
  })

  it('announces a deposit, with a picture of the transfer that leaves smaller and on white', async () => {
    const { page, picture } = phone
    await visit('chongzhi', 'Deposit')
    await touch.link(/^Sandbox bank transfer/).tap()
    await touch.link('I have sent it').waitFor()
    await picture('deposit-bank')
    await touch.link('I have sent it').tap()
    await touch.field('How much did you send?').tap()
    await touch.type('15000')
    await touch.button('Done').tap()
    expect(pictures.transfer.buffer.length).toBeGreaterThan(pngBytesMost)
    await touch.labelled('Picture of the transfer').setInputFiles(pictures.transfer)
    await page.getByText('Uploaded').waitFor()
    const sent = await lastSentImage(page)
    expect(sent).toMatchObject({ type: 'image/jpeg', width: 1_080, height: 1_350, corner: [255, 255, 255, 255] })
    expect(sent.bytes).toBeLessThan(pictures.transfer.buffer.length / 2)
    await picture('deposit-form')
    await touch.button('Continue').tap()
    await settled(touch.button('Submit deposit', touch.dialog()))
    await picture('deposit-confirm')
    await touch.button('Submit deposit', touch.dialog()).tap()
    await page.getByText('Request received').waitFor()
    await picture('deposit-asked')
  })

  it('at three desks operators sign in with a one-time code and set passwords of their own', async () => {
    const operators = firstOperators(server.said())
    expect(operators.map(({ name }) => withoutSigns(name))).toEqual(['admin-1', 'admin-2', 'admin-3'])
    await signInAll([first, second, third], operators)
    await first.picture('console-deposits')
  })

  it('is verified by an operator who has looked at the card, and sees it at once', async () => {
    await visit('renzhengResult', 'Verification status')
    await touch.heading('We have received your data').waitFor()
    // Who verified a name does not credit by it alone.
    await second.go('Identity')
    const application = await second.open(/^Application/)
    for (const side of ['Front', 'Back']) await application.getByAltText(`${side} of the document`).waitFor()
    await second.picture('console-identity')
    await second.act(second.button('Claim', application), 'Claim this application?')
    await touch.heading('Your data are being reviewed').waitFor()
    await second.act(second.button('Approve', application), /^Verify /)
    await expect.poll(() => touch.heading('You are verified').isVisible()).toBe(true)
    await phone.picture('identity-verified')
  })

  it('is credited what two operators saw arrive, and sees it at once', async () => {
    await visit('chongzhitixianRecord', 'Deposits and withdrawals')
    await phone.page.getByText('15,000').tap()
    await phone.page.getByText('Request received').waitFor()
    await first.go('Arrivals')
    await first.act(first.button('Enter a bank line'), 'Enter a line of a bank statement', {
      Channel: 'Sandbox bank transfer',
      Amount: '15000',
      'Booked on': new Date().toISOString().slice(0, 10),
      'Reference of the bank': 'ADA-0001',
      Sender: 'Ada Meridian',
    })
    await second.page.getByRole('link', { name: 'Four eyes' }).getByTitle('1 waiting').waitFor()
    await second.go('Four eyes')
    const proposal = await second.open(/^Bank line/)
    await second.picture('console-bank-line')
    await second.act(second.button('Approve', proposal), /^Approve: bank line/)
    await first.go('Deposits')
    const deposit = await first.open(/^Deposit/)
    await deposit.getByAltText('What the user sent').waitFor()
    await first.act(first.button('Claim', deposit), 'Claim this deposit?')
    await deposit.getByText('the verified name').waitFor()
    await first.picture('console-deposit')
    await first.act(first.button('Credit', deposit), /^Credit 15,000 USDT/)
    await expect.poll(shown).toMatch(/15,000.*Credited/s)
    await phone.picture('deposit-credited')
  })

  it('binds a first bank account, and asks for more than one operator may pay', async () => {
    const { picture, page } = phone
    await visit('tixian', 'Withdraw')
    await touch.link(/^Add an account/).tap()
    await touch.field('Bank').fill('Example Bank')
    await touch.field('Account holder').fill('Ada Meridian')
    await touch.field('IBAN or account number').fill('DE89 3704 0044 0532 0130 00')
    await touch.labelled('Login password').fill(password)
    await touch.button('Send code').tap()
    await touch.labelled(/^Code to a/).fill(await codeFrom('Your code to confirm a change', 2))
    await picture('account')
    await touch.button('Add account').tap()
    await touch.field('You receive').waitFor()
    await touch.type('12000')
    await picture('withdraw')
    await touch.button('Continue').tap()
    await settled(touch.button('Withdraw USDT', touch.dialog()))
    await picture('withdraw-confirm')
    await touch.button('Withdraw USDT', touch.dialog()).tap()
    await touch.dialog().getByRole('heading', { name: 'Withdrawal password' }).waitFor()
    await touch.type(pin)
    await page.getByText('Request received').waitFor()
    expect(await shown()).toMatch(/12,000.*Fee13.*12,013/s)
    await picture('withdrawal-asked')
  })

  it('sees it approved by one operator and paid by another', async () => {
    const { page, picture } = phone
    await second.go('Withdrawals')
    const approving = await second.open(/^Withdrawal/)
    await second.act(second.button('Claim', approving), 'Claim this withdrawal?')
    await second.act(second.button('Approve', approving), /^Approve 12,?000 USDT/)
    await approving.getByText('You approved it: above the threshold another operator pays it.').waitFor()
    await second.picture('console-approved')
    await page.getByText('Approved').first().waitFor()
    await third.go('Withdrawals')
    const paying = await third.open(/^Withdrawal/)
    await third.act(third.button('Begin payment', paying), 'Begin the payment?')
    await page.getByText('Being paid').first().waitFor()
    await third.act(third.button('Paid', paying), /^Was 12,?000 USDT paid/, { Proof: 'SEPA-4711' })
    await paying.getByText('SEPA-4711').waitFor()
    await third.picture('console-paid')
    await expect.poll(shown).toMatch(/Paid out.*SEPA-4711/s)
    await picture('withdrawal-paid')
  })

  it('finds the same story in ledger, records, messages and e-mails', async () => {
    const { page, picture } = phone
    await visit('zhangbianRecord', 'Ledger')
    await page.getByRole('button', { name: /^Withdrawal fee/ }).waitFor()
    expect((await rows()).filter((row) => row.includes('USDT')).map((row) => row.replace(/\d\d:.*/, ''))).toEqual([
      'Withdrawal fee−13.00USDT',
      'Withdrawal paid out−12,000.00USDT',
      'Reserved for a withdrawal+12,013.00USDT',
      'Reserved for a withdrawal−12,013.00USDT',
      'Deposit+15,000.00USDT',
    ])
    expect(await shown()).toContain('Balance 2,987.00')
    await picture('ledger')
    await visit('chongzhitixianRecord', 'Deposits and withdrawals')
    await expect.poll(shown).toMatch(/15,000.*Credited/s)
    await page.getByRole('tab', { name: 'Withdrawals' }).tap()
    await expect.poll(shown).toMatch(/12,000.*Paid out/s)
    await picture('records')
    await visit('messages', 'Messages')
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
    const { page, go, button, press, picture } = first
    await go('Audit log')
    await page.getByText('Paid a withdrawal').waitFor()
    await picture('console-audit')
    const log = await page
      .getByRole('row')
      .evaluateAll((all) =>
        all.map((row) => [...row.querySelectorAll('td')].slice(2, 5).map(({ textContent }) => textContent)),
      )
    // Without who signed in, and how often a page read something.
    const acts = log.map((cells) => cells.join(', ')).filter((act) => !/^$|, Read an? |, Operator \d$/.test(act))
    expect(acts.toReversed().map(withoutSigns)).toEqual(audited)
    await press(button('Check the chain'))
    await page.getByRole('dialog', { name: 'The chain is whole' }).waitFor()
    await picture('console-chain')
  })

  it('leaves books that are right, without an error in any window', async () => {
    expect(await server.verify()).toMatch(/^clean: /)
    expect([phone, first, second, third].map(({ problems }) => problems)).toEqual([[], [], [], []])
    // No page was loaded a second time.
    expect(await phone.page.evaluate(() => document.documentElement.dataset['visit'])).toBe('the first')
  })
})
