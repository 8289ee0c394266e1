import { createConnection, type Socket } from 'node:net'
import path from 'node:path'
import type { EmbeddedDatabase } from '@touchstone/server/platform/embedded-database'
import { awaitAnswer, isFarewell, isWhole } from './wire-protocol.ts'

export type Address = EmbeddedDatabase['connection']

/** A connection on its way to PostgreSQL, with what its client has asked and what was not passed on yet. */
export type Passenger = {
  client: Socket
  upstream: Socket
  asked: Buffer
  isStarted: boolean
  isReady: () => boolean
  /** Takes what the server says: the client, or whoever waits for a whole answer. */
  hear: (piece: Buffer) => void
}

/** Who is silent for longer waits for a lock that another holds: others must pass, or nobody ever would. */
const silentForMs = 5_000

type Boarding = { target: Address; stir: () => void; left: () => void }

/** Keeps what a client asks, and tells `stir` of it; `left` is told when either end has gone. */
export function board(client: Socket, { target, stir, left }: Boarding): Passenger {
  const upstream = createConnection(path.join(target.host, `.s.PGSQL.${target.port}`))
  const passenger: Passenger = {
    client,
    upstream,
    asked: Buffer.alloc(0),
    isStarted: false,
    isReady: () => passenger.asked.length > 0 && isWhole(passenger.asked, passenger.isStarted),
    hear: (piece) => void client.write(piece),
  }
  const leave = (): void => {
    client.destroy()
    upstream.destroy()
    left()
  }
  for (const socket of [client, upstream]) socket.on('error', leave).on('close', leave)
  client.on('data', (piece: Buffer) => {
    passenger.asked = Buffer.concat([passenger.asked, piece])
    stir()
  })
  upstream.on('data', (piece: Buffer) => {
    passenger.hear(piece)
  })
  return passenger
}

/** Everything that the server says to a request; what it had said when it went away or fell silent, else. */
export function ask(passenger: Passenger, request: Buffer, isStarted: boolean): Promise<Buffer> {
  const { upstream, hear } = passenger
  const answer = awaitAnswer(request, isStarted)
  const pieces: Buffer[] = []
  return new Promise((resolve) => {
    const silence = setTimeout(end, silentForMs)
    function end(): void {
      clearTimeout(silence)
      upstream.off('close', end)
      passenger.hear = hear
      resolve(Buffer.concat(pieces))
    }
    passenger.hear = (piece) => {
      pieces.push(piece)
      if (answer.take(piece)) end()
    }
    upstream.once('close', end)
    upstream.write(request)
    if (isFarewell(request, isStarted)) end()
  })
}
