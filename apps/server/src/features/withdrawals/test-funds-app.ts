import { randomUUID } from 'node:crypto'
import { decimal } from '@touchstone/domain/money/decimal'
import type { Command } from '@touchstone/domain/rulebook/nouns'
import { defaultSettings } from '@touchstone/domain/settings/default-settings'
import type { Settings } from '@touchstone/domain/settings/settings'
import { bookOf } from '../../executor/books.store.ts'
import { noChains } from '../chain/chain-settings.ts'
import { createDepositAddresses } from '../chain/deposit-addresses.ts'
import type { CourierOptions } from '../delivery/courier.ts'
import { addArrival } from '../deposits/arrivals.ts'
import { createCrediting } from '../deposits/crediting.ts'
import { depositsHandlers } from '../deposits/deposits.routes.ts'
import { nounSides } from '../../start/noun-features.ts'
import { createMessageFollower } from '../journal-messages/message-follower.ts'
import { messagesHandlers } from '../messages/messages.routes.ts'
import { addMessage } from '../messages/add-message.ts'
import { insertSession } from '../accounts/sessions/sessions.store.ts'
import { startSignInApp } from '../accounts/sessions/test-sign-in.ts'
import type { ClusterAddress } from '../../platform/test-database.ts'
import { accountDetails } from '../settlement-accounts/account-details.ts'
import { settlementAccountsHandlers } from '../settlement-accounts/settlement-accounts.routes.ts'
import { insertAccount } from '../settlement-accounts/settlement-accounts.store.ts'
import { until } from '../delivery/test-delivery.ts'
import { testSafe } from '../accounts/users/test-safe.ts'
import { createUser } from '../accounts/users/create-user.ts'
import { holdGuard, putWithdrawalPassword } from '../funds-guard/guards.store.ts'
import { walletsHandlers } from '../wallets/wallets.routes.ts'
import { withdrawalsHandlers } from './withdrawals.routes.ts'

export type FundsApp = Awaited<ReturnType<typeof startFundsApp>>
export type Person = { token: string; userId: number; bookId: number; email: string }

export const loginPassword = 'correct horse'
export const rightPassword = '135790'
export const bankDetails = {
  kind: 'bank',
  channel: 'sandbox-bank',
  currency: 'USDT',
  bankName: 'A bank',
  holder: 'A Person',
  number: 'GB29 NWBK 6016 1331 9268 19',
  label: '',
} as const
export const addressDetails = {
  kind: 'chain',
  channel: 'sandbox-usdt-ethereum',
  address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
}

/** Two letters that stand for a country in which money moves neither in nor out. */
export const closedCountry = 'QQ'
const closedInOneCountry: Settings = {
  ...defaultSettings,
  countries: new Map([[closedCountry, { off: ['deposits', 'withdrawals'], leverageMax: null, stakeMax: null }]]),
}

/** The calls of funds, and the house's own side of them. The message follower runs beside them. */
async function openFunds(cluster: ClusterAddress, couriers: Partial<CourierOptions>) {
  const app = await startSignInApp(cluster, {
    couriers,
    house: { settings: closedInOneCountry },
    handlers({ house, books, clock, passwords }) {
      const { sql, settings } = house
      const isWatched = (): Promise<boolean> => Promise.resolve(false)
      const depositAddress = createDepositAddresses({ sql, clock, keys: noChains.keys, isWatched })
      return {
        ...depositsHandlers({ sql, settings, books, depositAddress }),
        ...withdrawalsHandlers({
          sql,
          settings,
          books,
          passwords,
          safe: testSafe,
        }),
        ...settlementAccountsHandlers({ sql, settings, passwords, safe: testSafe }),
        ...messagesHandlers({ sql }),
        ...walletsHandlers({ sql, settings, books, market: house.market }),
      }
    },
  })
  const { house } = app
  const follower = createMessageFollower({ sql: house.sql, features: nounSides })
  house.onCommitted(follower.onCommitted)
  const logged: string[] = []
  const crediting = createCrediting({
    sql: house.sql,
    submit: house.executor.submit,
    settings: house.settings,
    clock: app.clock,
    log: (message) => logged.push(message),
  })
  let commands = 0

  /** A command of the house on a book, done. */
  async function decide(bookId: number, command: Command): Promise<void> {
    commands += 1
    const outcome = await house.executor.submit({ bookId, key: `given:${commands}`, command })
    if (outcome.kind !== 'done') throw new Error(JSON.stringify(outcome))
  }

  return { ...app, follower, crediting, logged, decide }
}

type Opened = Awaited<ReturnType<typeof openFunds>>

/** What people do, and what a test does for them. */
async function peopleOf(app: Opened) {
  const { house, owner } = app
  let people = 0
  const passwordHash = await app.passwords.hash(loginPassword)
  const withdrawalPasswordHash = await app.passwords.hash(rightPassword)

  /** Somebody who has registered by e-mail and signed in. */
  async function newcomer(): Promise<Person> {
    people += 1
    const email = `person${people}@example.com`
    const contact = { kind: 'email', address: email, countryCode: undefined } as const
    const from = { countryCode: 'US', inviterId: undefined, language: 'en-us', at: app.time.now } as const
    const { userId, token } = await house.sql.begin(async (sql) => {
      const made = await createUser(sql, addMessage, { account: undefined, contact, passwordHash, ...from })
      if (made === undefined) throw new Error(`there is a ${email}`)
      const session = { userId: made.userId, device: 'a test', address: '127.0.0.1', at: app.time.now }
      return { userId: made.userId, token: await insertSession(sql, session) }
    })
    return { token, userId, email, bookId: await bookOf(house.sql, userId, 'real') }
  }

  /** A bank account that counts, and the withdrawal password, as if both had been there for long. */
  async function equip(userId: number): Promise<string> {
    const { sql } = house
    await holdGuard(sql, userId)
    await putWithdrawalPassword(sql, { userId, passwordHash: withdrawalPasswordHash, changedAt: null })
    const details = accountDetails(bankDetails, house.settings())
    if (!details.ok) throw new Error(details.refusal.kind)
    const at = app.time.now
    const account = await insertAccount(sql, { userId, details: details.value, at, usableFrom: at })
    return String(account?.id)
  }

  /** The code for funds that is sent when this person asks for one. */
  async function fundsCode({ token, email }: Person): Promise<string> {
    app.time.now += 61_000
    // Mails about something else may arrive before and after it.
    const codes = async (): Promise<string[]> =>
      (await app.delivery.messagesTo(email, 0)).flatMap(
        ({ text }) => /\b(\d{6}) is your Touchstone code/.exec(text)?.[1] ?? [],
      )
    const before = await codes()
    const asked = await app.post('/api/user/appUser/sendCode', {}, { token })
    if (asked.code !== 200) throw new Error(asked.message)
    return until(async () => {
      const [newest, ...earlier] = await codes()
      return earlier.length === before.length ? newest : undefined
    })
  }

  async function setPassword(person: Person, withdrawalPassword = rightPassword): Promise<unknown> {
    const code = await fundsCode(person)
    const body = { password: loginPassword, code, withdrawalPassword }
    return (await app.post('/api/user/appUser/setWithdrawalPassword', body, { token: person.token })).result
  }

  async function bind(person: Person, details: object = bankDetails): Promise<{ id: string; usableFromAtMs: number }> {
    const code = await fundsCode(person)
    const body = { ...details, password: loginPassword, code }
    const { code: answer, message, result } = await app.post(accountsPath('addAccount'), body, { token: person.token })
    if (answer !== 200) throw new Error(message)
    return result as { id: string; usableFromAtMs: number }
  }

  /** As if documents had proved this name of somebody. */
  async function proveName({ userId }: Pick<Person, 'userId'>, surname = 'Person', firstName = 'A'): Promise<void> {
    const body = JSON.stringify({ basic: { surname, firstName } })
    await owner`
      insert into identity_applications (user_id, level, state, body, submitted_at, decided_at, booked_at)
      values (${userId}, 1, 'verified', ${body}, 1, 1, 1)`
  }

  /** An id of an arrival that two operators have seen on a statement. */
  async function arrive(reference: string, amount: string, channel = 'sandbox-bank'): Promise<number> {
    const line = { channel, amount: decimal(amount), reference, payer: 'A Person', arrivedAt: app.time.now }
    const asked = { ...line, operators: [1, 2], at: app.time.now }
    const added = await house.sql.begin((transaction) => addArrival(transaction, asked, house.settings()))
    if (!added.ok) throw new Error(added.refusal.kind)
    return added.value
  }

  /** The id of an image that this person sent. */
  async function proofOf({ userId }: Pick<Person, 'userId'>, biz = 'deposit_proof'): Promise<string> {
    const id = randomUUID()
    await owner`
      insert into files (id, user_id, biz, state, type, width, height, bytes, key_id, made_at)
      values (${id}, ${userId}, ${biz}, 'kept', 'image/png', 1, 1, 1, 'test', ${app.time.now})`
    return id
  }

  /** The id of a request of this person by bank. */
  async function requestDeposit(person: Person, amount: string): Promise<number> {
    const body = { channel: 'sandbox-bank', amount, proof: await proofOf(person) }
    const answer = await app.post(depositPath('apply'), body, { token: person.token })
    if (answer.code !== 200) throw new Error(answer.message)
    return Number((answer.result as { id: string }).id)
  }

  return { newcomer, equip, fundsCode, setPassword, bind, proveName, arrive, proofOf, requestDeposit }
}

/** An app with the calls of funds, of people who have registered. */
export async function startFundsApp(cluster: ClusterAddress, couriers: Partial<CourierOptions> = {}) {
  const app = await openFunds(cluster, couriers)
  const people = await peopleOf(app)
  const { owner, follower, decide } = app
  const { newcomer, equip } = people

  return {
    ...app,
    ...people,
    /** Somebody verified with a withdrawal password, one account, and money. */
    async settled(amount = '5000', level: 1 | 2 = 1): Promise<Person & { accountId: string }> {
      const person = await newcomer()
      await decide(person.bookId, { kind: 'set_identity', identityLevel: level, country: 'TH' })
      const accountId = await equip(person.userId)
      await app.crediting.takeChainArrival({
        network: 'ethereum',
        txHash: `given ${person.userId}`,
        logIndex: 0,
        channel: 'sandbox-usdt-ethereum',
        userId: person.userId,
        amount: decimal(amount),
        at: app.time.now,
      })
      return { ...person, accountId }
    },
    /** The messages of a person, oldest first. */
    async messagesOf({
      userId,
    }: Person): Promise<{ kind: string; details: Record<string, unknown>; sequence: number | null }[]> {
      await follower.idle()
      const rows = await owner<{ kind: string; details: string; sequence: bigint | null }[]>`
        select kind, details, sequence from messages where user_id = ${userId} order by id`
      return rows.map(({ kind, details, sequence }) => ({
        kind,
        details: JSON.parse(details) as Record<string, unknown>,
        sequence: sequence === null ? null : Number(sequence),
      }))
    },
    async stop(): Promise<void> {
      await follower.stop()
      await app.stop()
    },
  }
}

export const accountsPath = (call: string): string => `/api/user/appUserWithdrawalInfoSet/${call}`
export const withdrawalPath = (call: string): string => `/api/finance/appWithdrawal/${call}`
export const depositPath = (call: string): string => `/api/finance/appRecharge/${call}`
