import { frameEveryMs } from '@touchstone/wire/stream'
import type { Board } from './board.ts'
import type { Connection } from './client-connection.ts'
import { createPacer } from './pacer.ts'
import type { StreamCounts } from './stream-counts.ts'
import { textFrame } from './text-frame.ts'
import { type TopicSets, updateText } from './topic-sets.ts'

/** Sockets take turns within the 100 ms, so that the writing of one turn never holds up anything else for long. */
const slots = 5
const statesEveryMs = 250

export type FrameWriterDeps = {
  board: Board
  sets: TopicSets
  counts: StreamCounts
  clock: () => number
  /** A socket that does not answer one ping by the next is closed. */
  pingEveryMs: number
}

/** Writes to each socket, once in 100 ms, whatever is new for it. */
export function createFrameWriter({ board, sets, counts, clock, pingEveryMs }: FrameWriterDeps) {
  const connections = Array.from({ length: slots }, () => new Set<Connection>())
  const pacer = createPacer(slots, frameEveryMs, takeTurn)
  let statesAtMs = 0

  function takeTurn(slot: number): void {
    const nowMs = performance.now()
    if (nowMs >= statesAtMs) {
      statesAtMs = nowMs + statesEveryMs
      board.lookAtStates()
    }
    board.refresh()
    const sentAtMs = clock()
    sets.begin(sentAtMs)
    for (const connection of connections[slot] ?? []) {
      if (nowMs >= connection.pingAtMs) ping(connection, nowMs)
      if (connection.isOpen()) serve(connection, sentAtMs)
    }
  }

  /** Whoever has not answered in all that time is gone, or will not read any more. */
  function ping(connection: Connection, nowMs: number): void {
    const sinceMs = connection.silentSinceMs()
    if (sinceMs !== undefined && nowMs - sinceMs >= pingEveryMs) {
      counts.dead += 1
      connection.terminate()
      return
    }
    connection.pingAtMs = (sinceMs ?? nowMs) + pingEveryMs
    connection.ping()
  }

  /** One frame with all that is new; while the one before has not left there is none, and the next holds the newest. */
  function serve(connection: Connection, sentAtMs: number): void {
    if (!connection.isDrained()) {
      counts.skipped += 1
      return
    }
    const { set, since, events } = connection
    if (events.takeLost()) {
      counts.lost += 1
      write(connection, textFrame(`{"op":"lost","sentAtMs":${sentAtMs}}`))
      return
    }
    const shared = set === undefined || since === board.version() ? undefined : sets.frame(set, since)
    if (events.size() > 0) {
      const own = `,"events":[${events.take().join(',')}]`
      write(connection, textFrame(updateText(sentAtMs, (shared?.body ?? '') + own)))
    } else if (shared !== undefined) write(connection, shared.bytes)
    connection.since = board.version()
  }

  function write(connection: Connection, bytes: Buffer): void {
    counts.frames += 1
    counts.bytes += bytes.length
    connection.write(bytes)
  }

  return {
    /** The slot with most room, for the next socket. */
    nextSlot(): number {
      const smallest = connections.reduce((best, each) => (each.size < best.size ? each : best))
      return connections.indexOf(smallest)
    },
    enter(connection: Connection): void {
      connections[connection.slot]?.add(connection)
      connection.pingAtMs = performance.now() + pingEveryMs
      counts.sockets += 1
      pacer.start()
    },
    /** False when it has left before. */
    leave(connection: Connection): boolean {
      if (connections[connection.slot]?.delete(connection) !== true) return false
      counts.sockets -= 1
      if (counts.sockets === 0) pacer.stop()
      return true
    },
    untilNext: (slot: number): number => pacer.untilNext(slot),
    connections: (): Connection[] => connections.flatMap((each) => [...each]),
    /** Takes every slot's turn at once: what waits goes out before a stop. */
    flush(): void {
      for (let slot = 0; slot < slots; slot += 1) takeTurn(slot)
    },
  }
}
