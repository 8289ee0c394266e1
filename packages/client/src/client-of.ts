import type { Call } from '@touchstone/wire/call'
import { sessionRequiredCode } from '@touchstone/wire/answer-codes'
import { intentHeader } from '@touchstone/wire/intent-header'
import type { Language } from '@touchstone/wire/languages'
import { publicKeyPath } from '@touchstone/wire/public-key-path'
import type * as z from 'zod/mini'
import type { Answers } from './answers-of.ts'
import type { BodySeal } from './body-seal.ts'
import { callAddress, type Fields } from './call-address.ts'
import { CallFailed, CallNotSent, CallRefused } from './call-failed.ts'
import { type Answer, fetchWithRetries, notSentNow } from './fetch-with-retries.ts'
import { newIdempotencyKey } from './idempotency-key.ts'
import { createDeadline } from './deadline.ts'
import { type OnProgress, fetchWithProgress } from './fetch-with-progress.ts'
import { createServerClock } from './server-clock.ts'

export type ClientOptions = {
  /** For example `http://127.0.0.1:8080`; empty for the page's own origin. */
  origin: string
  token?: () => string | undefined
  language?: () => Language
  /**
   * Signs the command that a call asks for: the value of the header `signed-intent`, or undefined to send it unsigned. Must
   * not throw. `at` is the server's clock as the client knows it, in epoch milliseconds.
   */
  sign?: (asked: { name: string; fields: Fields; key: string; at: number }) => Promise<string | undefined>
  /** The server knows no session, or no longer knows one, for the present token. */
  onSignedOut?: () => void
  /** How often a call is retried when no response arrives. Our choice: 3. */
  retries?: number
  /** Milliseconds before the first retry; the delay doubles each time. Our choice: 250. */
  retryAfterMs?: number
  /** Milliseconds that a call may take, including all its retries. The specification's: 60,000. */
  timeoutMs?: number
  /** Milliseconds after which a command is sent no more: nobody waits for it then, and prices have moved on. By default no limit. */
  sendCommandsForMs?: number
  /** Whether it is known that nothing can be reached: then what changes something fails at once, as not sent. */
  isOffline?: () => boolean
  fetch?: typeof fetch
}

/**
 * One idempotency key for one intent of a person: to repeat a call for the same intent, pass the same value again.
 * The key is created on first use.
 */
export type Intent = { readonly key: string }

type Asking = {
  intent?: Intent
  signal?: AbortSignal
  /** Reports the progress of an upload. */ onProgress?: OnProgress
}
type Sending = {
  name: string
  intent: Intent
  seal?: BodySeal | undefined
  signed?: string | undefined
  signal: AbortSignal
  mayLeave?: () => boolean
}

/** The fields of a call, including the file of an upload. */
type AskedBy<C extends Call> = z.input<C['request']> & (C['effect'] extends 'upload' ? { file: Blob } : unknown)

/**
 * Every call of a table as a function. It resolves to the result or throws `CallRefused` or `CallFailed`. When no
 * response arrives it has already retried with the same key, except for calls that are not recorded (`Effect` of
 * wire): a retry would do those twice.
 */
export type ClientOf<Calls> = {
  [Name in keyof Calls]: Calls[Name] extends Call
    ? (request: AskedBy<Calls[Name]>, asking?: Asking) => Promise<z.output<Calls[Name]['reply']>>
    : never
} & { newIntent: () => Intent }

/** How to make a call. The schema of its response is only needed once one arrives. */
export type Addressed = Pick<Call, 'method' | 'path' | 'effect'>

/**
 * The functions of a table of calls of the wire. `load` gives the parsers of a call's response, by its name; if it
 * rejects, the call throws `CallFailed`.
 */
export function createClientOf<Calls extends Readonly<Record<string, Call>>>(
  table: { readonly [Name in keyof Calls]: Addressed },
  load: (name: string) => Promise<Answers>,
  options: ClientOptions,
): ClientOf<Calls> {
  const { retries = 3, retryAfterMs = 250, timeoutMs = 60_000 } = options
  const retrying = { retries, retryAfterMs, fetch: options.fetch ?? fetch }
  const origin = options.origin.replace(/\/$/, '')
  const clock = createServerClock()
  let seal: Promise<BodySeal> | undefined

  function newIntent(): Intent {
    let key: string | undefined
    return {
      // The first key is read after the response with the public key, so by then the server's clock is known.
      get key() {
        key ??= newIdempotencyKey(clock.now())
        return key
      },
    }
  }

  function sealed(): Promise<BodySeal> {
    if (seal !== undefined) return seal
    const made = requestPublicKey().then(sealFor)
    seal = made
    // Do not keep a failure: the next call tries again.
    made.catch(() => forget(made))
    return made
  }

  async function answers(name: string): Promise<Answers> {
    try {
      return await load(name)
    } catch (error) {
      throw new CallFailed('the response parsers failed to load', { cause: error })
    }
  }

  function forget(old: Promise<BodySeal> | undefined): void {
    if (seal === old) seal = undefined
  }

  async function requestPublicKey(): Promise<string> {
    const deadline = createDeadline(timeoutMs, undefined)
    try {
      const asking = { name: 'publicKey', intent: newIntent(), signal: deadline.signal }
      return publicKeyIn(await send(publicKeyCall, {}, asking))
    } finally {
      deadline.end()
    }
  }

  async function ask(name: string, call: Addressed, request: Fields, asking: Asking = {}): Promise<unknown> {
    const deadline = createDeadline(timeoutMs, asking.signal)
    let intent = asking.intent ?? newIntent()
    const mayLeave = mayLeaveFromNow(call, options)
    try {
      if (!mayLeave()) throw notSentNow()
      for (let isSecond = false; ; isSecond = true) {
        const used = call.method === 'POST' ? sealed() : undefined
        try {
          const ready =
            used &&
            (await beforeSending(async () => ({
              seal: await deadline.until(used),
              signed: await deadline.until(signedFor(name, call, request, intent)),
            })))
          const sending = { ...asking, ...ready, mayLeave, name, intent, signal: deadline.signal }
          const result = await send(call, request, sending)
          return (await answers(name)).replyOf(name, result)
        } catch (error) {
          // The first time may have got no response before it got the one that led here.
          if (isSecond && error instanceof CallNotSent) throw new CallFailed(error.message, { cause: error })
          const kind = error instanceof CallRefused && !isSecond ? error.kind : undefined
          // The server has a different key pair than the one we sealed for: a new database behind the same address.
          if (kind === 'body_unreadable') forget(used)
          // Our clock was wrong. Nothing can have been done under our own key, and the response has set the clock.
          else if ((kind === 'key_expired' || kind === 'key_ahead') && asking.intent === undefined) intent = newIntent()
          // The clock was wrong when the command was signed.
          else if (kind !== 'signature_expired') throw error
        }
      }
    } finally {
      deadline.end()
    }
  }

  async function signedFor(name: string, { effect }: Addressed, fields: Fields, { key }: Intent) {
    return effect === 'command' ? options.sign?.({ name, fields, key, at: clock.now() }) : undefined
  }

  async function send(
    call: Addressed,
    request: Fields,
    { name, intent, seal: sealBody, signed, signal, mayLeave, onProgress }: Asking & Sending,
  ): Promise<unknown> {
    const { url, fields } = callAddress(call, request)
    const token = options.token?.()
    const headers: Record<string, string> = { lang: options.language?.() ?? 'en-us' }
    if (token !== undefined) headers['access-token'] = token
    const asked: RequestInit = { method: call.method, headers, cache: 'no-store' }
    if (call.method === 'POST') headers['idempotency-key'] = intent.key
    if (signed !== undefined) headers[intentHeader] = signed
    if (call.effect === 'upload') asked.body = formOf(fields)
    else if (sealBody !== undefined) {
      headers['content-type'] = 'application/json'
      asked.body = Object.keys(fields).length === 0 ? '' : sealBody(JSON.stringify(fields))
    }
    const isRepeatable = call.effect !== 'unrecorded'
    // Start loading the parsers now so they are ready when the response arrives.
    answers(name).catch(() => undefined)
    const fetchOf = onProgress === undefined ? retrying.fetch : fetchWithProgress(onProgress, retrying.fetch)
    const sending = { ...retrying, fetch: fetchOf, ...(mayLeave && { mayLeave }) }
    const answer = await fetchWithRetries(origin + url, { ...asked, signal }, isRepeatable, sending)
    clock.note(answer.date)
    return resultIn(name, answer, token)
  }

  async function resultIn(name: string, answer: Answer, token: string | undefined): Promise<unknown> {
    const { resultOf } = await answers(name)
    try {
      return resultOf(answer)
    } catch (error) {
      const isSessionMissing = error instanceof CallRefused && error.code === sessionRequiredCode
      // If the person has signed in again since then, that session stays.
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

/** Whether a call that is asked for now may still leave: what only reads may at any time. */
function mayLeaveFromNow({ effect }: Addressed, { isOffline, sendCommandsForMs = Infinity }: ClientOptions) {
  if (effect === 'read' || effect === 'image') return () => true
  const atMost = effect === 'command' ? performance.now() + sendCommandsForMs : Infinity
  return (): boolean => isOffline?.() !== true && performance.now() <= atMost
}

/** @throws CallNotSent for whatever fails but a refusal, since the request has not left. */
async function beforeSending<Made>(make: () => Promise<Made>): Promise<Made> {
  try {
    return await make()
  } catch (error) {
    if (error instanceof CallRefused) throw error
    const why = error instanceof CallFailed ? error.message : 'it could not be encrypted or signed'
    throw new CallNotSent(`the request was not sent: ${why}`, { cause: error })
  }
}

/** Appends the file last, so that the server knows its purpose before it reads it. The file's own name is not sent. */
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
  throw new CallFailed('the server sent no readable public key')
}

/** @throws CallFailed when the text is not a public key. */
async function sealFor(publicKey: string): Promise<BodySeal> {
  try {
    // Loaded on demand: reads do not need it.
    const { createBodySeal } = await import('./body-seal.ts')
    return await createBodySeal(publicKey)
  } catch (error) {
    throw new CallFailed('the server sent no readable public key', { cause: error })
  }
}
