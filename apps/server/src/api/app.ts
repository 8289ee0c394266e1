import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import compress from '@fastify/compress'
import rateLimit from '@fastify/rate-limit'
import { defaultLanguage } from '@touchstone/wire/languages'
import {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  fastify,
  LogController,
} from 'fastify'
import type { Refused } from './handler.ts'
import { sendRefusal } from './answer.ts'
import { addCallRoutes, type CallRouteDeps, languageOf, send } from './call-routes.ts'
import { securityHeaders } from './security-headers.ts'

export const bodyBytesMax = 65_536

export type AppDeps = CallRouteDeps & {
  log: FastifyBaseLogger
  /** How many proxies of our own stand before us; their `X-Forwarded-For` is believed, nobody else's. */
  proxies: number
  /** Routes beside the calls: pages, sockets, health. */
  addRoutes?: (app: FastifyInstance) => Promise<void>
}

/** The server's HTTP side: the calls of the API, and what every answer has in common. */
export async function createApp(deps: AppDeps): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: deps.log,
    logController: new LogController({ disableRequestLogging: true }),
    // A logger of its own for each request, which hardly ever logs, would cost more than its session.
    childLoggerFactory: (logger) => logger,
    forceCloseConnections: 'idle',
    trustProxy: (_address: string, hop: number) => hop < deps.proxies,
    bodyLimit: bodyBytesMax,
    requestTimeout: 60_000,
    routerOptions: { maxParamLength: 200 },
    // What the router cannot read: its own answer would be a mirror of the address.
    frameworkErrors: (_error, request, reply) => {
      void send(reply as FastifyReply, sendRefusal(notHttp, languageOf(request as FastifyRequest)))
    },
    clientErrorHandler: answerBytes,
  })
  const headers = securityHeaders()
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers)
    done()
  })
  await app.register(rateLimit, { global: false })
  await app.register(compress, { globalCompression: false, globalDecompression: false })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => {
    done(null, body)
  })
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const refusal = refusalOf(error)
    if (refusal.kind === 'failed')
      request.log.error({ error, id: request.id, route: request.routeOptions.url }, 'a request failed')
    return send(reply, sendRefusal(refusal, languageOf(request)))
  })
  app.setNotFoundHandler((request, reply) => send(reply, sendRefusal({ kind: 'not_found' }, languageOf(request))))
  addCallRoutes(app, deps)
  await deps.addRoutes?.(app)
  return app
}

/** What Fastify itself refuses has a status below 500; anything else is a bug of ours. */
function refusalOf({ statusCode }: { statusCode?: number }): Refused {
  if (statusCode === 413) return { kind: 'body_too_large', maximum: bodyBytesMax }
  if (statusCode === undefined || statusCode >= 500) return { kind: 'failed' }
  return notHttp
}

const notHttp: Refused = { kind: 'malformed', where: 'the request', expected: 'well-formed HTTP' }

/** What was no request at all, or had headers without end, gets an answer like any other, and the connection ends. */
function answerBytes(error: Error, socket: Socket): void {
  const { status, body } = sendRefusal(notHttp, defaultLanguage)
  if (socket.writable)
    socket.write(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n` +
        `Content-Length: ${Buffer.byteLength(body)}\r\nContent-Type: application/json; charset=utf-8\r\n\r\n${body}`,
    )
  socket.destroy(error)
}
