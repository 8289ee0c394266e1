import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answerCalls, someUser } from '../api/test-answers.ts'
import { publicKeyAnswer } from '../api/test-public-key.ts'

const heads = '/api/trade/receipt/heads'
const closeAll = '/api/trade/appTradePositions/closeAll'
const sent: (string | undefined)[] = []
const reply = { bookId: 5, sequence: 2, outcome: { kind: 'closed', settlements: [], pending: [], skipped: [] } }
const calls = answerCalls({ ...publicKeyAnswer, [closeAll]: { result: reply } })
const asked = fetch
vi.stubGlobal('fetch', (address: string, init: { headers: Record<string, string> }) => {
  if (address.endsWith(closeAll)) sent.push(init.headers['signed-intent'])
  return asked(address, init as RequestInit)
})
const { api } = await import('../api/api.ts')
const { useSession } = await import('../api/session.ts')
const { startSigning } = await import('./start-signing.ts')

let unsigned = 0
startSigning(() => (unsigned += 1))

beforeEach(() => {
  unsigned = 0
  sent.length = 0
  localStorage.clear()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a command', () => {
  it('that cannot be signed in time is sent unsigned, and the person is told', async () => {
    useSession.setState({ token: 't', userInfo: { ...someUser, id: 71 } })
    // The list of books never comes.
    calls.set(heads, { result: {}, after: new Promise(() => undefined) })
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 200 })
    await api.closeAll({ book: 'demo' })
    expect([sent, unsigned]).toEqual([[undefined], 1])
  })

  it('is signed where the books are known', async () => {
    useSession.setState({ token: 't', userInfo: { ...someUser, id: 72 } })
    const head = { sequence: 3, hash: 'ab'.repeat(32) }
    calls.set(heads, { result: { books: [{ bookId: 5, world: 'demo', head }] } })
    await api.closeAll({ book: 'demo' })
    expect([sent, unsigned]).toEqual([[expect.stringMatching(/^[\w-]{43}[.]\d+[.][\w-]{86}$/)], 0])
  })
})
