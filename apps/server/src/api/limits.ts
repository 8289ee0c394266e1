import type { Result } from '@touchstone/domain/result'
import { addressGroup, networksOf } from './address-group.ts'
import { type Budgets, createBudgets } from './budgets.ts'
import type { Caller, Refused } from './handler.ts'
import { callerJobs, createJobs, passAfterRest, passAtOnce } from './expensive-jobs.ts'

/** Requests a minute; expensive ones count as several. Our choice; tests and benches raise them. */
export type RequestLimits = {
  /** Of one address, all calls together. */
  address: number
  /** Of one address, calls that begin a session, try a secret or send a code. */
  addressSignIn: number
  /** Of one account, all calls together. */
  account: number
  /** WebSockets open at once from one address. */
  sockets: number
}

export const defaultRequestLimits: RequestLimits = { address: 1_200, addressSignIn: 30, account: 600, sockets: 50 }

/** Calls of this weight are expensive jobs, and of this one they use a processor for long. */
export const expensiveFrom = 5
export const computesFrom = 30

/** Our choice: an app whose session has ended tries a few times, somebody who guesses all the time. */
export const wrongTokenWeight = 10

/** Who asks: an account where there is one, else an address. */
export type Asker = { address: string; caller?: Caller }

/** The limits as functions that count a request and say whether it is one too many. */
export type Limits = {
  address: (address: string, weight: number) => Refused | undefined
  addressSignIn: (address: string) => Refused | undefined
  account: (userId: number, weight: number) => Refused | undefined
  /** Counts a token that nobody has a session of, besides the request that it came with. */
  wrongToken: (address: string) => void
  /** Runs a call as its weight demands: of expensive ones two of a caller at once. */
  run: <Value>(asker: Asker, weight: number, run: () => Promise<Value>) => Promise<Result<Value, Refused>>
  /**
   * Runs what uses a processor for long: one of the house at once, and half of the time. `weight`: what it costs besides
   * the weight of its call, known only now.
   */
  compute: <Value>(asker: Asker, weight: number, run: () => Promise<Value>) => Promise<Result<Value, Refused>>
  socketsMax: number
}

export function createLimits(limits: RequestLimits, now: () => number = () => performance.now()): Limits {
  const jobs = createJobs({ ...callerJobs, atOnce: Infinity, pass: passAtOnce })
  const computed = createJobs({ ...callerJobs, atOnce: 1, pass: passAfterRest })
  const ofAddress = createBudgets(limits.address, now)
  const ofSignIn = createBudgets(limits.addressSignIn, now)
  const ofAccount = createBudgets(limits.account, now)
  const refusalAfter = (seconds: number | undefined): Refused | undefined =>
    seconds === undefined ? undefined : { kind: 'too_many_requests', seconds }
  const keyOf = ({ address, caller }: Asker): string =>
    caller === undefined ? addressGroup(address) : `account ${caller.userId}`
  const leftOf = ({ address }: Asker) => {
    const networks = networksOf(address)
    return () => Math.min(...networks.map(({ name }) => ofAddress.left(name)))
  }
  return {
    address: (address, weight) => refusalAfter(spendOf(ofAddress, address, weight)),
    addressSignIn: (address) => refusalAfter(spendOf(ofSignIn, address, 1)),
    account: (userId, weight) => refusalAfter(ofAccount.spend(String(userId), weight)),
    wrongToken(address) {
      chargeTo(ofAddress, address, wrongTokenWeight)
    },
    async run(asker, weight, run) {
      if (weight < expensiveFrom) return { ok: true, value: await run() }
      return (weight < computesFrom ? jobs : computed).run(keyOf(asker), leftOf(asker), run)
    },
    compute(asker, weight, run) {
      chargeTo(ofAddress, asker.address, weight)
      if (asker.caller !== undefined) ofAccount.charge(String(asker.caller.userId), weight)
      return computed.run(keyOf(asker), leftOf(asker), run)
    },
    socketsMax: limits.sockets,
  }
}

/** Of a wider network, which has more, a request takes a smaller part. What one refuses is not taken from wider ones. */
function spendOf(budgets: Budgets, address: string, weight: number): number | undefined {
  for (const { name, times } of networksOf(address)) {
    const seconds = budgets.spend(name, weight / times)
    if (seconds !== undefined) return seconds
  }
  return undefined
}

function chargeTo(budgets: Budgets, address: string, weight: number): void {
  for (const { name, times } of networksOf(address)) budgets.charge(name, weight / times)
}
