import { connect as connectSocket, type Socket } from 'node:net'
import type { Candle, CandleInterval } from '@touchstone/domain/market/candle'
import { foldTicks } from '@touchstone/domain/market/candle'
import type { Tick } from '@touchstone/domain/market/tick'
import { type ServerFrame, serverFrame, type UserEvent } from '@touchstone/wire/stream'
import * as z from 'zod/mini'
import { createLimits, defaultRequestLimits, type RequestLimits } from '../../api/limits.ts'
import { startTestApp } from '../../api/test-app.ts'
import type { ClusterAddress } from '../../platform/test-database.ts'
import { nounSides } from '../../start/noun-features.ts'
import { ownersOf } from './owners.store.ts'
import { addStream } from './stream.routes.ts'
import { createStream, type StreamDeps } from './stream.ts'

type Caller = Awaited<ReturnType<StreamDeps['callerOf']>>

/** A socket of a test: every frame that comes is held to the schema. */
export type TestSocket = {
  frames: ServerFrame[]
  send: (frame: object | string | Uint8Array<ArrayBuffer>) => void
  /** The first frame from now on (or of those not looked at yet) for which the check holds. */
  next: (check: (frame: ServerFrame) => boolean) => Promise<ServerFrame>
  /** The frame that answers. */
  ask: (frame: object | string, op: ServerFrame['op']) => Promise<ServerFrame>
  /** The events of all frames until the check holds for one. */
  events: (until: (event: UserEvent) => boolean) => Promise<UserEvent[]>
  closed: Promise<number>
  close: () => void
}

export type TestStream = Awaited<ReturnType<typeof openTestStream>>

type Options = {
  limits?: Partial<RequestLimits>
  pingEveryMs?: number
  socketsMax?: number
  startAt?: number
  ownersOf?: StreamDeps['ownersOf']
}

/** A house with `/ws` on a port of its own. */
export async function openTestStream(cluster: ClusterAddress, options: Options = {}) {
  const sessions = new Map<string, Caller>()
  /** Looking up a token takes as long as a test wants it to. */
  const lookUp = { wait: (): Promise<void> => Promise.resolve() }
  const taped: Tick[] = []
  const app = await startTestApp(cluster, {
    handlers: () => ({}),
    ...(options.startAt === undefined ? {} : { startAt: options.startAt }),
  })
  const candlesOf = (symbol: string, interval: CandleInterval): Candle[] =>
    foldTicks(
      taped.filter((tick) => tick.symbol === symbol),
      interval,
    )
  const { house, clock } = app
  const stream = createStream({
    clock,
    market: house.market,
    settings: house.settings,
    candles: {
      current: (symbol, interval) => candlesOf(symbol, interval).at(-1),
      list: (symbol, interval, { before = Infinity, limit }) =>
        Promise.resolve(
          candlesOf(symbol, interval)
            .filter(({ openAt }) => openAt < before)
            .slice(-limit),
        ),
    },
    async callerOf(token) {
      const caller = sessions.get(token)
      await lookUp.wait()
      return caller
    },
    features: nounSides,
    ownersOf: options.ownersOf ?? ((bookIds) => ownersOf(house.sql, bookIds)),
    ...(options.pingEveryMs === undefined ? {} : { pingEveryMs: options.pingEveryMs }),
  })
  house.onTicks((ticks) => taped.push(...ticks))
  house.onTicks(stream.onTicks)
  house.onCommitted(stream.onCommitted)
  await addStream(app.app, {
    stream,
    clock,
    limits: createLimits({ ...defaultRequestLimits, address: 1e6, sockets: 1e3, ...options.limits }),
    ...(options.socketsMax === undefined ? {} : { socketsMax: options.socketsMax }),
  })
  await app.app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.app.server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    ...app,
    stream,
    port,
    sessions,
    lookUp,
    open: (query = '') => openSocket(`ws://127.0.0.1:${port}/ws${query}`),
    openRaw: () => openRaw(port),
  }
}

/** Done when the socket stands; rejected when it is refused. */
async function openSocket(url: string): Promise<TestSocket> {
  const socket = new WebSocket(url)
  const frames: ServerFrame[] = []
  let looked = 0
  let wake = (): void => undefined
  socket.addEventListener('message', ({ data }) => {
    frames.push(z.parse(serverFrame, JSON.parse(String(data))))
    wake()
  })
  const closed = new Promise<number>((resolve) => {
    socket.addEventListener('close', ({ code }) => {
      resolve(code)
    })
  })
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => {
      resolve()
    })
    socket.addEventListener('error', () => {
      reject(new Error(`${url} was refused`))
    })
  })

  async function next(check: (frame: ServerFrame) => boolean): Promise<ServerFrame> {
    for (;;) {
      for (const frame of frames.slice(looked)) {
        looked += 1
        if (check(frame)) return frame
      }
      await new Promise<void>((resolve) => (wake = resolve))
    }
  }

  function send(frame: object | string | Uint8Array<ArrayBuffer>): void {
    socket.send(frame instanceof Uint8Array || typeof frame === 'string' ? frame : JSON.stringify(frame))
  }

  return {
    frames,
    send,
    next,
    ask(frame, op) {
      send(frame)
      return next((each) => each.op === op)
    },
    async events(until) {
      const seen: UserEvent[] = []
      await next((frame) => {
        const events = frame.op === 'update' ? (frame.events ?? []) : []
        seen.push(...events)
        return events.some(until)
      })
      return seen
    },
    closed,
    close: () => {
      socket.close()
    },
  }
}

/** A socket below the protocol, after its handshake: it answers no ping and reads only on request. */
async function openRaw(port: number): Promise<{ socket: Socket; sendText: (text: string) => void }> {
  const socket = connectSocket(port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write(
    'GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
      'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
  )
  await new Promise<void>((resolve) => socket.once('data', () => resolve()))
  return { socket, sendText: (text) => void socket.write(maskedFrame(0x81, Buffer.from(text))) }
}

/** A frame as a client sends it, under a mask of zeros. */
export function maskedFrame(first: number, payload: Buffer): Buffer {
  const { length } = payload
  const head = length < 126 ? [first, 0x80 | length] : [first, 0xfe, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from(head), Buffer.alloc(4), payload])
}
