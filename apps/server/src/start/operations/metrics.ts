import type { MarketFact } from '@touchstone/domain/books/facts'
import type { Settings } from '@touchstone/domain/settings/settings'
import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client'
import type { ChainCounts } from '../../features/chain/evm-watcher.ts'
import type { FeedDoor } from '../../house/tape/feed-door.ts'
import type { Tape } from '../../house/tape/tape.ts'
import type { Executor } from '../../executor/executor.ts'
import type { Stream } from '../../features/stream/stream.ts'
import type { TapeLag } from '../../house/tape/tape-lag.ts'

export type MetricsDeps = {
  executor: Pick<Executor, 'queued' | 'counters'>
  tape: Pick<Tape, 'counts'>
  tapeLag: Pick<TapeLag, 'lagMs'>
  feed: Pick<FeedDoor, 'counts'>
  settings: () => Pick<Settings, 'symbols'>
  market: (symbol: string) => MarketFact | undefined
  stream: Pick<Stream, 'counts'>
  /** For how long money has been between two books. */
  transitMs: () => number
  /** By job: how long its oldest day that is over has waited for being done, milliseconds. */
  daysWaitingMs: () => Readonly<Record<string, number>>
  /** Of the keys of encrypted bodies. */
  bodyKeys: { opened: number; remembered: number }
  /** Of watched chains, by network. */
  chains?: (() => Record<string, ChainCounts>) | undefined
}

type Values = Record<string, number>

/** Everything that is worth watching, read at the moment of asking. */
export function createMetrics(deps: MetricsDeps): Registry {
  const register = new Registry()
  collectDefaultMetrics({ register })

  /** A number that only rises, kept elsewhere; with a label one for each of its values. */
  function counter(name: string, help: string, read: () => number | Values, label?: string): void {
    const metric = new Counter({
      name: `touchstone_${name}`,
      help,
      labelNames: label === undefined ? [] : [label],
      registers: [register],
      collect() {
        this.reset()
        for (const [value, count] of valuesOf(read())) metric.inc(label === undefined ? {} : { [label]: value }, count)
      },
    })
  }

  function gauge(name: string, help: string, read: () => number | Values, label?: string): void {
    const metric = new Gauge({
      name: `touchstone_${name}`,
      help,
      labelNames: label === undefined ? [] : [label],
      registers: [register],
      collect() {
        for (const [value, count] of valuesOf(read())) metric.set(label === undefined ? {} : { [label]: value }, count)
      },
    })
  }

  addExecutor(deps, counter, gauge)
  gauge(
    'transit_seconds',
    'How long money has been between two books without a pause; 0 if none is. More than 60 is an alarm.',
    () => deps.transitMs() / 1e3,
  )
  gauge(
    'day_waiting_seconds',
    'How long the oldest day that is over has waited for its daily job; 0 if none has. More than 3,600 is an alarm.',
    () => Object.fromEntries(Object.entries(deps.daysWaitingMs()).map(([job, ms]) => [job, ms / 1e3])),
    'job',
  )
  addMarket(deps, counter, gauge)
  addStream(deps, counter, gauge)
  addChains(deps, counter, gauge)
  return register
}

const valuesOf = (read: number | Values): [string, number][] =>
  typeof read === 'number' ? [['', read]] : Object.entries(read)

type Add = (name: string, help: string, read: () => number | Values, label?: string) => void

function addExecutor({ executor: { queued, counters }, bodyKeys }: MetricsDeps, counter: Add, gauge: Add): void {
  gauge('queue_depth', 'Commands that wait for their batch.', queued)
  counter(
    'commands_total',
    'Commands by what became of them. Thrown and poisoned are bugs: there must be none.',
    () => ({
      committed: counters.committed,
      repeated: counters.repeated,
      refused: counters.refused,
      overloaded: counters.overloaded,
      thrown: counters.thrown,
      poisoned: counters.poisoned,
    }),
    'outcome',
  )
  counter(
    'decisions_slow_total',
    'Decisions above their budget of milliseconds: nobody was served meanwhile.',
    () => counters.slow,
  )
  gauge('decision_slowest_seconds', 'The longest of them since the start.', () => counters.slowestMs / 1e3)
  counter('batches_total', 'Committed batches; commands over batches is the size of one.', () => counters.batches)
  counter(
    'batch_seconds_total',
    'Time spent in batches, by part; over batches it is how long one takes.',
    () => ({
      load: counters.loadMicros / 1e6,
      decide: counters.decideMicros / 1e6,
      write: counters.writeMicros / 1e6,
      commit: counters.commitMicros / 1e6,
    }),
    'part',
  )
  counter('batches_rerun_total', 'Batches run again because the database gave way.', () => counters.rerun)
  counter('books_skipped_total', 'Books passed over because another session held them.', () => counters.skipped)
  counter(
    'body_keys_total',
    'Keys of encrypted bodies: opened with the private key, or remembered.',
    () => ({ opened: bodyKeys.opened, remembered: bodyKeys.remembered }),
    'how',
  )
}

function addMarket(deps: MetricsDeps, counter: Add, gauge: Add): void {
  const { tape, tapeLag, feed, settings, market } = deps
  gauge('tape_lag_seconds', 'How long the oldest price that is not committed has waited.', () => tapeLag.lagMs() / 1e3)
  gauge('tape_waiting', 'Prices that wait to be committed.', () => tape.counts().waiting)
  counter('tape_commits_total', 'Commits of the tape.', () => tape.counts().commits)
  counter('tape_rows_total', 'Prices and watermarks on the tape since the start.', () => tape.counts().committed)
  counter('tape_retries_total', 'Commits of the tape that had to be tried again.', () => tape.counts().retries)
  counter('tape_dropped_total', 'Prices that were not taped, by reason.', () => tape.counts().dropped, 'reason')
  gauge(
    'symbols',
    'Symbols by the state of their price.',
    () => {
      const states = { open: 0, stale: 0, closed: 0, missing: 0 }
      for (const symbol of settings().symbols.keys()) states[market(symbol)?.state ?? 'missing'] += 1
      return states
    },
    'state',
  )
  counter(
    'feed_frames_total',
    'Frames of the feed by what its gate made of them.',
    () => {
      const verdicts: Values = {}
      for (const symbol of settings().symbols.keys())
        for (const [verdict, count] of Object.entries(feed.counts(symbol) ?? {}))
          verdicts[verdict] = (verdicts[verdict] ?? 0) + count
      return verdicts
    },
    'verdict',
  )
}

function addStream({ stream }: MetricsDeps, counter: Add, gauge: Add): void {
  gauge('sockets', 'WebSockets that are open.', () => stream.counts().sockets)
  gauge('sockets_signed_in', 'Those with a session.', () => stream.counts().signedIn)
  counter('socket_frames_total', 'Frames with prices or events that were sent.', () => stream.counts().frames)
  counter('socket_bytes_total', 'Their bytes.', () => stream.counts().bytes)
  counter('socket_skipped_total', 'Frames left out because the one before had not left.', () => stream.counts().skipped)
  counter('socket_events_total', "Users' own events.", () => stream.counts().events)
  counter('socket_lost_total', 'Sockets that were told that events are lost.', () => stream.counts().lost)
  counter('socket_dead_total', 'Sockets closed because they did not answer.', () => stream.counts().dead)
  counter('socket_refused_total', 'Frames of clients that were malformed or too many.', () => stream.counts().refused)
}

function addChains({ chains = () => ({}) }: MetricsDeps, counter: Add, gauge: Add): void {
  const of = (name: keyof ChainCounts) => (): Values =>
    Object.fromEntries(Object.entries(chains()).map(([network, counts]) => [network, counts[name]]))
  gauge('chain_head', 'The newest block of a watched chain.', of('head'), 'network')
  gauge('chain_read', 'The block through which deposits were read.', of('read'), 'network')
  counter('chain_failures_total', 'Turns that its service or the database failed.', of('failures'), 'network')
  counter('chain_reorganisations_total', 'Those deeper than the confirmations.', of('reorganisations'), 'network')
  gauge('chain_transfers_waiting', 'Confirmed transfers that are not credited yet.', of('waiting'), 'network')
  gauge('chain_transfers_lost', 'Credited transfers that are no longer in the chain.', of('lost'), 'network')
}
