import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server, type Socket } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Random } from '../chance/random.ts'
import { acceptConnection, type Address, ask, type ProxiedConnection } from './proxied-connection.ts'

/** `before`: PostgreSQL never receives the request. `after`: it executes it, but the client gets no answer. */
export type Cut = 'before' | 'after'

/** After this many turns of the event loop without activity, everybody who had a request has sent it. */
const quietTurns = 4
const shortestMs = 1

/**
 * A proxy between a life and its PostgreSQL that passes one request at a time: the next one only after the answer to
 * the last has arrived and all requests that follow from it have been sent. The seed decides between waiting requests.
 * Thus the contents of batches, the order of their commits and the point of a crash are the same every time.
 */
export async function openSerializingProxy(target: Address, random: Random) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'touchstone-proxy-'))
  const connections = new Set<ProxiedConnection>()
  const timers = watchTimers()
  let activity = 0
  let wake = (): void => undefined
  const state = { isOpen: true, isCut: false, isStraight: false }
  let crash: { left: number; cut: Cut; done: () => void } | undefined

  function onActivity(): void {
    activity += 1
    wake()
  }

  function accept(client: Socket): void {
    if (state.isCut) {
      client.destroy()
      return
    }
    const connection = acceptConnection(client, {
      target,
      isStraight: () => state.isStraight,
      onActivity,
      onLeft: () => {
        connections.delete(connection)
        onActivity()
      },
    })
    connections.add(connection)
    onActivity()
  }

  /** Waits until nobody has anything more to send. */
  async function untilQuiet(): Promise<void> {
    for (let turns = 0; turns < quietTurns; turns += 1) {
      const before = activity
      await nextTurn()
      if (activity !== before || timers.isDue()) turns = -1
    }
  }

  function next(): ProxiedConnection | undefined {
    const ready = [...connections].filter((each) => each.isReady())
    return ready.find((each) => !each.isStarted) ?? (ready.length > 1 ? random.pick(ready) : ready[0])
  }

  async function pass(connection: ProxiedConnection): Promise<void> {
    const { asked, client, isStarted } = connection
    const cut = dueCut()
    if (cut === 'before') {
      cutHouse()
      return
    }
    connection.asked = Buffer.alloc(0)
    connection.isStarted = true
    const answer = await ask(connection, asked, isStarted)
    if (cut === 'after') cutHouse()
    else if (answer.length > 0 && !client.destroyed) await new Promise((done) => client.write(answer, done))
  }

  function dueCut(): Cut | undefined {
    if (crash === undefined) return undefined
    crash.left -= 1
    return crash.left < 0 ? crash.cut : undefined
  }

  function cutHouse(): void {
    state.isCut = true
    for (const { client, upstream } of connections) {
      client.destroy()
      upstream.destroy()
    }
    crash?.done()
    crash = undefined
  }

  const untilActivity = (): Promise<void> => (state.isOpen ? new Promise((woken) => (wake = woken)) : Promise.resolve())

  async function work(): Promise<void> {
    while (state.isOpen) {
      await untilQuiet()
      const connection = next()
      if (connection !== undefined) await pass(connection)
      else if (crash !== undefined) cutHouse()
      else await untilActivity()
    }
  }

  const door = await openDoor(folder, target.port, accept)
  const working = work()

  return {
    address: { ...target, host: folder },
    /** Cuts all connections of the house after this many more requests, or when it sends none. */
    crash: (requests: number, cut: Cut): Promise<void> =>
      new Promise((done) => {
        crash = { left: requests, cut, done }
        wake()
      }),
    /** From now on requests pass as they come: where nothing but reads is left, their order changes nothing. */
    straighten(): void {
      state.isStraight = true
    },
    /** Accepts connections of the house again. */
    reopen(): void {
      state.isCut = false
    },
    async close(): Promise<void> {
      state.isOpen = false
      timers.stop()
      for (const { client, upstream } of connections) {
        client.destroy()
        upstream.destroy()
      }
      onActivity()
      await working
      await new Promise((closed) => door.close(closed))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function openDoor(folder: string, port: number, accept: (client: Socket) => void): Promise<Server> {
  const server = createServer(accept).listen(path.join(folder, `.s.PGSQL.${port}`))
  await once(server, 'listening')
  return server
}

/**
 * The driver opens connections in a zero-delay timer whose moment is unpredictable, so we wait for everyone who set
 * such a timer.
 */
function watchTimers() {
  const given = globalThis.setTimeout
  let dueAt = 0
  const watching = (run: () => void, ms?: number, ...rest: []): NodeJS.Timeout => {
    if ((ms ?? 0) <= shortestMs) dueAt = performance.now() + 2 * shortestMs
    return given(run, ms, ...rest)
  }
  globalThis.setTimeout = Object.assign(watching, given)
  return {
    isDue: (): boolean => performance.now() < dueAt,
    stop: (): void => {
      globalThis.setTimeout = given
    },
  }
}
