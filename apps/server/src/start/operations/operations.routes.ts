import type { FastifyInstance } from 'fastify'
import { Histogram } from 'prom-client'
import { sendRefusal } from '../../api/answer.ts'
import { languageOf, send } from '../../api/call-routes.ts'
import type { House } from '../../house/house.ts'
import { isInsider } from './insider.ts'
import { createMetrics, type MetricsDeps } from './metrics.ts'
import { createReadiness } from './readiness.ts'
import { createTapeLag } from '../../house/tape/tape-lag.ts'

export type OperationsDeps = Pick<MetricsDeps, 'stream' | 'transitMs' | 'daysWaitingMs' | 'bodyKeys' | 'chains'> & {
  house: Pick<House, 'sql' | 'executor' | 'tape' | 'feed' | 'settings' | 'market'>
  clock: () => number
  isStopping: () => boolean
  /**
   * The token with which `/metrics` and the parts of `/readyz` are readable from anywhere; without one, only from our
   * network.
   */
  metricsToken: string | undefined
}

const secondsBounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5]

/**
 * `/healthz`: the process is up. `/readyz`: it can work; 503 while it cannot. `/metrics`: for Prometheus. The yes or no
 * of the first two is public, because a load balancer may be anywhere.
 */
export function addOperations(app: FastifyInstance, deps: OperationsDeps): void {
  const { house, clock, isStopping, metricsToken, stream, transitMs, daysWaitingMs, bodyKeys, chains } = deps
  const { sql, executor, tape, feed, settings, market } = house
  const tapeLag = createTapeLag(tape.counts)
  const readiness = createReadiness({ sql, clock, settings, market, tapeLag, isStopping })
  const register = createMetrics({
    executor,
    tape,
    tapeLag,
    feed,
    settings,
    market,
    stream,
    transitMs,
    daysWaitingMs,
    bodyKeys,
    chains,
  })
  const answered = new Histogram({
    name: 'touchstone_http_seconds',
    help: 'Time to answer, by route and HTTP status.',
    labelNames: ['route', 'status'],
    buckets: secondsBounds,
    registers: [register],
  })

  app.addHook('onResponse', (request, reply, done) => {
    // The pattern of the route and never the path, or a stranger could make labels without end.
    const route = request.routeOptions.url ?? 'none'
    answered.observe({ route, status: reply.statusCode }, reply.elapsedTime / 1_000)
    done()
  })
  app.addHook('onClose', () => {
    tapeLag.stop()
  })

  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ up: true }))
  app.get('/readyz', async (request, reply) => {
    const state = await readiness()
    void reply.code(state.ready ? 200 : 503).header('cache-control', 'no-store')
    return isInsider(request, metricsToken) ? state : { ready: state.ready }
  })
  app.get('/metrics', async (request, reply) => {
    if (!isInsider(request, metricsToken)) return send(reply, sendRefusal({ kind: 'not_allowed' }, languageOf(request)))
    return reply.header('content-type', register.contentType).send(await register.metrics())
  })
}
