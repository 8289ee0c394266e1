import { CallFailed } from './call-failed.ts'

/** A whole answer; `date` is its header, the clock of whoever answered. An image has no text. */
export type Answer = { status: number; date: string | null; text: string; image?: Image }
type Image = { type: string; bytes: Uint8Array<ArrayBuffer> }

export type Asked = RequestInit & { signal: AbortSignal }
export type Fetch = (url: string, request: Asked) => Promise<Response>

export type FetchAgainOptions = { fetch: Fetch; retries: number; retryAfterMs: number }

/** The server is too busy, or stopping, and has done nothing. */
const overloadedStatus = 503
/** What a proxy answers with when it got no answer itself: perhaps the request was done. */
const proxyStatuses = [502, 504]
/** A server that wants to be left alone for longer than this is asked anew all the same. Our choice. */
const heededMsMax = 5_000

/**
 * Asks until a whole answer comes. One that may be done twice is asked again whenever there is none; any other only when
 * the server has said that it did nothing.
 * @throws CallFailed when there was no answer, or the signal ended the waiting.
 */
export async function fetchAgain(
  url: string,
  request: Asked,
  isRepeatable: boolean,
  { fetch: fetchOf, retries, retryAfterMs }: FetchAgainOptions,
): Promise<Answer> {
  for (let tried = 0; ; tried += 1) {
    const isLast = (): boolean => tried >= retries || request.signal.aborted
    // Some randomness, or everybody comes back in the same moment.
    let waitMs = retryAfterMs * 2 ** tried * (0.5 + Math.random())
    try {
      const response = await fetchOf(url, request)
      const { status, headers } = response
      const answer = { status, date: headers.get('date'), ...(await contentOf(response)) }
      const isNone = status === overloadedStatus || (isRepeatable && proxyStatuses.includes(status))
      if (!isNone || isLast()) return answer
      const askedMs = Number(headers.get('retry-after') ?? 0) * 1_000
      if (askedMs > waitMs) waitMs = Math.min(askedMs, heededMsMax)
    } catch (error) {
      if (!isRepeatable || isLast()) throw new CallFailed(`no answer from ${url.split('?')[0] ?? ''}`, { cause: error })
    }
    await pause(waitMs, request.signal)
  }
}

async function contentOf(response: Response): Promise<Pick<Answer, 'text' | 'image'>> {
  const type = response.headers.get('content-type') ?? ''
  if (!type.startsWith('image/')) return { text: await response.text() }
  return { text: '', image: { type, bytes: new Uint8Array(await response.arrayBuffer()) } }
}

/** Ends early with the signal. */
async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const end = (): void => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    timer = setTimeout(end, ms)
    signal.addEventListener('abort', end)
    if (signal.aborted) end()
  })
}
