import type { Endpoints } from '@touchstone/market/live/feed'
import type { FastifyBaseLogger } from 'fastify'
import type { RequestLimits } from '../api/limits.ts'
import type { ChainSettings } from '../features/chain/chain-settings.ts'
import type { CourierOptions } from '../features/delivery/courier.ts'
import type { FilesOptions } from '../features/files/open-files.ts'
import type { NetworkFeeds } from '../features/mining/network-source.ts'
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
  /** The addresses of a live feed's exchange, in place of the real ones. */
  feedEndpoints?: Endpoints
  seed: string | undefined
  log: FastifyBaseLogger
  /** Prints a plain line for the person who starts the server. */
  say: (line: string) => void
  /** Called when the server cannot continue. */
  onFailure: (reason: string) => void
  courier: Omit<CourierOptions, 'sandbox'>
  /** Networks and addresses for deposits over chains; of a live house only. */
  chains?: ChainSettings
  /** Whom push services can write to. */
  pushContact: string
  pushServices?: readonly string[]
  metricsToken: string | undefined
  /** The folder of the built app, or a promise of it; by default the one that the build writes. */
  webApp?: string | Promise<string>
  /** The number of our own proxies in front of the server. */
  proxies: number
  limits?: Partial<RequestLimits>
  /** How long a person waits before another code; a minute by default. */
  codeEveryMs?: number
  /** How long a new operator cannot be the second signer; a day by default. */
  operatorWaitMs?: number
  checkpointEveryMs?: number
  /** How many days of long charts are made ready in the background after a start. */
  candleReadyDays?: number
  /** How many days of every strategy are made up for in the background after a start. */
  strategyReadyDays?: number
  /** What reads the blocks of networks that machines mine on; by default nothing does. */
  networkFeeds?: NetworkFeeds
}
