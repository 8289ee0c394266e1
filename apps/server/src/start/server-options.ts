import type { Endpoints } from '@touchstone/market/live/feed'
import type { FastifyBaseLogger } from 'fastify'
import type { RequestLimits } from '../api/limits.ts'
import type { ChainSettings } from '../features/chain/chain-settings.ts'
import type { CourierOptions } from '../features/delivery/courier.ts'
import type { FilesOptions } from '../features/files/open-files.ts'
import type { DatabaseAddress } from '../platform/database.ts'

export type ServerOptions = {
  /** Where images of users are kept. */
  files: FilesOptions
  address: DatabaseAddress
  /** How long a start waits for another server on this database to end; fifteen seconds where it is not said. */
  databaseWaitMs?: number
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
  /** Where deposits come over chains; of a live house alone. */
  chains?: ChainSettings
  /** Whom push services can write to. */
  pushContact: string
  pushServices?: readonly string[]
  metricsToken: string | undefined
  /** The folder of the built app; the one that the build writes where none is named. */
  webApp?: string
  /** How many proxies of our own stand before us. */
  proxies: number
  limits?: Partial<RequestLimits>
  /** How long somebody waits for another code; a minute where it is not said. */
  codeEveryMs?: number
  /** How long a new operator is no second signer; a day where it is not said. */
  operatorWaitMs?: number
  checkpointEveryMs?: number
  /** How many days of long charts are made ready in the background after a start. */
  candleReadyDays?: number
}
