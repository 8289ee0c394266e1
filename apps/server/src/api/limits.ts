import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Refused } from './handler.ts'

/** Requests a minute. Our choice; tests and benches raise them. */
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

declare module 'fastify' {
  interface FastifyRequest {
    /** Set when a valid token came with the request; account limits count by it. */
    userId?: number
  }
}

type Limit = (request: FastifyRequest) => Promise<Refused | undefined>

/** The limits as functions that count a request and say whether it is one too many. */
export function createLimits(
  app: FastifyInstance,
  limits: RequestLimits,
): Record<'address' | 'addressSignIn' | 'account', Limit> {
  const limitOf = (name: string, max: number, keyGenerator: (request: FastifyRequest) => string): Limit => {
    const check = app.createRateLimit({
      max,
      timeWindow: 60_000,
      keyGenerator: (request) => `${name} ${keyGenerator(request)}`,
    })
    return async (request) => {
      const checked = await check(request)
      if (checked.isAllowed || !checked.isExceeded) return undefined
      return { kind: 'too_many_requests', seconds: checked.ttlInSeconds }
    }
  }
  return {
    address: limitOf('all', limits.address, (request) => request.ip),
    addressSignIn: limitOf('sign-in', limits.addressSignIn, (request) => request.ip),
    account: limitOf('account', limits.account, (request) => String(request.userId)),
  }
}
