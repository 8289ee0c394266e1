import type { Call } from '@touchstone/wire/call'
import { sessionRequiredCode } from '@touchstone/wire/answer-codes'
import type { Language } from '@touchstone/wire/languages'
import { publicKeyPath } from '@touchstone/wire/public-key-path'
import type * as z from 'zod/mini'
import type { Answers } from './answers-of.ts'
import type { BodySeal } from './body-seal.ts'
import { callAddress, type Fields } from './call-address.ts'
import { CallFailed, CallRefused } from './call-failed.ts'
import { type Answer, fetchAgain } from './fetch-again.ts'
import { newIdempotencyKey } from './idempotency-key.ts'
import { createPatience } from './patience.ts'
import { type OnProgress, sendTelling } from './send-telling.ts'
import { createServerClock } from './server-clock.ts'

export type ClientOptions = {
  /** Such as `http://127.0.0.1:8080`; empty for the page's own. */
  origin: string
  token?: () => string | undefined
  language?: () => Language
  /** The server knows no session of the present token (any more). */
  onSignedOut?: () => void
  /** How often a call is asked again when no answer came. Our choice: 3. */
  retries?: number
  /** Milliseconds before the first retry; it doubles each time. Our choice: 250. */
  retryAfterMs?: number
  /** Milliseconds that a call may take, with all its retries. The specification's: 60,000. */
  timeoutMs?: number
  fetch?: typeof fetch
}

/**
 * One idempotency key an intent of a person: whoever repeats a call for the same intent hands it in again. The key is
 * stamped when it is first read.
 */
export type Intent = { readonly key: string }

type Asking = { intent?: Intent; signal?: AbortSignal; /** Of the file of an upload. */ onProgress?: OnProgress }
type Sending = { intent: Intent; seal: BodySeal | undefined; signal: AbortSignal }

/** The fields of a call; the file of an upload stands among them. */
type AskedBy<C extends Call> = z.input<C['request']> & (C['effect'] extends 'upload' ? { file: Blob } : unknown)

/**
 * Every one of some calls as a function. It answers with the result, or throws `CallRefused` or `CallFailed`. Where no
 * answer came it has already asked again under the same key, but for calls that are not recorded (`Effect` of wire):
 * those would be done twice.
 */
export type ClientOf<Calls> = {
  [Name in keyof Calls]: Calls[Name] extends Call
    ? (request: AskedBy<Calls[Name]>, asking?: Asking) => Promise<z.output<Calls[Name]['reply']>>
    : never
} & { newIntent: () => Intent }

/** How a call is made; what its answer looks like is only needed once there is one. */
export type Addressed = Pick<Call, 'method' | 'path' | 'effect'>

/** The functions of a table of calls of the wire. Where `load` throws, the calls throw `CallFailed`. */
export function createClientOf<Calls extends Readonly<Record<string, Call>>>(
  table: { readonly [Name in keyof Calls]: Addressed },
  load: () => Promise<Answers>,
  options: ClientOptions,
): ClientOf<Calls> {
  const { retries = 3, retryAfterMs = 250, timeoutMs = 60_000 } = options
  const again = { retries, retryAfterMs, fetch: options.fetch ?? fetch }
  const origin = options.origin.replace(/\/$/, '')
  const clock = createServerClock()
  let seal: Promise<BodySeal> | undefined

  function newIntent(): Intent {
    let key: string | undefined
    return {
      // A first key is read after the public key was, and by then the server's clock is known.
      get key() {
        key ??= newIdempotencyKey(clock.now())
        return key
      },
    }
  }

  function sealed(): Promise<BodySeal> {
    if (seal !== undefined) return seal
    const made = askPublicKey().then(sealFor)
    seal = made
    // A failure is not kept: the next call tries again.
    made.catch(() => {
      forget(made)
    })
    return made
  }

  async function answers(): Promise<Answers> {
    try {
      return await load()
    } catch (error) {
      throw new CallFailed('what reads answers did not come', { cause: error })
    }
  }

  function forget(old: Promise<BodySeal> | undefined): void {
    if (seal === old) seal = undefined
  }

  async function askPublicKey(): Promise<string> {
    const patience = createPatience(timeoutMs, undefined)
    try {
      const asking = { intent: newIntent(), seal: undefined, signal: patience.signal }
      return publicKeyIn(await send(publicKeyCall, {}, asking))
    } finally {
      patience.end()
    }
  }

  async function ask(name: string, call: Addressed, request: Fields, asking: Asking = {}): Promise<unknown> {
    const patience = createPatience(timeoutMs, asking.signal)
    let intent = asking.intent ?? newIntent()
    try {
      for (let isSecond = false; ; isSecond = true) {
        const used = call.method === 'POST' ? sealed() : undefined
        try {
          const body = used === undefined ? undefined : await patience.until(used)
          const result = await send(call, request, { ...asking, intent, seal: body, signal: patience.signal })
          return (await answers()).replyOf(name, result)
        } catch (error) {
          const kind = error instanceof CallRefused && !isSecond ? error.kind : undefined
          // The server has another key pair than the one that we sealed for: a new database behind the same address.
          if (kind === 'body_unreadable') forget(used)
          // Our clock was set wrong. Under a key of our own nothing can have been done; the answer has told the time.
          else if (kind === 'key_expired' && asking.intent === undefined) intent = newIntent()
          else throw error
        }
      }
    } finally {
      patience.end()
    }
  }

  async function send(
    call: Addressed,
    request: Fields,
    { intent, seal: sealBody, signal, onProgress }: Asking & Sending,
  ): Promise<unknown> {
    const { url, fields } = callAddress(call, request)
    const token = options.token?.()
    const headers: Record<string, string> = { lang: options.language?.() ?? 'en-us' }
    if (token !== undefined) headers['access-token'] = token
    const asked: RequestInit = { method: call.method, headers, cache: 'no-store' }
    if (call.method === 'POST') headers['idempotency-key'] = intent.key
    if (call.effect === 'upload') asked.body = formOf(fields)
    else if (sealBody !== undefined) {
      headers['content-type'] = 'application/json'
      asked.body = Object.keys(fields).length === 0 ? '' : sealBody(JSON.stringify(fields))
    }
    const isRepeatable = call.effect !== 'unrecorded'
    // Set out with the question: with the answer they are there.
    answers().catch(() => undefined)
    const sending = onProgress === undefined ? again : { ...again, fetch: sendTelling(onProgress, again.fetch) }
    const answer = await fetchAgain(origin + url, { ...asked, signal }, isRepeatable, sending)
    clock.note(answer.date)
    return resultIn(answer, token)
  }

  async function resultIn(answer: Answer, token: string | undefined): Promise<unknown> {
    const { resultOf } = await answers()
    try {
      return resultOf(answer)
    } catch (error) {
      const isSessionMissing = error instanceof CallRefused && error.code === sessionRequiredCode
      // Whoever has signed in anew since then stays so.
      if (isSessionMissing && options.token?.() === token) options.onSignedOut?.()
      throw error
    }
  }

  const functions = Object.entries(table).map(([name, call]) => [
    name,
    (request: Fields, asking?: Asking) => ask(name, call, request, asking),
  ])
  return { ...(Object.fromEntries(functions) as Omit<ClientOf<Calls>, 'newIntent'>), newIntent } as ClientOf<Calls>
}

/** The file last: whoever reads the form knows by then what it is for. Its own name stays here. */
function formOf({ file, ...fields }: Fields): FormData {
  const form = new FormData()
  for (const [name, field] of Object.entries(fields)) form.append(name, String(field))
  if (file instanceof Blob) form.append('file', file, 'file')
  return form
}

const publicKeyCall: Addressed = { method: 'GET', path: publicKeyPath, effect: 'read' }

function publicKeyIn(result: unknown): string {
  if (typeof result === 'object' && result !== null && 'publicKey' in result && typeof result.publicKey === 'string')
    return result.publicKey
  throw new CallFailed('the public key of the server cannot be read')
}

/** @throws CallFailed when it is no public key. */
async function sealFor(publicKey: string): Promise<BodySeal> {
  try {
    // Whoever only reads has no need of it.
    const { createBodySeal } = await import('./body-seal.ts')
    return await createBodySeal(publicKey)
  } catch (error) {
    throw new CallFailed('the public key of the server cannot be read', { cause: error })
  }
}
