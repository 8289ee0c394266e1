import { expect } from 'vitest'
import type { DrawnPictures } from './drawn-pictures.ts'
import type { MailInbox } from './mail-inbox.ts'
import type { Phone } from './phone.ts'
import { settled, type Touch, touchOf } from './touch.ts'

type Person = { email: string; password: string; pin: string; surname: string; firstName: string }

/** Somebody with a phone, an e-mail address and a card, who wants to bring money in and take it out. */
export type Customer = Person & {
  phone: Phone
  touch: Touch
  origin: string
  inbox: MailInbox
  /** The next code of the authenticator app, where one is used. */
  authenticatorCode?: () => Promise<string>
}

const persons = {
  ada: {
    email: 'ada@example.org',
    password: 'a lighthouse at noon',
    pin: '428163',
    surname: 'Meridian',
    firstName: 'Ada',
  },
  ben: {
    email: 'ben@example.org',
    password: 'a kettle before dawn',
    pin: '739164',
    surname: 'Okafor',
    firstName: 'Ben',
  },
} as const satisfies Record<string, Person>

/** Gives one of them a phone. */
export const customerWith = (
  name: keyof typeof persons,
  { phone, inbox, origin }: Pick<Customer, 'phone' | 'inbox' | 'origin'>,
): Customer => ({ phone, inbox, origin, touch: touchOf(phone.page), ...persons[name] })

/** Goes to a page by its address. */
export async function visit({ phone: { page }, origin }: Customer, path: string, title: string): Promise<void> {
  await page.goto(`${origin}/#/${path}`)
  await page.getByRole('heading', { name: title, level: 1 }).waitFor()
  await page.getByText('Loading...').waitFor({ state: 'hidden' })
}

/** All that is on the page. */
export const shownTo = ({ phone: { page } }: Customer): Promise<string | null> => page.getByRole('main').textContent()

const subjectOf = {
  registration: 'Your registration code',
  change: 'Your code to confirm a change',
  account: 'Your code to change how you sign in',
} as const

/** The six digits of the nth e-mail of a kind, once it is there. */
async function codeFrom({ inbox }: Customer, kind: keyof typeof subjectOf, nth = 1): Promise<string> {
  const found = () => inbox.mails.filter(({ subject }) => subject === `Touchstone: ${subjectOf[kind]}`)[nth - 1]
  await expect.poll(found).toBeDefined()
  return /^\d{6}/.exec(found()?.text ?? '')?.[0] ?? ''
}

/** Registers, starting at the first page, with the code that arrives by e-mail. */
export async function register(customer: Customer): Promise<void> {
  const { phone, touch, email, password, origin } = customer
  const { page, picture } = phone
  await page.goto(origin)
  await page.evaluate(() => {
    document.documentElement.dataset['visit'] = 'the first'
  })
  await touch.link('Personal').tap()
  await touch.button('Create account').tap()
  await touch.field('E-mail code').waitFor()
  await touch.field('E-mail').fill(email)
  await touch.button('Send code').tap()
  await touch.field('E-mail code').fill(await codeFrom(customer, 'registration'))
  await touch.labelled('New password').fill(password)
  await touch.labelled('New password again').fill(password)
  await page.getByRole('checkbox').tap()
  await picture('register')
  await touch.button('Create account').tap()
  await touch.link('Withdraw').waitFor()
  await picture('registered')
}

/** The code to the contact without which no authenticator is turned on. */
export async function enterAccountCode(customer: Customer): Promise<void> {
  await customer.touch.button('Send code').tap()
  await customer.touch.labelled(/^Code to /).fill(await codeFrom(customer, 'account'))
}

/** The login password and the nth code to confirm a change. */
async function prove(customer: Customer, nth: number): Promise<void> {
  const { touch, password } = customer
  await touch.labelled('Sign-in password').fill(password)
  await touch.button('Send code').tap()
  await touch.labelled(/^Code to /).fill(await codeFrom(customer, 'change', nth))
}

/** Sets the withdrawal password, starting at the profile: opens what a withdrawal takes, and types six digits twice. */
export async function setWithdrawalPassword(customer: Customer, nthCode: number): Promise<void> {
  const { phone, touch, pin } = customer
  const { picture } = phone
  await touch.link('Withdraw').tap()
  await touch.heading('Before you can withdraw').waitFor()
  await picture('preparations')
  await touch.link(/^Set a withdrawal password/).tap()
  for (const heading of ['Choose six digits', 'Enter them again']) {
    await touch.heading(heading).waitFor()
    await touch.type(pin)
  }
  await prove(customer, nthCode)
  await picture('withdrawal-password')
  await touch.button('Save').tap()
  await touch.heading('Before you can withdraw').waitFor()
  await touch.link(/^Set a withdrawal password/).waitFor({ state: 'detached' })
}

/** From what a withdrawal takes: who they are, with photos of both sides of a card. */
export async function submitIdentity({ phone, touch, ...person }: Customer, pictures: DrawnPictures): Promise<void> {
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
    await dialog.getByText('Looks good').waitFor()
    await picture(`identity-${side}`)
    await touch.button('Use this photo', dialog).tap()
    await dialog.waitFor({ state: 'hidden' })
  }
  await expect.poll(() => page.getByText('Uploaded').count()).toBe(2)
  await picture('identity-form')
  await touch.field('Surname').fill(person.surname)
  await touch.field('First name').fill(person.firstName)
  await touch.labelled('Date of birth').fill('1990-03-14')
  await page.getByRole('checkbox').tap()
  await touch.button('Submit').tap()
  await touch.heading('We got your details').waitFor()
  await picture('identity-submitted')
}

/** That so much was sent to the bank, with a picture of the transfer. */
export async function announceDeposit(
  customer: Customer,
  { amount, transfer }: { amount: string; transfer: DrawnPictures['transfer'] },
): Promise<void> {
  const { touch, phone } = customer
  const { page, picture } = phone
  await visit(customer, 'chongzhi', 'Deposit')
  await touch.link(/^Sandbox bank transfer/).tap()
  await touch.link("I've sent it").waitFor()
  await picture('deposit-bank')
  await touch.link("I've sent it").tap()
  await touch.field('How much did you send?').tap()
  await touch.type(amount)
  await touch.done()
  await touch.labelled('Picture of the transfer').setInputFiles(transfer)
  await page.getByText('Uploaded').waitFor()
  await picture('deposit-form')
  await touch.button('Continue').tap()
  await settled(touch.button('Submit deposit', touch.dialog()))
  await picture('deposit-confirm')
  await touch.button('Submit deposit', touch.dialog()).tap()
  await page.getByText('We got your request').waitFor()
  await picture('deposit-asked')
}

/** A first bank account for what goes out. */
export async function bindAccount(customer: Customer, nthCode: number): Promise<void> {
  const { touch, phone, firstName, surname, authenticatorCode } = customer
  await visit(customer, 'tixian', 'Withdraw')
  await touch.link(/^Add an account/).tap()
  await touch.field('Bank').fill('Example Bank')
  await touch.field('Account holder').fill(`${firstName} ${surname}`)
  await touch.field('IBAN or account number').fill('DE89 3704 0044 0532 0130 00')
  await prove(customer, nthCode)
  if (authenticatorCode !== undefined) await touch.labelled('Authenticator code').fill(await authenticatorCode())
  await phone.picture('account')
  await touch.button('Add account').tap()
  await touch.field('You receive').waitFor()
}

/** From there: so much, with the withdrawal password and, where one is used, the code of the authenticator. */
export async function sendWithdrawal(customer: Customer, amount: string): Promise<void> {
  const { touch, phone } = customer
  await touch.type(amount)
  await phone.picture('withdraw')
  await confirmWithdrawal(customer)
}

/** From an amount that was typed: the last look, the password, and where one is used the code. */
export async function confirmWithdrawal({ touch, phone, pin, authenticatorCode }: Customer): Promise<void> {
  await touch.button('Continue').tap()
  await settled(touch.button(/^Withdraw [\d,.]+ USDT$/, touch.dialog()))
  await phone.picture('withdraw-confirm')
  await touch.button(/^Withdraw [\d,.]+ USDT$/, touch.dialog()).tap()
  await touch.dialog().getByRole('heading', { name: 'Withdrawal password' }).waitFor()
  await touch.type(pin)
  if (authenticatorCode === undefined) return
  await touch.dialog().getByRole('heading', { name: 'Authenticator code' }).waitFor()
  await phone.picture('authenticator-code')
  await touch.type(await authenticatorCode())
}

/** All of it, up to the answer. */
export async function askToWithdraw(customer: Customer, amount: string): Promise<void> {
  const { page, picture } = customer.phone
  await sendWithdrawal(customer, amount)
  await page.getByText('We got your request').waitFor()
  await picture('withdrawal-asked')
}

/** From a request for money to its receipt, which their own browser checks: to the end, or to the next checkpoint. */
export async function checkReceipt({ touch, phone }: Customer): Promise<void> {
  await touch.link('View receipt').tap()
  const verdict = touch.heading(/^(Same result|Verified) on your phone$/)
  await expect.poll(() => verdict.isVisible(), { timeout: 100_000 }).toBe(true)
  await phone.picture('receipt')
}
