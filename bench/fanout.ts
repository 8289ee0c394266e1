import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startTestCluster } from '@touchstone/server/platform/test-cluster'
import type { FromReceiver, FromSender, ToReceiver, ToSender } from './fanout-messages.ts'
import { machineLine } from './machine.ts'

/** The number of sockets in each step. A step runs only if the previous one was in time. */
const steps = [250, 500, 1_000, 1_500, 2_000, 2_500, 3_000, 3_500, 4_000, 5_000, 6_000, 8_000]
const settleMs = 1_500
const measureMs = 6_000
const allMs = 90_000
const p99Max = 100
const receivers = 2

type Step = { sockets: number; p99_ms: number; taped_p99_ms: number; cpu: number }

/**
 * How many sockets receive every tick in time: 18 symbols at four ticks a second, each socket subscribed to all of
 * them. The sender is the house with its tape on a real PostgreSQL and `/ws`; the receivers are separate processes.
 *
 * The response to its subscription says when a socket's frames are due, every 100 ms. `p99_ms` is the time from when
 * the first frame after a tick came into force was due until the tick was received; a frame that the server sends late
 * or skips thus counts in full. `taped_p99_ms` is the time from when the tick came into force, including the wait for
 * the frame. `cpu` is the number of cores that the sender used, without PostgreSQL.
 */
export async function run(): Promise<Record<string, number>> {
  console.log(machineLine())
  const cluster = await startTestCluster()
  const children: Child[] = []
  try {
    const sender = start('fanout-sender.ts', { FANOUT_CLUSTER: JSON.stringify(cluster.address) })
    children.push(sender)
    const { port } = await messageOf<Extract<FromSender, { kind: 'port' }>>(sender)
    const readers = Array.from({ length: receivers }, () => start('fanout-receiver.ts', {}))
    children.push(...readers)
    const best = await climb(sender, readers, port)
    await stop(sender)
    return best
  } finally {
    for (const child of children) child.process.kill()
    await cluster.stop()
  }
}

async function climb(sender: Child, readers: readonly Child[], port: number): Promise<Step> {
  const beganMs = performance.now()
  let best: Step = { sockets: 0, p99_ms: 0, taped_p99_ms: 0, cpu: 0 }
  let open = 0
  for (const sockets of steps) {
    await Promise.all(
      readers.map((reader) => request(reader, { kind: 'open', port, sockets: (sockets - open) / receivers })),
    )
    open = sockets
    await sleep(settleMs)
    let step = await measure(sender, readers, sockets)
    // Once more, because something else on the machine may have interfered.
    if (step.p99_ms >= p99Max) step = await measure(sender, readers, sockets)
    if (step.p99_ms >= p99Max) break
    best = step
    if (performance.now() - beganMs > allMs) break
  }
  return best
}

async function measure(sender: Child, readers: readonly Child[], sockets: number): Promise<Step> {
  const ask = async () => ({
    sent: await request<Extract<FromSender, { kind: 'measured' }>>(sender, { kind: 'measure' }),
    received: await Promise.all(
      readers.map((reader) => request<Extract<FromReceiver, { kind: 'measured' }>>(reader, { kind: 'measure' })),
    ),
  })
  await ask()
  await sleep(measureMs)
  const { sent, received } = await ask()
  const closed = received.reduce((sum, each) => sum + each.closed, 0)
  if (closed > 0) throw new Error(`${closed} sockets closed during the measurement`)
  const step = {
    sockets,
    p99_ms: quantile(
      received.map(({ afterDue }) => afterDue),
      0.99,
    ),
    taped_p99_ms: quantile(
      received.map(({ afterTaped }) => afterTaped),
      0.99,
    ),
    cpu: rounded(sent.cpu),
  }
  const frames = received.reduce((sum, each) => sum + each.frames, 0)
  console.log(
    JSON.stringify({
      ...step,
      p50_ms: quantile(
        received.map(({ afterDue }) => afterDue),
        0.5,
      ),
      frames_per_s: Math.round(frames / (measureMs / 1_000)),
      skipped: sent.skipped,
      receivers_cpu: rounded(received.reduce((sum, each) => sum + each.cpu, 0)),
    }),
  )
  return step
}

/** Of several histograms by whole milliseconds; each latency counts as its millisecond, rounded down. */
function quantile(histograms: readonly (readonly number[])[], share: number): number {
  const total = histograms.reduce((sum, each) => sum + each.reduce((all, count) => all + count, 0), 0)
  if (total === 0) throw new Error('the receivers got no ticks')
  let seen = 0
  for (let ms = 0; ; ms += 1) {
    for (const histogram of histograms) seen += histogram[ms] ?? 0
    if (seen >= share * total) return ms
  }
}

const rounded = (share: number): number => Math.round(share * 100) / 100

/** A process, and a promise that rejects when it exits on its own. */
type Child = { process: ChildProcess; gone: Promise<never> }

function start(file: string, environment: Record<string, string>): Child {
  const child = fork(path.join(import.meta.dirname, file), { execArgv: [], env: { ...process.env, ...environment } })
  const gone = once(child, 'exit').then(([code]) => {
    throw new Error(`${file} exited with ${String(code)}`)
  })
  gone.catch(() => undefined)
  return { process: child, gone }
}

async function messageOf<Answer>(child: Child): Promise<Answer> {
  const [message] = (await Promise.race([once(child.process, 'message'), child.gone])) as [Answer]
  return message
}

function request<Answer = FromReceiver>(child: Child, message: ToSender | ToReceiver): Promise<Answer> {
  const answer = messageOf<Answer>(child)
  child.process.send(message)
  return answer
}

async function stop(child: Child): Promise<void> {
  child.process.send({ kind: 'stop' } satisfies ToSender)
  await child.gone.catch(() => undefined)
}
