import { vi } from 'vitest'

export type Answer =
  /** `after`: the answer does not come before that. */
  { result: unknown; code?: number; message?: string; status?: number; after?: Promise<void> } | Error
type Sent = { headers: Record<string, string>; body?: unknown }

/** Answers the calls of a test in place of the server, by path; whatever is not named gets no answer. */
export function answerFetch(
  answers: Readonly<Record<string, Answer>>,
  onAsked: (url: URL, sent: Sent) => void,
): (path: string, answer: Answer) => void {
  const known = new Map(Object.entries(answers))
  vi.stubGlobal('fetch', (address: string, sent?: Partial<Sent>) => {
    const url = new URL(address)
    onAsked(url, { headers: {}, ...sent })
    const answer = known.get(url.pathname)
    if (answer === undefined || answer instanceof Error) return Promise.reject(answer ?? new TypeError('no answer'))
    const { result, code = 200, message = 'ok', status = 200, after = Promise.resolve() } = answer
    return after.then(() => new Response(JSON.stringify({ code, message, result }), { status }))
  })
  return (path, answer) => {
    known.set(path, answer)
  }
}
