import type { Endpoints } from '@touchstone/market/live/feed'
import type { FastifyBaseLogger } from 'fastify'
import type { RequestLimits } from './api/limits.ts'
import type { CourierOptions } from './delivery/courier.ts'
import type { DatabaseAddress } from './platform/database.ts'

export type ServerOptions = {
  address: DatabaseAddress
  host: string
  /** 0 for any that is free. */
  port: number
  feed: string
  /** Where a live feed's exchange is, instead of its own addresses. */
  feedEndpoints?: Endpoints
  seed: string | undefined
  log: FastifyBaseLogger
  /** What whoever started the server should know, in plain lines. */
  say: (line: string) => void
  /** The server cannot go on. */
  onFailure: (reason: string) => void
  courier: Omit<CourierOptions, 'sandbox'>
  /** Whom push services can write to. */
  pushContact: string
  pushServices?: readonly string[]
  metricsToken: string | undefined
  /** The folder of the built app; the one that the build writes where none is named. */
  webApp?: string
  /** How many proxies of our own stand before us. */
  proxies: number
  limits?: Partial<RequestLimits>
  checkpointEveryMs?: number
  /** How many days of long charts are made ready in the background after a start. */
  candleReadyDays?: number
}
