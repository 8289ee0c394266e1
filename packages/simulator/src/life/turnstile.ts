import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server, type Socket } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Random } from '../chance/random.ts'
import { type Address, ask, board, type Passenger } from './passenger.ts'

/** `before`: PostgreSQL never sees the request. `after`: it does it, and nobody hears of it. */
export type Cut = 'before' | 'after'

export type Turnstile = Awaited<ReturnType<typeof openTurnstile>>

/** So many turns of the event loop without a word from anybody: whoever had something to ask has asked it. */
const calmTurns = 4
const shortestMs = 1

/**
 * Stands between a life and its PostgreSQL and lets one request through at a time: the next not before its answer has
 * been heard and everything that follows from it was asked. Which of several that wait is drawn by the seed. So what comes
 * together in a batch, in which order batches commit and where a crash strikes is the same every time.
 */
export async function openTurnstile(target: Address, random: Random) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'touchstone-turnstile-'))
  const passengers = new Set<Passenger>()
  const timers = watchTimers()
  let words = 0
  let wake = (): void => undefined
  const state = { isOpen: true, isCut: false }
  let crash: { left: number; cut: Cut; done: () => void } | undefined

  function stir(): void {
    words += 1
    wake()
  }

  function enter(client: Socket): void {
    if (state.isCut) {
      client.destroy()
      return
    }
    const passenger = board(client, {
      target,
      stir,
      left: () => {
        passengers.delete(passenger)
        stir()
      },
    })
    passengers.add(passenger)
    stir()
  }

  /** Waits until nobody has anything more to ask. */
  async function calm(): Promise<void> {
    for (let turns = 0; turns < calmTurns; turns += 1) {
      const before = words
      await nextTurn()
      if (words !== before || timers.isDue()) turns = -1
    }
  }

  function next(): Passenger | undefined {
    const ready = [...passengers].filter((each) => each.isReady())
    return ready.find((each) => !each.isStarted) ?? (ready.length > 1 ? random.pick(ready) : ready[0])
  }

  async function pass(passenger: Passenger): Promise<void> {
    const { asked, client, isStarted } = passenger
    const struck = strike()
    if (struck === 'before') {
      cutHouse()
      return
    }
    passenger.asked = Buffer.alloc(0)
    passenger.isStarted = true
    const answer = await ask(passenger, asked, isStarted)
    if (struck === 'after') cutHouse()
    else if (answer.length > 0 && !client.destroyed) await new Promise((done) => client.write(answer, done))
  }

  function strike(): Cut | undefined {
    if (crash === undefined) return undefined
    crash.left -= 1
    return crash.left < 0 ? crash.cut : undefined
  }

  function cutHouse(): void {
    state.isCut = true
    for (const { client, upstream } of passengers) {
      client.destroy()
      upstream.destroy()
    }
    crash?.done()
    crash = undefined
  }

  const untilStirred = (): Promise<void> => (state.isOpen ? new Promise((woken) => (wake = woken)) : Promise.resolve())

  async function work(): Promise<void> {
    while (state.isOpen) {
      await calm()
      const passenger = next()
      if (passenger !== undefined) await pass(passenger)
      else if (crash !== undefined) cutHouse()
      else await untilStirred()
    }
  }

  const door = await openDoor(folder, target.port, enter)
  const working = work()

  return {
    address: { ...target, host: folder },
    /** Cuts all that the house has open at its next request but so many, or when it asks nothing more. */
    crash: (requests: number, cut: Cut): Promise<void> =>
      new Promise((done) => {
        crash = { left: requests, cut, done }
        wake()
      }),
    /** Lets a house in again. */
    mend(): void {
      state.isCut = false
    },
    async close(): Promise<void> {
      state.isOpen = false
      timers.stop()
      for (const { client, upstream } of passengers) {
        client.destroy()
        upstream.destroy()
      }
      stir()
      await working
      await new Promise((closed) => door.close(closed))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function openDoor(folder: string, port: number, enter: (client: Socket) => void): Promise<Server> {
  const server = createServer(enter).listen(path.join(folder, `.s.PGSQL.${port}`))
  await once(server, 'listening')
  return server
}

/** Of a timer of nothing, as the driver opens connections on, one cannot tell when it comes: whoever set one is waited for. */
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
