import { vi } from 'vitest'
// There before the first answer: a test does not wait for it as a person would.
import './answers.ts'
import type { UserInfo } from './session.ts'

type Answer = { result: unknown; code?: number; message?: string; status?: number } | Error

/** Answers the calls of a test in place of the server, by path; whatever is not named gets no answer. */
export function answerCalls(answers: Readonly<Record<string, Answer>>): {
  asked: string[]
  set: (path: string, answer: Answer) => void
} {
  const asked: string[] = []
  const known = new Map(Object.entries(answers))
  vi.stubGlobal('fetch', (url: string) => {
    const { pathname, search } = new URL(url)
    asked.push(pathname + search)
    const answer = known.get(pathname)
    if (answer === undefined || answer instanceof Error) return Promise.reject(answer ?? new TypeError('no answer'))
    const { result, code = 200, message = 'ok', status = 200 } = answer
    return Promise.resolve(new Response(JSON.stringify({ code, message, result }), { status }))
  })
  return {
    asked,
    set(path, answer) {
      known.set(path, answer)
    },
  }
}

export const someUser: UserInfo = {
  id: 7,
  account: 'ann',
  email: null,
  phone: null,
  guest: false,
  hasPassword: true,
  secondFactorBound: false,
  invitationCode: 'ABCD2345',
  countryInfo: { english_name: 'United States', chinese_name: '美国', country_code: 'US', phone_code: '1' },
  language: 'en-us',
  createdAt: '2026-01-01 00:00:00',
}
