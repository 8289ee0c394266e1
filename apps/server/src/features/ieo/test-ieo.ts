import { balanceOf } from '@touchstone/domain/books/book'
import type { UserAccount } from '@touchstone/domain/ledger/account'
import type { Currency } from '@touchstone/domain/money/currency'
import { printDecimal } from '@touchstone/domain/money/decimal'
import { defaultSettings } from '@touchstone/domain/settings/default-settings'
import { ieosUnder } from '@touchstone/domain/settings/investments'
import type { Settings } from '@touchstone/domain/settings/settings'
import { decide as decideAll } from '@touchstone/domain/rulebook/decide'
import { checkReceipt } from '@touchstone/domain/rulebook/check-receipt'
import { type RefusalKind, refusalCodes } from '@touchstone/wire/codes/refusal-codes'
import { ieo } from '@touchstone/wire/ieo'
import type { ieoOrder, ieoSale } from '@touchstone/wire/ieo-shapes'
import type * as z from 'zod/mini'
import { noteAcceptance } from '../../console/agreements/note-acceptance.ts'
import { agreedTo } from '../agreements/test-agreements.ts'
import { type Answered, startTestApp, type TestApp, type TestDeps } from '../../api/test-app.ts'
import type { Decide } from '../../executor/batch-decide.ts'
import { readBook } from '../../executor/books.store.ts'
import type { ClusterAddress } from '../../platform/test-database.ts'
import { buyersOf, testPasswords } from '../investments/test-buyers.ts'
import { receiptsHandlers } from '../ledger/receipts.routes.ts'
import { walletsHandlers } from '../wallets/wallets.routes.ts'
import { ieoHandlers } from './ieo.routes.ts'
import { ieoSteps, type PlaySaleIssuers } from './ieo-steps.ts'
import { openSandboxIeos } from './open-sandbox-ieos.ts'
import { playSaleIssuers } from './play-sale-issuers.ts'

type Applying = { id: string; lotPrice: string; key: string; password: string; agreementSha256: string | undefined }
type Sale = z.output<typeof ieoSale>
export type Order = z.output<typeof ieoOrder>

function log(message: string, details: object): never {
  throw new Error(`${message} ${JSON.stringify(details)}`)
}

/** Does what is due until the first command, whose answer is lost with everything else. Whether there was one. */
async function lifeOfOneCommand(deps: Parameters<typeof ieoSteps>[0], now: number): Promise<boolean> {
  let isCrashed = false
  const life = ieoSteps({
    ...deps,
    async submit(submission) {
      if (isCrashed) return { kind: 'failed' }
      isCrashed = true
      await deps.submit(submission)
      throw new Error('crash')
    },
  })
  await life.advance(now).catch((error: unknown) => {
    if (!isCrashed) throw error
  })
  return isCrashed
}

/** What answers people in these tests. */
function handlersOf({ house, books }: TestDeps) {
  const { sql, settings, settingsVersions, onCommitted, decisionTime, receipt, market } = house
  const asked = { sql, settings, settingsVersions, books, onCommitted, decisionTime }
  return {
    ...ieoHandlers({ ...asked, passwords: testPasswords, noteAcceptance }),
    ...walletsHandlers({ sql, settings, books, market }),
    ...receiptsHandlers({ sql, books, receipt, onLostResults: (details) => log('results are lost', details) }),
  }
}

/** An app whose sandbox sells two tokens for the first time: `lumen` by commitment, `arbor` by a draw. */
export async function startIeos(
  cluster: ClusterAddress,
  {
    issuers = playSaleIssuers,
    settings = defaultSettings,
    log: told = log,
    decide = decideAll,
  }: {
    issuers?: PlaySaleIssuers | 'none'
    settings?: Settings
    log?: Parameters<typeof ieoSteps>[0]['log']
    decide?: Decide
  } = {},
) {
  const app: TestApp = await startTestApp(cluster, { house: { settings, decide }, handlers: handlersOf })
  const { house, time } = app
  const { submit } = house.executor
  const { sql, decisionTime } = house
  await openSandboxIeos({ sql, submit, log }, ieosUnder(settings))
  const steps = ieoSteps({ sql, submit, decisionTime, playIssuers: issuers, log: told })
  const buyers = await buyersOf(app)

  const started = {
    app,
    readKind: buyers.readKind,
    /** Somebody new with this amount of USDT, who has acknowledged the risk. */
    async person(balance?: string) {
      const person = await buyers.person(balance)
      await buyers.setPassword(person.userId)
      return person
    },
    /**
     * Goes to a time, and does what is due by then in many lives: each ends with its first command, whose answer nobody gets.
     * The next life knows only what is in the database.
     */
    async crashAtEachStep(at: number): Promise<void> {
      time.now = Math.max(at, time.now)
      for (let isCrashed = true; isCrashed;) {
        isCrashed = false
        isCrashed = await lifeOfOneCommand({ sql, submit, decisionTime, playIssuers: issuers, log }, time.now)
        await house.idle()
      }
    },
    advance: (now = time.now) => steps.advance(now),
    waitingMs: (now = time.now) => steps.waitingMs(now),
    /** Goes to a time, and does what is due by then. */
    async goTo(at: number): Promise<void> {
      time.now = Math.max(at, time.now)
      await steps.advance(time.now)
      await house.idle()
      // What orders have paid comes to the sale's book as what follows them.
      await steps.advance(time.now)
      await house.idle()
    },
    async sale(id: string): Promise<Sale> {
      const list = (await app.get(ieo.ieoSales.path, {}, { token: app.signIn(9_999) })).result as Sale[]
      const found = list.find((each) => each.id === id)
      if (found === undefined) throw new Error(`${id} is not sold`)
      return found
    },
    outcome: (id: string) => app.get(ieo.ieoOutcome.path, { id }, { token: app.signIn(9_999) }),
    /** By commitment, unless another sale is named. `password`: none where it is empty. */
    apply(token: string, lots: number, given: Partial<Applying> = {}): Promise<Answered> {
      const { id = 'lumen', key = app.newKey(), password = '246810', ...more } = given
      const { lotPrice = id === 'arbor' ? '100' : '10', ...agreed } = more
      const asked = {
        productId: id,
        lots,
        lotPrice,
        ...agreedTo('token_sales'),
        ...agreed,
        ...(password === '' ? {} : { withdrawalPassword: password }),
      }
      return app.post(ieo.applyIeo.path, asked, { token, key })
    },
    change: (token: string, id: string, lots: number, password = '246810') =>
      app.post(
        ieo.changeIeo.path,
        { id, lots, ...(password === '' ? {} : { withdrawalPassword: password }) },
        { token, key: app.newKey() },
      ),
    withdraw: (token: string, id: string) => app.post(ieo.withdrawIeo.path, { id }, { token, key: app.newKey() }),
    pay: (token: string, id: string, key = app.newKey()) => app.post(ieo.payIeo.path, { id }, { token, key }),
    async orders(token: string): Promise<Order[]> {
      const { result } = await app.get(ieo.ieoOrders.path, { pageNo: '1', pageSize: '20' }, { token })
      return (result as { records: Order[] }).records
    },
    async order(token: string): Promise<Order> {
      const [found] = await started.orders(token)
      if (found === undefined) throw new Error('nothing was applied for')
      return found
    },
    async held(bookId: number, account: UserAccount, currency: Currency = 'USDT'): Promise<string> {
      return printDecimal(balanceOf(await readBook(sql, bookId), account, currency))
    },
    /** What a book of a sale holds. */
    async ofSale(id: string): Promise<{ escrow: string; proceeds: string }> {
      const { bookId, token, currency } = await started.sale(id)
      const book = await readBook(sql, bookId ?? 0)
      return {
        escrow: printDecimal(balanceOf(book, 'escrow', token as Currency)),
        proceeds: printDecimal(balanceOf(book, 'proceeds', currency as Currency)),
      }
    },
    /** Checks the receipt of every row of a book. */
    async checkAll(bookId: number): Promise<void> {
      const { sequence } = await readBook(sql, bookId)
      for (let row = 1; row <= sequence; row += 1) {
        const failed = checkReceipt(await house.receipt(bookId, row)).checks.filter(({ ok }) => !ok)
        if (failed.length > 0) throw new Error(`row ${row} of book ${bookId}: ${JSON.stringify(failed)}`)
      }
    },
    /** What each row of a book moved for an order: the app finds the receipts of an order by that. */
    async movedFor(bookId: number, id: string): Promise<string[]> {
      const rows = await app.owner<{ kinds: string }[]>`
        select string_agg(distinct kind, ' ' order by kind) as kinds from ledger_entries
        where book_id = ${bookId} and subject = ${id} group by sequence order by sequence`
      return rows.map(({ kinds }) => kinds)
    },
    /** By currency, what is under way between two books. */
    async inTransit(): Promise<Record<string, string>> {
      const rows = await app.owner<{ currency: string; amount: string }[]>`
        select currency, trim_scale(sum(amount))::text as amount from (
          select amount, account, world, currency from house_balances
          union all select amount, account, world, currency from house_deltas) all_of
        where account = 'house:transit' and world = 'real' group by currency having sum(amount) <> 0`
      return Object.fromEntries(rows.map(({ currency, amount }) => [currency, amount]))
    },
  }
  return started
}

export type Ieos = Awaited<ReturnType<typeof startIeos>>

/** What refuses an answer. */
export const refusedAs = (kind: RefusalKind): { code: number } => ({ code: refusalCodes[kind] })

/** The order that an answer is about. */
export const orderIn = (answer: { result?: unknown }): Order => (answer.result as { order: Order }).order
