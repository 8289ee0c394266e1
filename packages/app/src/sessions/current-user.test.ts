import { beforeEach, expect, it, vi } from 'vitest'
import { someUser } from '../api/test-answers.ts'

/** What answers each call, in the order in which they were made. */
const answers: ((result: object) => void)[] = []
vi.stubGlobal(
  'fetch',
  () =>
    new Promise<Response>((resolve) => {
      answers.push((result) => {
        resolve(new Response(JSON.stringify({ code: 200, message: 'ok', result })))
      })
    }),
)
const { fetchCurrentUser } = await import('./current-user.ts')
const { useSession } = await import('../api/session.ts')

const asked = (count: number) => vi.waitFor(() => expect(answers).toHaveLength(count))

beforeEach(() => {
  answers.length = 0
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
