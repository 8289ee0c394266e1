import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * Where a request comes from, by a cookie that the server gives to whoever begins to sign in. It opens nothing and names
 * nobody: an account that was signed in to keeps which browsers that was done in, and tries from there have a budget of
 * their own. Only the SHA-256 of the cookie is known here.
 */
export type Browser = {
  id: string
  /** The request brought the cookie; if not, the answer takes it along. */
  brought: boolean
}

/** The longest that a browser keeps a cookie. */
export const browserForMs = 400 * 24 * 3_600_000
const secretForm = /^[\w-]{43}$/

const idOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')

/** On https no other host and no plain connection can set it (`__Host-`). */
const nameOf = (request: FastifyRequest): string => (request.protocol === 'https' ? '__Host-browser' : 'browser')

function secretIn(request: FastifyRequest): string | undefined {
  const wanted = `${nameOf(request)}=`
  const found = (request.headers.cookie ?? '').split('; ').find((each) => each.startsWith(wanted))
  const secret = found?.slice(wanted.length)
  return secret !== undefined && secretForm.test(secret) ? secret : undefined
}

/** The browser of a request that brought the cookie. */
export function browserOf(request: FastifyRequest): Browser | undefined {
  const secret = secretIn(request)
  return secret === undefined ? undefined : { id: idOf(secret), brought: true }
}

/** The browser of a request that begins to sign in: the answer renews its cookie, or gives it one. */
export function browserFor(request: FastifyRequest, reply: FastifyReply): Browser {
  const brought = secretIn(request)
  const secret = brought ?? randomBytes(32).toString('base64url')
  const secure = request.protocol === 'https' ? '; Secure' : ''
  const kept = `Path=/; Max-Age=${browserForMs / 1_000}; HttpOnly; SameSite=Strict${secure}`
  // No cache may hand the cookie, or a code, to somebody else.
  void reply.headers({ 'set-cookie': `${nameOf(request)}=${secret}; ${kept}`, 'cache-control': 'no-store' })
  return { id: idOf(secret), brought: brought !== undefined }
}
