import { createConnection, type Socket } from 'node:net'
import path from 'node:path'
import type { EmbeddedDatabase } from '@touchstone/server/platform/embedded-database'
import { awaitAnswer, isFarewell, isWhole } from './wire-protocol.ts'

export type Address = EmbeddedDatabase['connection']

/** A connection to PostgreSQL through the proxy, with the client's bytes that have not been passed on yet. */
export type ProxiedConnection = {
  client: Socket
  upstream: Socket
  asked: Buffer
  isStarted: boolean
  isReady: () => boolean
  /** Receives the bytes of the server: passes them to the client, or to `ask` while it waits for a complete answer. */
  onData: (piece: Buffer) => void
}

/** A server that is silent for longer waits for a lock of another connection: others must go on, or none ever would. */
const silentForMs = 5_000

type ConnectionOptions = { target: Address; isStraight: () => boolean; onActivity: () => void; onLeft: () => void }

/**
 * Accepts a connection and buffers what the client sends. Calls `onActivity` for it, and `onLeft` when either end has
 * closed.
 */
export function acceptConnection(client: Socket, options: ConnectionOptions): ProxiedConnection {
  const { target, isStraight, onActivity, onLeft } = options
  const upstream = createConnection(path.join(target.host, `.s.PGSQL.${target.port}`))
  const connection: ProxiedConnection = {
    client,
    upstream,
    asked: Buffer.alloc(0),
    isStarted: false,
    isReady: () => connection.asked.length > 0 && isWhole(connection.asked, connection.isStarted),
    onData: (piece) => void client.write(piece),
  }
  const leave = (): void => {
    client.destroy()
    upstream.destroy()
    onLeft()
  }
  for (const socket of [client, upstream]) socket.on('error', leave).on('close', leave)
  client.on('data', (piece: Buffer) => {
    if (connection.isStarted && isStraight()) {
      upstream.write(piece)
      return
    }
    connection.asked = Buffer.concat([connection.asked, piece])
    onActivity()
  })
  upstream.on('data', (piece: Buffer) => {
    connection.onData(piece)
  })
  return connection
}

/** The server's complete answer to a request, or what it had sent when it closed or fell silent. */
export function ask(connection: ProxiedConnection, request: Buffer, isStarted: boolean): Promise<Buffer> {
  const { upstream, onData } = connection
  const answer = awaitAnswer(request, isStarted)
  const pieces: Buffer[] = []
  return new Promise((resolve) => {
    const silence = setTimeout(end, silentForMs)
    function end(): void {
      clearTimeout(silence)
      upstream.off('close', end)
      connection.onData = onData
      resolve(Buffer.concat(pieces))
    }
    connection.onData = (piece) => {
      pieces.push(piece)
      if (answer.take(piece)) end()
    }
    upstream.once('close', end)
    upstream.write(request)
    if (isFarewell(request, isStarted)) end()
  })
}
