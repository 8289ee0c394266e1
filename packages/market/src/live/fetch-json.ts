import { setTimeout as sleep } from 'node:timers/promises'
import { backoffDelay } from './backoff.ts'
import { parseExactJson } from './exact-json.ts'
import type { FeedLimits, FeedLog } from './feed.ts'

export type FetchJson = (url: string) => Promise<unknown>

type FetchOptions = { limits: FeedLimits; chance: () => number; signal: AbortSignal; log: FeedLog }

/** A whole list of markets is a few megabytes. */
const bodyBytesMax = 64 * 1_048_576

/** Longest wait that an exchange may ask of us, in milliseconds. Our choice. */
const retryAfterMsMax = 60_000

/**
 * Asks an exchange over HTTP; numbers of the answer are texts. Tries again where that may help: no answer, one that asks
 * for patience, a fault of the exchange, or a page instead of data.
 * @throws Error that says what came back, after the last try, or at once when the request itself was refused.
 */
export function createFetchJson({ limits, chance, signal, log }: FetchOptions): FetchJson {
  return async (url) => {
    for (let failures = 0; ; failures += 1) {
      const answer = await ask(url, AbortSignal.any([signal, AbortSignal.timeout(limits.requestMs)]))
      if (answer.ok) return answer.body
      const last = failures + 1 >= limits.requestTries || !answer.again || signal.aborted
      if (last) throw new Error(`${url}: ${answer.sentence}`)
      log('the exchange did not answer a request', { url, reason: answer.sentence })
      await sleep(Math.max(backoffDelay(failures, limits, chance()), answer.waitMs), undefined, { signal })
    }
  }
}

type Answer = { ok: true; body: unknown } | { ok: false; sentence: string; again: boolean; waitMs: number }

async function ask(url: string, signal: AbortSignal): Promise<Answer> {
  try {
    const response = await fetch(url, { signal, headers: { accept: 'application/json' } })
    const text = await textOf(response)
    const body = parseExactJson(text)
    if (response.ok && body !== undefined) return { ok: true, body }
    const sentence = `answered ${response.status} with ${JSON.stringify(text.slice(0, 200))}`
    // 418 is how Binance says that a 429 was not heard.
    const again = response.ok || response.status >= 500 || [408, 418, 429].includes(response.status)
    return { ok: false, sentence, again, waitMs: retryAfterMs(response) }
  } catch (error) {
    return { ok: false, sentence: sentenceOf(error), again: true, waitMs: 0 }
  }
}

async function textOf(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  const body: AsyncIterable<Uint8Array> | null = response.body
  if (body === null) return ''
  for await (const chunk of body) {
    bytes += chunk.byteLength
    if (bytes > bodyBytesMax) throw new Error(`answered with more than ${bodyBytesMax} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function retryAfterMs(response: Response): number {
  const seconds = Number(response.headers.get('retry-after') ?? 0)
  return seconds > 0 ? Math.min(seconds * 1_000, retryAfterMsMax) : 0
}

/** `fetch` hides the reason behind "fetch failed". */
function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message
}
