import { beforeEach, expect, it, vi } from 'vitest'
import { someUser } from '../api/test-answers.ts'

/** What answers each call, in the order in which they were made. */
const answers: ((result: object, code?: number) => void)[] = []
let isOffline = false
vi.stubGlobal('fetch', () =>
  isOffline
    ? Promise.reject(new TypeError('no network'))
    : new Promise<Response>((resolve) => {
        answers.push((result, code = 200) => {
          resolve(new Response(JSON.stringify({ code, message: 'ok', result })))
        })
      }),
)
const { fetchCurrentUser } = await import('./current-user.ts')
const { storeToken, useSession } = await import('../api/session.ts')

const asked = (count: number) => vi.waitFor(() => expect(answers).toHaveLength(count))

beforeEach(() => {
  answers.length = 0
  isOffline = false
  useSession.setState({ token: undefined, userInfo: undefined })
})

it('is asked once for all who want to know at the same time', async () => {
  const both = Promise.all([fetchCurrentUser(), fetchCurrentUser()])
  await asked(1)
  answers[0]?.(someUser)
  await both
  expect(answers).toHaveLength(1)
  expect(useSession.getState().userInfo?.id).toBe(7)
})

it('is asked anew after a sign-in, and an answer from before it changes nothing', async () => {
  const visitor = fetchCurrentUser()
  await asked(1)
  useSession.setState({ token: 'fresh' })
  const signedIn = fetchCurrentUser()
  await asked(2)
  answers[1]?.(someUser)
  await signedIn
  answers[0]?.({})
  await visitor
  expect(useSession.getState().userInfo?.id).toBe(7)
})

const known = () => useSession.getState().userInfo?.id

it.each(['unavailable', 'overloaded', 'failed', 'too_many_requests'])(
  'a refusal (%s) that says nothing of the session leaves the user',
  async (key) => {
    useSession.setState({ token: 'x', userInfo: someUser })
    const answered = fetchCurrentUser()
    await asked(1)
    answers[0]?.({ key, details: {} }, 4100)
    expect([await answered, known()]).toEqual(['no answer', 7])
  },
)

it('no answer leaves the user of this token, and knows none of another', async () => {
  vi.useFakeTimers()
  try {
    useSession.setState({ token: 'x', userInfo: someUser })
    isOffline = true
    const answered = fetchCurrentUser()
    await vi.runAllTimersAsync()
    expect([await answered, known()]).toEqual(['no answer', 7])
    storeToken('x')
    expect(known()).toBe(7)
    storeToken('of another')
    expect(known()).toBeUndefined()
  } finally {
    vi.useRealTimers()
  }
})

it('a session that is no more leaves no user', async () => {
  useSession.setState({ token: 'x', userInfo: someUser })
  const ended = fetchCurrentUser()
  await asked(1)
  answers[0]?.({})
  expect([await ended, known()]).toEqual(['nobody', undefined])
  useSession.setState({ token: 'x', userInfo: someUser })
  const refused = fetchCurrentUser()
  await asked(2)
  answers[1]?.({ key: 'session_required', details: {} }, 401)
  await refused
  expect(useSession.getState()).toMatchObject({ token: undefined, userInfo: undefined })
})

it('the heartbeat asks for a user that is not known yet', async () => {
  const { beat } = await import('./heartbeat.ts')
  useSession.setState({ token: 'x' })
  void beat()
  // The settings too.
  await asked(2)
  for (const answer of answers) answer(someUser)
  await vi.waitFor(() => expect(known()).toBe(7))
})
