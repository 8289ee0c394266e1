import { api, type CallName } from '@touchstone/wire/api'
import type { Call } from '@touchstone/wire/call'
import { defaultLanguage, isLanguage, type Language } from '@touchstone/wire/languages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Sent, sendRefusal } from './answer.ts'
import { answererOf, type CallDeps } from './answer-call.ts'
import type { Caller, Handlers, Refused } from './handler.ts'
import { createLimits, type RequestLimits } from './limits.ts'
import type { BodyKeys } from './opened-keys.ts'

export type CallRouteDeps = CallDeps & {
  handlers: Handlers
  keys: Pick<BodyKeys, 'open'>
  callerOf: (token: string, at: number) => Promise<Caller | undefined>
  clock: () => number
  limits: RequestLimits
}

/** GETs that send a code or try an account; every unrecorded POST counts among them anyway. */
const signInReads: readonly CallName[] = ['phoneCaptcha', 'emailCaptcha', 'checkAccount', 'checkSecondFactor']
const signInFree: readonly CallName[] = ['exchangeQuote', 'logout']

/** A route for every call of the API. */
export function addCallRoutes(app: FastifyInstance, deps: CallRouteDeps): void {
  const limits = createLimits(app, deps.limits)
  const calls: [CallName, Call][] = Object.entries(api) as [CallName, Call][]
  for (const [name, call] of calls) {
    const answer = answererOf(name, call, deps.handlers[name], deps)
    const isSignIn = signInReads.includes(name) || (call.effect === 'unrecorded' && !signInFree.includes(name))
    app.route({
      method: call.method,
      url: call.path.replace(/\{(\w+)\}/g, ':$1'),
      async handler(request, reply) {
        const language = languageOf(request)
        const late = (await limits.address(request)) ?? (isSignIn ? await limits.addressSignIn(request) : undefined)
        if (late !== undefined) return send(reply, sendRefusal(late, language))
        const fields = fieldsOf(request, call.method, deps.keys)
        if (!fields.ok) return send(reply, sendRefusal(fields.refusal, language))
        const at = deps.clock()
        const token = tokenOf(request)
        const caller = token === undefined ? undefined : await deps.callerOf(token, at)
        if (caller !== undefined) {
          request.userId = caller.userId
          const often = await limits.account(request)
          if (often !== undefined) return send(reply, sendRefusal(often, language))
        }
        const device = String(request.headers['user-agent'] ?? '').slice(0, 200)
        const visit = { at, language, address: request.ip, device }
        const key = request.headers['idempotency-key']
        return send(reply, await answer({ fields: fields.value, visit, caller, key: key?.toString() }))
      },
    })
  }
}

export function send(reply: FastifyReply, { status, body, retryAfterSeconds }: Sent): FastifyReply {
  if (retryAfterSeconds !== undefined) void reply.header('retry-after', retryAfterSeconds)
  return reply.code(status).header('content-type', 'application/json; charset=utf-8').send(body)
}

export function languageOf(request: FastifyRequest): Language {
  const wanted = request.headers['lang']
  return typeof wanted === 'string' && isLanguage(wanted) ? wanted : defaultLanguage
}

/** From the header only: a cookie would let any page that is open speak for the user. */
export function tokenOf(request: FastifyRequest): string | undefined {
  const token = request.headers['access-token'] ?? request.headers['x-access-token']
  return typeof token === 'string' && token !== '' ? token : undefined
}

type Fields = { ok: true; value: unknown } | { ok: false; refusal: Refused }

/** The fields of a request: of its body, or its query, and what its path names, which wins. */
function fieldsOf(request: FastifyRequest, method: Call['method'], keys: Pick<BodyKeys, 'open'>): Fields {
  const inPath = request.params as Record<string, unknown>
  if (method === 'GET') return { ok: true, value: { ...(request.query as Record<string, unknown>), ...inPath } }
  const body = bodyOf(typeof request.body === 'string' ? request.body : '', keys)
  if (!body.ok || typeof body.value !== 'object' || body.value === null || Array.isArray(body.value)) return body
  return { ok: true, value: { ...body.value, ...inPath } }
}

function bodyOf(text: string, keys: Pick<BodyKeys, 'open'>): Fields {
  if (text === '' || text === '{}') return { ok: true, value: {} }
  const opened = keys.open(text.startsWith('"') ? text.slice(1, -1) : text)
  if (opened === undefined) return { ok: false, refusal: { kind: 'body_unreadable' } }
  try {
    return { ok: true, value: JSON.parse(opened) as unknown }
  } catch {
    return { ok: false, refusal: { kind: 'malformed', where: 'the request', expected: 'JSON' } }
  }
}
