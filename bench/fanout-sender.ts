import { setInterval } from 'node:timers/promises'
import { exampleTick } from '@touchstone/domain/examples/example-facts'
import { printDecimal } from '@touchstone/domain/money/decimal'
import { createLimits } from '@touchstone/server/api/limits'
import { startTestApp } from '@touchstone/server/api/test-app'
import type { ClusterAddress } from '@touchstone/server/platform/test-database'
import { nounSides } from '@touchstone/server/start/noun-features'
import { createStream } from '@touchstone/server/features/stream/stream'
import { addStream } from '@touchstone/server/features/stream/stream.routes'
import { createCpuMeter, send, type ToSender } from './fanout-messages.ts'

/** The interval for each symbol: four ticks a second. */
const tickEveryMs = 250
const tapeCommitEveryMs = 20

const cluster = JSON.parse(process.env['FANOUT_CLUSTER'] ?? '') as ClusterAddress
const clock = (): number => Date.now()
const test = await startTestApp(cluster, {
  handlers: () => ({}),
  house: { clock, tapeCommitEveryMs },
})
const { app, house } = test
const stream = createStream({
  features: nounSides,
  clock,
  market: house.market,
  settings: house.settings,
  candles: { current: () => undefined, list: () => Promise.resolve([]) },
  callerOf: () => Promise.resolve(undefined),
  ownersOf: () => Promise.resolve(new Map()),
})
house.onTicks(stream.onTicks)
await addStream(app, {
  stream,
  clock,
  limits: createLimits({ address: 1e9, addressSignIn: 1e9, account: 1e9, sockets: 1e6 }),
  socketsMax: 1e6,
})
await app.listen({ port: 0, host: '127.0.0.1', backlog: 4_096 })
const bound = app.server.address()
send({ kind: 'port', port: typeof bound === 'object' && bound !== null ? bound.port : 0 })

const cpu = createCpuMeter()
let skippedBefore = 0
const stopping = new AbortController()
process.on('message', (message: ToSender) => {
  if (message.kind === 'stop') stopping.abort()
  else {
    const { skipped } = stream.counts()
    send({ kind: 'measured', cpu: cpu(), skipped: skipped - skippedBefore })
    skippedBefore = skipped
  }
})

/** The symbols in turn, spread evenly over a quarter of a second, each moving up and down a little. */
const symbols = [...house.settings().symbols.values()]
let step = 0
for await (const _ of setInterval(tickEveryMs / symbols.length)) {
  if (stopping.signal.aborted) break
  const due = Math.floor((Date.now() % tickEveryMs) / (tickEveryMs / symbols.length))
  for (; step % symbols.length !== due; step += 1) {
    const terms = symbols[step % symbols.length]
    if (terms === undefined) break
    const bid = terms.priceTick * BigInt(100_000 + (step % 17))
    const { sequence: _sequence, ...tick } = exampleTick(terms.symbol, 0, clock(), {
      bid: printDecimal(bid),
      ask: printDecimal(bid + terms.priceTick),
    })
    house.tape.admit({ ...tick, receivedAt: tick.sourceAt })
  }
}
await test.stop()
process.exit(0)
