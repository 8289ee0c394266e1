import type { Call } from '@touchstone/wire/call'
import { type ConsoleApi, consoleApi, type ConsoleCallName } from '@touchstone/wire/console/console-api'
import type { Role } from '@touchstone/wire/rights'
import { TOTP } from 'otpauth'
import type * as z from 'zod/mini'
import { loadBodyKeys } from '../../api/opened-keys.ts'
import { createLimits, defaultRequestLimits } from '../../api/limits.ts'
import type { Answered } from '../../api/test-app.ts'
import type { ChainHolding } from '../../features/chain/chain-holdings.ts'
import { openTestFiles } from '../../features/files/test-uploads.ts'
import { createIdentityBooking } from '../../features/identity/identity-booking.ts'
import { decimal } from '@touchstone/domain/money/decimal'
import { createTransitWatch } from '../../house/ledger/transit-watch.ts'
import { measuredOff } from '../../features/second-contracts/test-moves.ts'
import { createSearchMarks } from '../calls/search-marks.ts'
import { addConsole } from '../../start/open-console.ts'
import type { ClusterAddress } from '../../platform/test-database.ts'
import { newAuthenticatorSecret } from '../../features/accounts/users/authenticator.ts'
import { testSafe } from '../../features/accounts/users/test-safe.ts'
import { startFundsApp } from '../../features/withdrawals/test-funds-app.ts'
import { insertOperatorSession } from './operator-sessions.store.ts'
import { findOperator, insertOperator, setOperatorPassword } from './operators.store.ts'

export type TestConsole = Awaited<ReturnType<typeof startTestConsole>>
export type TestOperator = { id: number; name: string; token: string; secret: string }

export const operatorPassword = 'seven green bottles'
export const operatorWaitMs = 24 * 3_600_000

type RequestOf<Name extends ConsoleCallName> = z.input<ConsoleApi[Name]['request']>
type ReplyOf<Name extends ConsoleCallName> = z.output<ConsoleApi[Name]['reply']>
type Sending = { key?: string }

/** The marks of searches of tests. */
export const testMarks = createSearchMarks({ secret: Buffer.alloc(32, 7) })

/** A move of less than fifty steps. */
const calm = {
  symbol: 'BTC/USDT',
  durationSeconds: 30,
  at: Date.UTC(2026, 10, 18, 9),
  count: 2_879,
  move: decimal('4.99'),
  grid: decimal('0.1'),
}

/** Starts the users' calls for funds and the console, with operators created by the test. */
export async function startTestConsole(cluster: ClusterAddress, kind: 'live' | 'sandbox' = 'sandbox') {
  const app = await startFundsApp(cluster)
  const { house, owner, clock, time, passwords } = app
  const { sql } = house
  const files = await openTestFiles(sql, clock)
  const onChain: ChainHolding[] = []
  addConsole(app.app, {
    sql,
    house,
    clock,
    passwords,
    safe: testSafe,
    markSearch: testMarks,
    operatorWaitMs,
    keys: await loadBodyKeys(owner),
    limits: createLimits({ ...defaultRequestLimits, address: 1e6, addressSignIn: 1e6 }),
    crediting: app.crediting,
    booking: createIdentityBooking({ sql, house, clock }),
    files: files.files,
    callers: app.callers,
    feed: { kind, name: 'simulated', description: 'a market of its own' },
    moves: measuredOff(calm),
    candles: { sparkline: (symbol) => (symbol === 'XAU/USD' ? [decimal('3416.7')] : []) },
    chainHoldings: () => Promise.resolve(onChain),
    transit: createTransitWatch({ sql, log: () => undefined }),
  })
  const passwordHash = await passwords.hash(operatorPassword)
  let made = 0

  const signedIn = (operatorId: number): Promise<string> =>
    insertOperatorSession(sql, { operatorId, device: 'a test', address: '127.0.0.1', at: time.now })

  /** Signs in an operator with their own password; an old one by default. */
  async function operator(roles: Role[], { since = 0, name = '' } = {}): Promise<TestOperator> {
    made += 1
    const named = name === '' ? `operator-${made}` : name
    const secret = newAuthenticatorSecret()
    const row = { name: named, roles, passwordHash, secret: testSafe.seal({ operator: named }, secret), since }
    const id = await insertOperator(sql, { ...row, createdAt: time.now })
    if (id === undefined) throw new Error(`operator ${named} not found`)
    await setOperatorPassword(sql, id, passwordHash)
    return { id, name: named, secret, token: await signedIn(id) }
  }

  /** A call as the wire describes it; whatever comes back. */
  function call(name: ConsoleCallName, request: object, token?: string, sending: Sending = {}): Promise<Answered> {
    const { method, path: pattern }: Call = consoleApi[name]
    const fields = new Map<string, unknown>(Object.entries(request))
    const path = pattern.replace(/\{(\w+)\}/g, (_whole, field: string) => {
      const inPath = String(fields.get(field))
      fields.delete(field)
      return inPath
    })
    const asking = { ...sending, token }
    if (method === 'POST') return app.post(path, Object.fromEntries(fields), asking)
    return app.get(path, Object.fromEntries([...fields].map(([key, value]) => [key, String(value)])), asking)
  }

  /** A call that succeeds: its result. @throws with the refusal when it does not. */
  async function done<Name extends ConsoleCallName>(
    name: Name,
    request: RequestOf<Name>,
    token: string,
    sending: Sending = {},
  ): Promise<ReplyOf<Name>> {
    const { code, message, result } = await call(name, request as object, token, sending)
    if (code !== 200) throw new Error(`${name}: ${code} ${message}`)
    return result as ReplyOf<Name>
  }

  /** Returns the refusal of a call; `done` if it succeeds. */
  async function refusal<Name extends ConsoleCallName>(
    name: Name,
    request: RequestOf<Name>,
    token?: string,
    sending: Sending = {},
  ): Promise<string> {
    const { code, result } = await call(name, request as object, token, sending)
    return code === 200 ? 'done' : (result as { key: string }).key
  }

  /** The id of an arrival that two operators saw on a statement. */
  async function entered(reference: string, amount: string, [first, second]: [TestOperator, TestOperator]) {
    const line = { channel: 'sandbox-bank', amount, reference, sender: 'A Person', bookedOn: '2026-11-18' }
    const { proposalId } = await done('proposeBankArrival', line, first.token)
    await done('approveProposal', { id: proposalId }, second.token)
    const { records } = await done('arrivals', { free: 'true' }, first.token)
    return records.find((record) => record.reference === reference)?.id ?? ''
  }

  return {
    ...app,
    entered,
    files,
    onChain,
    operator,
    signedIn,
    call,
    done,
    refusal,
    /** The code that an operator's authenticator shows now. */
    async codeOf({ id }: Pick<TestOperator, 'id'>, at = time.now): Promise<string> {
      const found = await findOperator(sql, { id })
      if (found === undefined) throw new Error(`operator ${id} not found`)
      const secret = testSafe.open({ operator: found.name }, found.secret)
      return new TOTP({ secret }).generate({ timestamp: at })
    },
    async stop(): Promise<void> {
      await files.remove()
      await app.stop()
    },
  }
}
