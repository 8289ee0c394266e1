import { constants } from 'node:zlib'
import { refuse } from '@touchstone/domain/result'
import { api, type CallName } from '@touchstone/wire/api'
import type { Call } from '@touchstone/wire/call'
import { intentHeader } from '@touchstone/wire/intent-header'
import { defaultLanguage, isLanguage, type Language } from '@touchstone/wire/languages'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { type Sent, sendRefusal } from './answer.ts'
import { browserFor, browserOf } from './browser.ts'
import { answererOf, type Asked, type CallDeps } from './answer-call.ts'
import type { Caller, Handlers, Refused, Visit } from './handler.ts'
import type { Limits } from './limits.ts'
import { malformedAt, unknownField, wholeRequest } from './malformed.ts'
import type { BodyKeys } from './opened-keys.ts'
import { createForms, readsForms } from './upload-form.ts'

export type CallRouteDeps = CallDeps & {
  handlers: Handlers
  keys: Pick<BodyKeys, 'open'>
  callerOf: (token: string, at: number) => Promise<Caller | undefined>
  clock: () => number
  limits: Limits
  /** Of a sandbox. */
  seesOutbox?: (request: FastifyRequest) => boolean
}

/** A route for every call of the API. */
export function addCallRoutes(app: FastifyInstance, deps: CallRouteDeps): void {
  const { limits } = deps
  const calls: [CallName, Call][] = Object.entries(api) as [CallName, Call][]
  const isUpload = ([, call]: [CallName, Call]): boolean => call.effect === 'upload'
  for (const [name, call] of calls.filter((each) => !isUpload(each))) app.route(routeOf(name, call, deps, limits))
  void app.register(async (scope) => {
    await readsForms(scope)
    for (const [name, call] of calls.filter(isUpload)) scope.route(uploadRouteOf(name, call, deps, limits))
  })
}

/**
 * Compresses public responses only: compressing secrets next to text that the caller chose leaks them (BREACH). Quality
 * 4 takes a tenth of the time of the default.
 */
const smallIfPublic = ({ access, effect }: Call): Pick<RouteOptions, 'compress'> =>
  access === 'public' && effect === 'read'
    ? {
        compress: {
          encodings: ['br', 'gzip'],
          threshold: 2_048,
          brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
        },
      }
    : {}

const addressOf = ({ method, path }: Call) => ({ method, url: path.replace(/\{(\w+)\}/g, ':$1') })

function routeOf(name: CallName, call: Call, deps: CallRouteDeps, limits: Limits): RouteOptions {
  const answer = answererOf(name, call, deps.handlers[name], deps)
  const isSignIn = call.limit === 'sign_in'
  return {
    ...addressOf(call),
    ...smallIfPublic(call),
    async handler(request, reply) {
      const language = languageOf(request)
      const limited =
        limits.address(request.ip, call.weight) ?? (isSignIn ? limits.addressSignIn(request.ip) : undefined)
      if (limited !== undefined) return send(reply, sendRefusal(limited, language))
      const fields = fieldsOf(request, call.method, deps.keys)
      if (!fields.ok) return send(reply, sendRefusal(fields.refusal, language))
      const asking = await askingOf(request, call, deps, limits)
      if (isSignIn) asking.visit.browser = browserFor(request, reply)
      if (asking.limited !== undefined) return send(reply, sendRefusal(asking.limited, language))
      const asked = { ...asking, fields: fields.value }
      const asker = { address: request.ip, ...callerIn(asking) }
      const answered = await limits.run(asker, call.weight, () => answer(asked))
      return send(reply, answered.ok ? answered.value : sendRefusal(answered.refusal, language))
    },
  }
}

/** A form may be large: it is read only after the caller is known, and rejecting it unread closes the connection. */
function uploadRouteOf(name: CallName, call: Call, deps: CallRouteDeps, limits: Limits): RouteOptions {
  const answer = answererOf(name, call, deps.handlers[name], deps)
  const forms = createForms()
  return {
    ...addressOf(call),
    async handler(request, reply) {
      const language = languageOf(request)
      const unread = (refusal: Refused) => send(reply.header('connection', 'close'), sendRefusal(refusal, language))
      const limited = limits.address(request.ip, call.weight)
      if (limited !== undefined) return unread(limited)
      const stray = strayIn(request)
      if (stray !== undefined) return unread(stray)
      const asking = await askingOf(request, call, deps, limits)
      if (asking.limited !== undefined) return unread(asking.limited)
      if (asking.caller === undefined) return unread({ kind: 'session_required' })
      const answered = await forms.read(request, async (form) =>
        form.ok ? { ok: true, value: await answer({ ...asking, ...form.value }) } : refuse(form.refusal),
      )
      return answered.ok ? send(reply, answered.value) : unread(answered.refusal)
    },
  }
}

type Asking = Omit<Asked, 'fields' | 'file'> & { limited: Refused | undefined }

/** Who sends the request; `limited` is set when the account is over its rate limit. */
async function askingOf(
  request: FastifyRequest,
  { weight }: Call,
  deps: CallRouteDeps,
  limits: Limits,
): Promise<Asking> {
  const at = deps.clock()
  const token = tokenOf(request)
  const caller = token === undefined ? undefined : await deps.callerOf(token, at)
  if (token !== undefined && caller === undefined) limits.wrongToken(request.ip)
  const limited = caller === undefined ? undefined : limits.account(caller.userId, weight)
  const visit: Visit = { ...visitOf(request, at), seesOutbox: deps.seesOutbox?.(request) ?? false }
  const key = request.headers['idempotency-key']?.toString()
  return { visit, caller, key, intent: request.headers[intentHeader]?.toString(), limited }
}

const callerIn = ({ caller }: Asking): { caller?: Caller } => (caller === undefined ? {} : { caller })

export function send(reply: FastifyReply, sent: Sent): FastifyReply {
  if ('image' in sent) return sendImage(reply, sent.image)
  const { status, body, retryAfterSeconds } = sent
  if (retryAfterSeconds !== undefined) void reply.header('retry-after', retryAfterSeconds)
  // No answer is kept on its way: most are somebody's own, and a receipt that its owner no longer shares must be gone.
  return reply
    .code(status)
    .headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
    .send(body)
}

/** Whatever the bytes are, a browser that is led to them neither runs, shows nor keeps them. */
const sendImage = (reply: FastifyReply, { type, bytes }: { type: string; bytes: Uint8Array }): FastifyReply =>
  reply
    .headers({
      'content-type': type,
      'content-disposition': `attachment; filename="image.${type.split('/')[1] ?? ''}"`,
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    .send(bytes)

/** What a request says of itself, whoever sends it: a person or an operator. `at` is in epoch milliseconds. */
export const visitOf = (request: FastifyRequest, at: number): Visit => ({
  at,
  language: languageOf(request),
  address: request.ip,
  device: String(request.headers['user-agent'] ?? '').slice(0, 200),
  browser: browserOf(request),
})

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

/** Collects the fields of a request: of a GET from its query, of a POST from its body, and from its path. */
export function fieldsOf(request: FastifyRequest, method: Call['method'], keys: Pick<BodyKeys, 'open'>): Fields {
  const inPath = request.params as Record<string, unknown>
  if (method === 'GET') return joined(request.query as Record<string, unknown>, inPath)
  const stray = strayIn(request)
  if (stray !== undefined) return refuse(stray)
  const body = bodyOf(typeof request.body === 'string' ? request.body : '', keys)
  if (!body.ok || typeof body.value !== 'object' || body.value === null || Array.isArray(body.value)) return body
  return joined(body.value as Record<string, unknown>, inPath)
}

/** A query of a POST, which has none. */
function strayIn(request: FastifyRequest): Refused | undefined {
  const [name] = Object.keys(request.query as object)
  return name === undefined ? undefined : unknownField([], name)
}

/** What the path names is asked for there alone: two values could differ. */
function joined(asked: Record<string, unknown>, inPath: Record<string, unknown>): Fields {
  const twice = Object.keys(inPath).find((name) => Object.hasOwn(asked, name))
  return twice === undefined ? { ok: true, value: { ...asked, ...inPath } } : refuse(unknownField([], twice))
}

function bodyOf(text: string, keys: Pick<BodyKeys, 'open'>): Fields {
  if (text === '' || text === '{}') return { ok: true, value: {} }
  const opened = keys.open(text.startsWith('"') ? text.slice(1, -1) : text)
  if (opened === undefined) return { ok: false, refusal: { kind: 'body_unreadable' } }
  try {
    return { ok: true, value: JSON.parse(opened) as unknown }
  } catch {
    return { ok: false, refusal: malformedAt(wholeRequest, { form: 'json' }) }
  }
}
