import { existsSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import path from 'node:path'
import { chainSettings } from '../features/chain/chain-settings.ts'
import { checkedFileKey, refuseKeyBesideFiles } from '../features/files/file-key.ts'
import { bucketSettings } from '../features/files/file-settings.ts'
import { networkUrls, openNetworkFeeds, refuseNetworksInSandbox } from '../features/mining/network-settings.ts'
import { textsOf } from '@touchstone/texts/texts'
import { languages } from '@touchstone/wire/languages'
import { createLog, logLevels } from './operations/log.ts'
import { courierSettings } from '../features/delivery/courier-settings.ts'
import { adviceOn } from '../platform/advice.ts'
import { historyDays } from '../features/strategies/strategy-days.ts'
import { daysReadyAfterStart } from '../house/candles/candles.ts'
import { feedKind } from '../house/feeds/open-feed.ts'
import { ensureOwnFolder } from '../platform/data-folder.ts'
import { databaseAddress } from '../platform/database-address.ts'
import { type EmbeddedDatabase, startEmbeddedDatabase } from '../platform/embedded-database.ts'
import { surviveLostWrites } from '../platform/lost-write.ts'
import { knownPushServices } from '../features/push/push-services.ts'
import { buildApp } from './built-app.ts'
import { refuseUnlistenable } from './listen.ts'
import { type RunningServer, startServer } from './server.ts'
import { bitsIn, contactIn, numberIn, originsIn, setting, wordIn } from './start-settings.ts'
import { perhapsMeant, refuseMisspelt } from './variables.ts'

const root = path.resolve(import.meta.dirname, '../../../..')
const log = createLog('info')
const say = (line: string): void => {
  console.log(line)
}
surviveLostWrites((error) => {
  log.error({ error }, 'uncaught error')
})

const host = setting('HOST') ?? '127.0.0.1'
const folder = path.resolve(root, setting('DATA_DIR') ?? 'data')
let embedded: EmbeddedDatabase | undefined
let server: RunningServer | undefined
let stopping: string | undefined
/** Ends what is asked of services outside. */
const reading = new AbortController()

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(signal, 0))

try {
  refuseMisspelt(process.env)
  for (const sentence of perhapsMeant(process.env)) say(sentence)
  log.level = wordIn('LOG_LEVEL', 'info', logLevels)
  const port = numberIn('PORT', 8_080, 65_535)
  const proxies = numberIn('PROXIES', 0, 10)
  const codeEverySeconds = numberIn('CODE_EVERY_SECONDS', 60, 3_600)
  const checkpointEverySeconds = numberIn('CHECKPOINT_EVERY_SECONDS', 60, 300)
  const candleReadyDays = numberIn('CHART_DAYS_READY', daysReadyAfterStart, 1_000)
  const strategyReadyDays = numberIn('STRATEGY_DAYS_READY', historyDays, historyDays)
  const pushContact = contactIn('PUSH_CONTACT', 'mailto:push@touchstone.invalid')
  const chains = chainSettings(setting)
  const networks = networkUrls(setting)
  const bucket = bucketSettings(setting)
  const fileKey = checkedFileKey(setting('FILES_KEY'))
  const pushServices = [...knownPushServices, ...originsIn('PUSH_SERVICES')]
  const databaseUrl = setting('DATABASE_URL')
  const external = databaseUrl === undefined ? undefined : databaseAddress('DATABASE_URL', databaseUrl)
  const courier = courierSettings(setting)
  const feed = setting('FEED') ?? 'simulated'
  // An unknown feed, or a live one without FILES_KEY, is refused before anything is made.
  if (feedKind(feed).kind === 'live') refuseKeyBesideFiles(fileKey, folder)
  else refuseNetworksInSandbox(networks)
  const seed = bitsIn('SEED')
  // Only on a new folder: at a restart the old server may still hold the port.
  if (!existsSync(folder)) await refuseUnlistenable({ host, port })
  ensureOwnFolder(folder)
  const webApp = process.argv.includes('--build') ? buildApp() : undefined
  // Its failure is reported where the start awaits it; until then it must not end the process.
  webApp?.catch(() => undefined)
  embedded = external === undefined ? await startEmbeddedDatabase(folder, say) : undefined
  void embedded?.exited.then(() => {
    if (stopping !== undefined) return
    log.fatal('the database stopped')
    process.exit(1)
  })
  say(embedded === undefined ? 'using the PostgreSQL of DATABASE_URL' : describeHome(embedded))
  server = await startServer({
    address: external ?? embedded?.connection ?? '',
    host,
    port,
    feed,
    seed,
    log,
    say,
    onFailure: (reason) => void stop(reason, 1),
    courier,
    chains,
    pushContact,
    pushServices,
    files: { folder, key: fileKey, s3: bucket },
    metricsToken: setting('METRICS_TOKEN'),
    proxies,
    ...(webApp === undefined ? {} : { webApp }),
    codeEveryMs: codeEverySeconds * 1_000,
    checkpointEveryMs: checkpointEverySeconds * 1_000,
    candleReadyDays,
    strategyReadyDays,
    networkFeeds: openNetworkFeeds(networks, reading.signal, (message, details) => {
      log.warn(details, message)
    }),
  })
  for (const address of addressesOf(host)) say(`open: http://${address}:${server.port}/`)
  say(`ready after ${(performance.now() / 1_000).toFixed(1)} s; Ctrl-C stops it`)
  // One by one, so that neither the start nor a later request waits for a language to load.
  for (const [index, language] of languages.entries()) setTimeout(textsOf, index * 100, language).unref()
} catch (error) {
  // A configuration error is one sentence; anything else needs its stack.
  say(`startup failed: ${adviceOn(error, folder) ?? (error instanceof Error ? error.message : String(error))}`)
  log.debug({ error }, 'startup failed')
  await stop('startup failed', 1)
}

async function stop(reason: string, code: number): Promise<void> {
  if (stopping !== undefined) return
  stopping = reason
  say(`stopping: ${reason}`)
  reading.abort()
  await server?.close()
  await embedded?.stop()
  say(server === undefined ? 'stopped' : 'stopped; every accepted command is stored')
  process.exit(code)
}

/** Returns the addresses to open: on this machine, and, if the server listens there, on the network. */
function addressesOf(listening: string): string[] {
  if (listening !== '0.0.0.0' && listening !== '::') return [listening.includes(':') ? `[${listening}]` : listening]
  const onNetwork = Object.values(networkInterfaces()).flatMap((each) => each ?? [])
  return [
    '127.0.0.1',
    ...onNetwork.filter((each) => each.family === 'IPv4' && !each.internal).map((each) => each.address),
  ]
}

/** As root the database lies elsewhere where its own user cannot enter the folder. */
function describeHome({ home }: EmbeddedDatabase): string {
  const line = `running embedded PostgreSQL in ${home}`
  return home === folder ? line : `${line}: its user postgres cannot enter ${folder}, which holds the rest`
}
