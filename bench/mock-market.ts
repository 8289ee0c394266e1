import { createServer, request as ask, type Server } from 'node:http'
import type { CandleItem, ClientFrame, ServerFrame, TickItem } from '@touchstone/wire/stream'
import { type WebSocket, WebSocketServer } from 'ws'

type Update = Extract<ServerFrame, { op: 'update' }>
type Make = (query: URLSearchParams) => unknown

export type MockMarket = {
  origin: string
  /** Answers calls to this path with what `make` returns for their query. */
  answer: (path: string, make: Make) => void
  /** Sends an update at once, as one frame to every page. */
  send: (update: { ticks?: TickItem[]; candles?: CandleItem[] }) => void
  close: () => Promise<void>
}

/** A proxy before a server: it supplies the prices and the mocked calls, and passes everything else on. */
export async function openMockMarket(server: string): Promise<MockMarket> {
  const answers = new Map<string, Make>()
  const listening = createServer((request, response) => {
    const url = new URL(request.url ?? '/', server)
    const make = answers.get(url.pathname)
    // We measure a page without the worker that keeps its files.
    if (url.pathname === '/worker.js') response.writeHead(404).end()
    else if (make !== undefined) {
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ code: 200, message: 'OK', result: make(url.searchParams) }))
    } else {
      const { method, headers } = request
      const asking = ask(url, { method, headers }, (answered) => {
        response.writeHead(answered.statusCode ?? 502, answered.headers)
        answered.pipe(response)
      })
      asking.on('error', () => response.destroy())
      request.pipe(asking)
    }
  })
  const sockets = new WebSocketServer({ server: listening, path: '/ws' })
  sockets.on('connection', listenTo)
  const port = await portOf(listening)
  return {
    origin: `http://localhost:${port}`,
    answer: (path, make) => answers.set(path, make),
    send(update) {
      const frame = JSON.stringify({ op: 'update', sentAtMs: Date.now(), ...update } satisfies Update)
      for (const socket of sockets.clients) socket.send(frame)
    },
    async close() {
      for (const socket of sockets.clients) socket.terminate()
      listening.closeAllConnections()
      await new Promise((resolve) => listening.close(resolve))
    },
  }
}

/** Acknowledges subscriptions but ignores them: every page receives every update. */
function listenTo(socket: WebSocket): void {
  const topics = new Set<string>()
  const send = (frame: ServerFrame): void => {
    socket.send(JSON.stringify(frame))
  }
  socket.on('message', (data: Buffer) => {
    const frame = JSON.parse(data.toString()) as ClientFrame
    const sentAtMs = Date.now()
    if (frame.op === 'ping') send({ op: 'pong', sentAtMs })
    if (frame.op === 'subscribe') for (const topic of frame.topics) topics.add(topic)
    if (frame.op === 'unsubscribe') for (const topic of frame.topics) topics.delete(topic)
    if (frame.op === 'subscribe' || frame.op === 'unsubscribe')
      send({ op: 'subscribed', sentAtMs, topics: [...topics], nextAtMs: sentAtMs })
  })
}

async function portOf(listening: Server): Promise<number> {
  await new Promise<void>((resolve) => {
    listening.listen(0, '127.0.0.1', resolve)
  })
  const address = listening.address()
  if (address === null || typeof address === 'string') throw new Error('the mock market listens on no port')
  return address.port
}
