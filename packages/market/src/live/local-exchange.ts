import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Endpoints } from './feed.ts'

/** `isNever`: it stops after the head, and the rest never comes. */
export type LocalAnswer = { status?: number; headers?: Record<string, string>; body: string; isNever?: boolean }

/** A local exchange that responds and streams as scripted: recorded frames, or whatever breaks feeds. */
export type LocalExchange = {
  endpoints: Endpoints
  /** The HTTP requests it received: paths with their queries. */
  requests: string[]
  /** The URLs at which streams were opened. */
  streams: string[]
  /** The frames that clients sent. */
  received: string[]
  close: () => Promise<void>
}

export type LocalScript = {
  rest: (url: URL) => LocalAnswer
  /** Called for each connection, numbered from 0. */
  onStream?: (socket: WebSocket, number: number) => void
  /** Called for each frame from a client. */
  onFrame?: (socket: WebSocket, text: string) => void
  /** The response instead of opening a stream. */
  refuse?: (number: number) => LocalAnswer | undefined
}

export async function openLocalExchange(script: LocalScript): Promise<LocalExchange> {
  const { rest, onStream, onFrame, refuse } = script
  const requests: string[] = []
  const streams: string[] = []
  const received: string[] = []
  const server = createServer((request, response) => {
    requests.push(request.url ?? '')
    answer(response, rest(new URL(request.url ?? '', 'http://exchange')))
  })
  const sockets = new WebSocketServer({ noServer: true })
  server.on('upgrade', (request, stream: Duplex, head) => {
    const number = streams.push(request.url ?? '') - 1
    const refusal = refuse?.(number)
    if (refusal !== undefined) {
      const { status = 503, body } = refusal
      stream.end(`HTTP/1.1 ${status} No\r\ncontent-type: text/html\r\ncontent-length: ${body.length}\r\n\r\n${body}`)
      return
    }
    sockets.handleUpgrade(request, stream, head, (socket) => {
      socket.on('error', () => undefined)
      socket.on('message', (data: Buffer) => {
        const text = data.toString('utf8')
        received.push(text)
        onFrame?.(socket, text)
      })
      onStream?.(socket, number)
    })
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    endpoints: { stream: `ws://127.0.0.1:${port}`, rest: `http://127.0.0.1:${port}` },
    requests,
    streams,
    received,
    async close() {
      for (const socket of sockets.clients) socket.terminate()
      server.closeAllConnections()
      await new Promise((resolve) => void server.close(resolve))
    },
  }
}

function answer(response: ServerResponse, { status = 200, headers = {}, body, isNever = false }: LocalAnswer): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  if (isNever) response.flushHeaders()
  else response.end(body)
}
