import { setTimeout as sleep } from 'node:timers/promises'
import { backoffDelay } from './backoff.ts'
import { parseExactJson } from './exact-json.ts'
import type { FeedLimits, FeedLog } from './feed.ts'

export type FetchJson = (url: string) => Promise<unknown>

type FetchOptions = {
  limits: FeedLimits
  chance: () => number
  signal: AbortSignal
  log: FeedLog
  /** The largest response that is read; by default a full list of markets. */
  bytesMax?: number
}

/** A full list of markets is a few megabytes. */
const bodyBytesMax = 64 * 1_048_576

/** The longest `retry-after` that we respect, in milliseconds. Our choice. */
const retryAfterMsMax = 60_000

/**
 * Requests JSON from an exchange; numbers in the result are text. Retries where that may help: no response, a request
 * to slow down, a server error, or an HTML page instead of data.
 * @throws Error with what came back, after the last attempt, or at once when the exchange refused the request itself.
 */
export function createFetchJson({ limits, chance, signal, log, bytesMax = bodyBytesMax }: FetchOptions): FetchJson {
  return async (url) => {
    for (let failures = 0; ; failures += 1) {
      const answer = await ask(url, AbortSignal.any([signal, AbortSignal.timeout(limits.requestMs)]), bytesMax)
      if (answer.ok) return answer.body
      const last = failures + 1 >= limits.requestTries || !answer.again || signal.aborted
      if (last) throw new Error(`${url}: ${answer.sentence}`)
      log('exchange request failed', { url, reason: answer.sentence })
      await sleep(Math.max(backoffDelay(failures, limits, chance()), answer.waitMs), undefined, { signal })
    }
  }
}

type Answer = { ok: true; body: unknown } | { ok: false; sentence: string; again: boolean; waitMs: number }

async function ask(url: string, signal: AbortSignal, bytesMax: number): Promise<Answer> {
  try {
    const response = await fetch(url, { signal, headers: { accept: 'application/json' } })
    const text = await textOf(response, bytesMax)
    const body = parseExactJson(text)
    if (response.ok && body !== undefined) return { ok: true, body }
    const sentence = `got ${response.status} with ${JSON.stringify(text.slice(0, 200))}`
    // 418 is Binance's status for clients that ignored a 429.
    const again = response.ok || response.status >= 500 || [408, 418, 429].includes(response.status)
    return { ok: false, sentence, again, waitMs: retryAfterMs(response) }
  } catch (error) {
    return { ok: false, sentence: sentenceOf(error), again: true, waitMs: 0 }
  }
}

async function textOf(response: Response, bytesMax: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  const body: AsyncIterable<Uint8Array> | null = response.body
  if (body === null) return ''
  for await (const chunk of body) {
    bytes += chunk.byteLength
    if (bytes > bytesMax) throw new Error(`the response exceeds ${bytesMax} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function retryAfterMs(response: Response): number {
  const seconds = Number(response.headers.get('retry-after') ?? 0)
  return seconds > 0 ? Math.min(seconds * 1_000, retryAfterMsMax) : 0
}

/** `fetch` hides the cause behind "fetch failed". */
function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message
}
