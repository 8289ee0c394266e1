import http, { type IncomingHttpHeaders } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'

export type Sent = {
  method?: string
  /** As it goes out, a query included: nothing is escaped here. */
  path: string
  headers?: Readonly<Record<string, string | readonly string[]>>
  body?: string | Buffer | undefined
  /** In pieces of unknown number, without a length in front. */
  isChunked?: boolean
}
export type Received = { status: number; headers: IncomingHttpHeaders; text: string }
export type Requester = ReturnType<typeof createRequester>

/** Sends requests just as they are given, hostile ones too, over connections that are kept. */
export function createRequester(port: number) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 16 })
  return {
    send: ({ method = 'GET', path, headers = {}, body, isChunked = false }: Sent): Promise<Received> =>
      new Promise((resolve, reject) => {
        const length = body === undefined || isChunked ? {} : { 'content-length': String(Buffer.byteLength(body)) }
        const request = http.request({
          agent,
          port,
          host: '127.0.0.1',
          method,
          path,
          headers: { ...length, ...headers } as http.OutgoingHttpHeaders,
        })
        let answered = false
        request.on('response', (response) => {
          answered = true
          const { statusCode: status = 0, headers: received } = response
          text(response).then((read) => {
            resolve({ status, headers: received, text: read })
          }, reject)
        })
        // A server may answer, and hang up, before it has taken a body that is too large.
        request.on('error', (error) => {
          if (!answered) reject(error)
        })
        if (isChunked && body !== undefined) for (const piece of piecesOf(body)) request.write(piece)
        request.end(isChunked ? undefined : body)
      }),
    /** What a server says to bytes that need not be HTTP, until it hangs up. */
    sendBytes: (bytes: string | Buffer): Promise<string> =>
      new Promise((resolve, reject) => {
        const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
        text(socket).then(resolve, reject)
      }),
    close(): void {
      agent.destroy()
    },
  }
}

function piecesOf(body: string | Buffer): Buffer[] {
  const bytes = Buffer.from(body)
  const size = Math.max(1, Math.ceil(bytes.length / 3))
  return Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) => bytes.subarray(at * size, (at + 1) * size))
}
