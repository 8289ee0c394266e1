import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import compress from '@fastify/compress'
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
import { faultOf } from '../platform/session.ts'
import { sendRefusal } from './answer.ts'
import { addCallRoutes, type CallRouteDeps, languageOf, send } from './call-routes.ts'
import { limitConnections } from './connections.ts'
import { malformedAt, wholeRequest } from './malformed.ts'
import { securityHeaders } from './security-headers.ts'

export const bodyBytesMax = 65_536
/** A database that was restarted answers again within seconds. Our choice. */
const backAfterSeconds = 2

export type AppDeps = CallRouteDeps & {
  log: FastifyBaseLogger
  /** The number of our own proxies in front of the server; only their `X-Forwarded-For` is trusted. */
  proxies: number
  /** Routes other than the calls: pages, sockets, health. */
  addRoutes?: (app: FastifyInstance) => Promise<void>
}

/** Creates the server's HTTP side: the calls of the API, and the behaviour common to all responses. */
export async function createApp(deps: AppDeps): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: deps.log,
    logController: new LogController({ disableRequestLogging: true }),
    // A child logger for each request, which hardly ever logs, would cost more than its session.
    childLoggerFactory: (logger) => logger,
    forceCloseConnections: 'idle',
    trustProxy: (_address: string, hop: number) => hop < deps.proxies,
    bodyLimit: bodyBytesMax,
    requestTimeout: 60_000,
    routerOptions: { maxParamLength: 200 },
    // A request that the router cannot parse: the router's own response would echo the URL.
    frameworkErrors: (_error, request, reply) => {
      void send(reply as FastifyReply, sendRefusal(notHttp, languageOf(request as FastifyRequest)))
    },
    clientErrorHandler: answerBytes,
  })
  limitConnections(app.server, deps)
  const headers = securityHeaders()
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers)
    done()
  })
  await app.register(compress, { globalCompression: false, globalDecompression: false })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => {
    done(null, body)
  })
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const refusal = refusalOf(error)
    if (refusal.kind === 'unavailable')
      request.log.warn({ error, id: request.id, route: request.routeOptions.url }, 'database unavailable')
    if (refusal.kind === 'failed')
      request.log.error({ error, id: request.id, route: request.routeOptions.url }, 'request failed')
    return send(reply, sendRefusal(refusal, languageOf(request)))
  })
  app.setNotFoundHandler((request, reply) => send(reply, sendRefusal({ kind: 'not_found' }, languageOf(request))))
  addCallRoutes(app, deps)
  await deps.addRoutes?.(app)
  return app
}

/** Errors of Fastify itself have a status below 500; a database that gave way comes back, and anything else is our bug. */
function refusalOf(error: Error & { statusCode?: number }): Refused {
  const { statusCode } = error
  if (statusCode === 413) return { kind: 'body_too_large', maximum: bodyBytesMax }
  if (statusCode === undefined && faultOf(error) === 'transient')
    return { kind: 'unavailable', seconds: backAfterSeconds }
  if (statusCode === undefined || statusCode >= 500) return { kind: 'failed' }
  return notHttp
}

const notHttp: Refused = malformedAt(wholeRequest, { form: 'http' })

/** Replies to bytes that are not HTTP, or to endless headers, like to any other request, and closes the connection. */
function answerBytes(error: Error, socket: Socket): void {
  const { status, body } = sendRefusal(notHttp, defaultLanguage)
  if (socket.writable)
    socket.write(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n` +
        `Content-Length: ${Buffer.byteLength(body)}\r\nContent-Type: application/json; charset=utf-8\r\n\r\n${body}`,
    )
  socket.destroy(error)
}
