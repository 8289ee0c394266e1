import websocket from '@fastify/websocket'
import { streamPath } from '@touchstone/wire/stream-topics'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { defaultLanguage, isLanguage, type Language } from '@touchstone/wire/languages'
import { sendRefusal } from '../../api/answer.ts'
import { languageOf, send } from '../../api/call-routes.ts'
import type { Refused } from '../../api/handler.ts'
import { createNetworkCounts } from '../../api/network-counts.ts'
import type { Limits } from '../../api/limits.ts'
import { malformedAt, unknownField, wholeRequest } from '../../api/malformed.ts'
import { createConnection } from './client-connection.ts'
import type { Stream } from './stream.ts'

/** Bytes of one frame of a client. Our choice: all topics at once fit in. */
export const clientFrameBytesMax = 8_192
/** Sockets in all. Our choice: what one process can serve, with room for its files. */
export const socketsMax = 10_000
const tryAgainLater = 1013

export type StreamRouteDeps = {
  stream: Stream
  clock: () => number
  limits: Limits
  socketsMax?: number
}

/** `/ws`. What is refused before the socket stands gets an HTTP answer like any other. */
export async function addStream(app: FastifyInstance, deps: StreamRouteDeps): Promise<void> {
  const { stream, clock, limits } = deps
  const open = createNetworkCounts(limits.socketsMax)
  // Before the one of the plugin, which would cut off what still waits.
  app.addHook('preClose', () => stream.close())
  await app.register(websocket, {
    options: { maxPayload: clientFrameBytesMax, perMessageDeflate: false },
    // What a stranger's socket breaks is no error of ours.
    errorHandler(error, socket, request) {
      request.log.debug({ error }, 'a socket failed')
      socket.terminate()
    },
  })

  function refusalOf(request: FastifyRequest): Refused | undefined {
    if (!request.ws) return malformedAt(wholeRequest, { form: 'websocket' })
    const stray = Object.keys(request.query as object).find((name) => name !== 'lang')
    if (stray !== undefined) return unknownField([], stray)
    if (stream.isClosing() || stream.sockets() >= (deps.socketsMax ?? socketsMax))
      return { kind: 'overloaded', seconds: 5 }
    const often = limits.address(request.ip, 1)
    if (often !== undefined) return often
    return open.isFull(request.ip) ? { kind: 'too_many_requests', seconds: 60 } : undefined
  }

  app.route({
    method: 'GET',
    url: streamPath,
    async preHandler(request, reply) {
      const refusal = refusalOf(request)
      return refusal === undefined ? undefined : send(reply, sendRefusal(refusal, languageOf(request)))
    },
    handler: (_request, reply) => reply.code(404).send(),
    wsHandler(socket, request) {
      const { ip: address } = request
      // Of many that came at once each was the first when it was asked.
      if (open.isFull(address) || stream.isClosing()) {
        socket.close(tryAgainLater)
        return
      }
      const language = languageAsked(request)
      const connection = createConnection({
        socket,
        transport: request.raw.socket,
        address,
        language,
        slot: stream.nextSlot(),
        clock,
        countSignIn: () => limits.address(address, 1),
        countWrongToken() {
          limits.wrongToken(address)
        },
      })
      open.add(address)
      stream.enter(connection)
      socket.on('message', (data, isBinary) => {
        stream.take(connection, Buffer.isBuffer(data) ? data : Buffer.alloc(0), isBinary)
      })
      socket.on('pong', () => {
        connection.onPong()
      })
      socket.on('ping', () => {
        connection.mayTake()
      })
      socket.on('close', () => {
        open.remove(address)
        stream.leave(connection)
      })
    },
  })
}

/** A browser cannot set headers on a WebSocket, so the language may stand in the query. */
function languageAsked(request: FastifyRequest): Language {
  const { lang } = request.query as { lang?: unknown }
  if (typeof lang === 'string' && isLanguage(lang)) return lang
  return request.headers['lang'] === undefined ? defaultLanguage : languageOf(request)
}
