// There before the first answer: a test does not wait for it as a person would.
import './answers.ts'
import './first-answers.ts'
import './fund-answers.ts'
import './holdings-answers.ts'
import './investment-answers.ts'
import './move-answers.ts'
import './record-answers.ts'
import './trade-answers.ts'
import './user-answers.ts'
import type { UserInfo } from './session.ts'
import { type Answer, answerFetch } from './test-fetch.ts'

/** Answers the calls of a test in place of the server, by path; whatever is not named gets no answer. */
export function answerCalls(answers: Readonly<Record<string, Answer>>): {
  asked: string[]
  /** The idempotency keys of POSTs, each after its path. */
  keys: string[]
  set: (path: string, answer: Answer) => void
} {
  const asked: string[] = []
  const keys: string[] = []
  const set = answerFetch(answers, ({ pathname, search }, { headers }) => {
    asked.push(pathname + search)
    const key = headers['idempotency-key']
    if (key !== undefined) keys.push(`${pathname} ${key}`)
  })
  return { asked, keys, set }
}

export const someUser: UserInfo = {
  id: 7,
  account: 'ann',
  email: null,
  phone: null,
  guest: false,
  importantCustomer: false,
  hasPassword: true,
  secondFactorBound: false,
  invitationCode: 'ABCD2345',
  countryInfo: { english_name: 'United States', chinese_name: '美国', country_code: 'US', phone_code: '1' },
  language: 'en-us',
  createdAt: '2026-01-01 00:00:00',
}
