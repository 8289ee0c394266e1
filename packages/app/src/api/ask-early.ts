/** What was asked for before the app was there to ask: answers by address, path and query. */
declare global {
  var askedEarly: Map<string, { answer: Promise<Response>; atMs: number }> | undefined
}

/** An older response is too stale for a price. Our choice. */
const usableMs = 10_000

/** Sends out what the first screen will ask for; the app takes each answer once. */
export function askEarly(addresses: readonly string[], headers: Readonly<Record<string, string>>): void {
  const asked = addresses.map((address) => {
    const answer = fetch(address, { headers, cache: 'no-store', signal: AbortSignal.timeout(usableMs) })
    // The caller that takes it handles the rejection.
    answer.catch(() => undefined)
    return [address, { answer, atMs: performance.now() }] as const
  })
  globalThis.askedEarly = new Map(asked)
}

/** As `fetch`, but what was asked for early is taken, and asked for again where no answer came. */
export const fetchOrTake: typeof fetch = async (input, init) => {
  const early = init?.method === 'GET' && typeof input === 'string' ? take(input) : undefined
  return (await early?.catch(() => undefined)) ?? fetch(input, init)
}

function take(url: string): Promise<Response> | undefined {
  const { pathname, search } = new URL(url)
  const asked = globalThis.askedEarly?.get(pathname + search)
  if (asked === undefined) return undefined
  globalThis.askedEarly?.delete(pathname + search)
  return performance.now() - asked.atMs < usableMs ? asked.answer : undefined
}
