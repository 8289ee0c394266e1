import type { Result } from '@touchstone/domain/result'
import { addressGroup } from './address-group.ts'
import { createBudgets } from './budgets.ts'
import type { Caller, Refused } from './handler.ts'
import { createWorks } from './works.ts'

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

/** Calls of this weight are expensive works: two of a caller run at once. */
export const expensiveFrom = 5

/** Who asks: an account where there is one, else an address. */
export type Asker = { address: string; caller?: Caller }

/** The limits as functions that count a request and say whether it is one too many. */
export type Limits = {
  address: (address: string, weight: number) => Refused | undefined
  addressSignIn: (address: string) => Refused | undefined
  account: (userId: number, weight: number) => Refused | undefined
  /** Counts what a request turned out to cost besides its own weight, and runs it as an expensive work. */
  work: <Value>(asker: Asker, weight: number, run: () => Promise<Value>) => Promise<Result<Value, Refused>>
  socketsMax: number
}

export function createLimits(limits: RequestLimits, now: () => number = () => performance.now()): Limits {
  const works = createWorks()
  const ofAddress = createBudgets(limits.address, now)
  const ofSignIn = createBudgets(limits.addressSignIn, now)
  const ofAccount = createBudgets(limits.account, now)
  const refusalAfter = (seconds: number | undefined): Refused | undefined =>
    seconds === undefined ? undefined : { kind: 'too_many_requests', seconds }
  return {
    address: (address, weight) => refusalAfter(ofAddress.spend(addressGroup(address), weight)),
    addressSignIn: (address) => refusalAfter(ofSignIn.spend(addressGroup(address), 1)),
    account: (userId, weight) => refusalAfter(ofAccount.spend(String(userId), weight)),
    work({ address, caller }, weight, run) {
      const group = addressGroup(address)
      ofAddress.charge(group, weight)
      if (caller !== undefined) ofAccount.charge(String(caller.userId), weight)
      return works.run(caller === undefined ? group : `account ${caller.userId}`, run)
    },
    socketsMax: limits.sockets,
  }
}
