import { randomInt } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startEmbeddedDatabase } from '@touchstone/server/platform/embedded-database'
import { type Aftermath, examine } from './aftermath.ts'
import { durationSeconds } from './chaos-settings.ts'
import { openCuttingProxy } from './cutting-proxy.ts'
import { createLoad, type Load } from './load.ts'
import { childrenOf, killHard, postmasterOf } from './processes.ts'
import type { Start } from './protocol.ts'
import { type ServerProcess, startServer } from './server-process.ts'

export const attacks = ['server', 'postmaster', 'backend', 'commit'] as const
export type Attack = (typeof attacks)[number]

export type ChaosReport = Aftermath & {
  attack: Attack
  times: number
  acknowledged: number
  counts: Load['counts']
  seconds: number
}

const clients = 48

type Field = { folder: string; load: Load; times: number; log: (line: string) => void }

/** Attacks a server under load this many times, stops it in order, and examines its database. */
export async function attackServer(attack: Attack, times: number, log: (line: string) => void): Promise<ChaosReport> {
  const began = performance.now()
  const folder = mkdtempSync(path.join(os.tmpdir(), 'touchstone-chaos-'))
  // The database runs as another user, who must be able to enter.
  chmodSync(folder, 0o755)
  const load = createLoad(clients)
  const field = { folder, load, times, log }
  const faults: string[] = []
  try {
    faults.push(...(attack === 'commit' ? await cutCommits(field) : await killRepeatedly(attack, field)))
    const database = await startEmbeddedDatabase(folder, () => undefined)
    try {
      const aftermath = await examine(database.connection, load.acknowledged.values())
      const { counts, acknowledged, contradictions } = load
      const all = [...faults, ...contradictions, ...aftermath.faults]
      const seconds = (performance.now() - began) / 1_000
      return { ...aftermath, faults: all, attack, times, acknowledged: acknowledged.size, counts, seconds }
    } finally {
      await database.stop()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const someTime = (): Promise<void> => sleep(150 + randomInt(500))

/** Repeatedly kills the server, its PostgreSQL or a process of that, and restarts what is gone. */
async function killRepeatedly(attack: 'server' | 'postmaster' | 'backend', field: Field): Promise<string[]> {
  const { folder, load, times, log } = field
  const start: Start = { kind: 'start', folder }
  let server = await startServer(start)
  const running = load.start(server.bookIds)
  load.connect(server)
  for (let time = 1; time <= times; time += 1) {
    await someTime()
    if (attack === 'server') server.kill()
    else await kill(attack, folder)
    if (attack !== 'backend') {
      load.connect(undefined)
      await server.exited
      server = await startAgain(start)
      load.connect(server)
    } else await untilAnswered(load, server)
    log(`${attack}: killed ${time} of ${times}, ${load.acknowledged.size} acknowledged`)
  }
  return windDown(server, load, running)
}

async function kill(attack: 'postmaster' | 'backend', folder: string): Promise<void> {
  const postmaster = postmasterOf(folder)
  if (postmaster === undefined) throw new Error(`no PostgreSQL is running in ${folder}`)
  if (attack === 'postmaster') killHard(postmaster)
  else {
    const children = await childrenOfRunning(postmaster)
    killHard(children[randomInt(children.length)]?.pid ?? postmaster)
  }
}

/**
 * Waits until PostgreSQL accepts commands, which is when it has a WAL writer: one that still recovers from the previous
 * kill may have let a few commands through after it, and PostgreSQL 18 never comes back if its start-up process is
 * killed then.
 */
async function childrenOfRunning(postmaster: number): Promise<ReturnType<typeof childrenOf>> {
  for (let tries = 0; ; tries += 1) {
    const children = childrenOf(postmaster)
    if (children.some(({ title }) => title.includes('walwriter'))) return children
    if (tries === 600) throw new Error('PostgreSQL did not recover in time')
    await sleep(50)
  }
}

/** After a kill of the postmaster its other processes take a moment to notice; until then no new one can start. */
async function startAgain(start: Start): Promise<ServerProcess> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await startServer(start)
    } catch (error) {
      if (tries === 20) throw error
      await sleep(200)
    }
  }
}

async function untilAnswered(load: Load, server: ServerProcess): Promise<void> {
  const before = load.counts.done
  let trouble = 'the server did not recover in time'
  let left = 600
  void server.exited.then((code) => {
    trouble = `the server exited with code ${code}`
    left = 0
  })
  for (; load.counts.done < before + clients; left -= 1) {
    if (left <= 0) throw new Error(trouble)
    await sleep(50)
  }
}

/** Cuts connections at COMMIT, in turn before PostgreSQL receives it and after it has committed. */
async function cutCommits({ folder, load, times, log }: Field): Promise<string[]> {
  const database = await startEmbeddedDatabase(folder, () => undefined)
  const proxy = await openCuttingProxy(database.connection)
  const address = { ...database.connection, host: '127.0.0.1', port: proxy.port }
  const server = await startServer({ kind: 'start', address })
  const running = load.start(server.bookIds)
  load.connect(server)
  for (let time = 1; time <= 2 * times; time += 1) {
    await someTime()
    const cut = time % 2 === 0 ? 'before' : 'after'
    const wanted = proxy.cuts()[cut] + 1
    proxy.cutNext(cut)
    for (let tries = 0; proxy.cuts()[cut] < wanted; tries += 1) {
      if (tries === 600) throw new Error(`timed out waiting for a COMMIT to cut ${cut}`)
      await sleep(20)
    }
    await untilAnswered(load, server)
    log(`commit: cut ${cut}, ${time} of ${2 * times}, ${load.acknowledged.size} acknowledged`)
  }
  const faults = await windDown(server, load, running)
  await proxy.close()
  await database.stop()
  return faults
}

/** Stops the load, waits until everything pending is due and settled, and stops the server in order. */
async function windDown(server: ServerProcess, load: Load, running: Promise<void>): Promise<string[]> {
  load.stop()
  await running
  await sleep(1_000 * durationSeconds + 3_500)
  const bugs = await server.stop()
  return Object.entries(bugs)
    .filter(([name, count]) => name !== 'kind' && count > 0)
    .map(([name, count]) => `${count} commands ${name}`)
}
