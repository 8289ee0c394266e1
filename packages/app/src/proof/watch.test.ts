import { locks } from 'node:worker_threads'
import { emptyHash } from '@touchstone/domain/ledger/hash'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answerCalls, someUser } from '../api/test-answers.ts'
import type { Alarm } from './alarms.ts'
import { answerOf, balancesOf, rewritten, testJournal } from './test-journal.ts'

const { rows, book } = testJournal(1)
const heads = '/api/trade/receipt/heads'
const journal = '/api/trade/receipt/journal'
const balances = '/api/finance/appWallet/queryUserBalance'
const checkpoints = '/api/public/checkpoints'
const calls = answerCalls({})
const { beginAnew, lookNow, watchProof } = await import('./watch.ts')
const { useProof } = await import('./proof-state.ts')
const { noteSeen } = await import('./note-seen.ts')
const { forgetAll, forgetOnSignOut } = await import('./forget.ts')

const userId = someUser.id
let alarms: Alarm[]
let end = (): void => undefined
function show(shown: typeof rows): void {
  const last = shown.at(-1)
  const head = { sequence: last?.sequence ?? 0, hash: last?.hash ?? emptyHash }
  calls.set(heads, { result: { books: [{ bookId: 7, world: 'demo', head }] } })
  calls.set(journal, { result: answerOf(shown, 1, 100) })
  calls.set(balances, { result: balancesOf(book, shown) })
}
async function look(): Promise<void> {
  ;({ end } = watchProof(userId, (alarm) => alarms.push(alarm)))
  await lookNow()
}
beforeEach(() => {
  alarms = []
  calls.set(checkpoints, { result: { records: [], total: 0, size: 20, current: 1, pages: 0 } })
  show(rows)
})
afterEach(async () => {
  end()
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'locks')
  await forgetAll(userId)
})
/** As a call is answered that was made too often: without another try. */
const refused = { result: { key: 'too_many_requests', details: {} }, code: 4290, message: 'Too many requests.' }

it('looks at the books and the chain of who is signed in', async () => {
  await look()
  expect(useProof.getState()).toMatchObject({
    userId,
    isRunning: false,
    hasLooked: true,
    books: [{ bookId: 7, world: 'demo', state: 'same', sequence: 3, of: 3, pin: { sequence: 3 } }],
    chain: { state: 'none' },
    alarms: [],
  })
  expect(alarms).toEqual([])
  end()
  expect(useProof.getState()).toMatchObject({ userId: undefined, books: [] })
})

it('calls an alarm until somebody has seen it, and keeps it in the list', async () => {
  await look()
  show(rewritten(rows, 2, { key: 'u:other' }))
  await lookNow()
  expect(alarms).toMatchObject([{ kind: 'row_changed', bookId: 7, number: 3, isSeen: false }])
  expect(useProof.getState().books).toMatchObject([{ state: 'differs' }])
  await lookNow()
  expect(alarms).toHaveLength(2)
  const [alarm] = alarms
  if (alarm === undefined) throw new Error('there is an alarm')
  await noteSeen(alarm)
  await lookNow()
  expect(alarms).toHaveLength(2)
  expect(useProof.getState().alarms).toMatchObject([{ kind: 'row_changed', isSeen: true }])
  // Signing out forgets amounts alone: whoever lies gains nothing by it.
  end()
  await forgetOnSignOut()
  await look()
  expect(useProof.getState()).toMatchObject({ books: [{ state: 'differs' }], alarms: [{ kind: 'row_changed' }] })
})

it('asks for the newer app before it says that a row does not follow the rules', async () => {
  const script = document.createElement('script')
  script.type = 'module'
  script.setAttribute('src', '/assets/index-old.js')
  document.head.append(script)
  calls.set('/', { result: '/assets/index-new.js' })
  show(rewritten(rows, 2, { reply: '{}' }))
  await look()
  expect(alarms).toEqual([])
  expect(useProof.getState().books).toMatchObject([{ state: 'outdated', sequence: 2, pin: { sequence: 1 } }])
  calls.set('/', { result: '/assets/index-old.js' })
  await lookNow()
  expect(alarms).toMatchObject([{ kind: 'row_differs', number: 2 }])
  expect(useProof.getState().books).toMatchObject([{ state: 'differs', pin: { difference: { sequence: 2 } } }])
  script.remove()
})

it('a book that the house does not know any more is missed', async () => {
  await look()
  calls.set(heads, { result: { books: [] } })
  calls.set(balances, { result: { ...balancesOf(book, []), head: { bookId: 9, sequence: 0, hash: emptyHash } } })
  await lookNow()
  expect(alarms).toMatchObject([{ kind: 'head_back', bookId: 7, number: 0 }])
})

it('where the house does not answer nothing is found, good or bad', async () => {
  await look()
  for (const path of [heads, journal, balances, checkpoints]) calls.set(path, refused)
  await lookNow()
  expect(alarms).toEqual([])
  expect(useProof.getState()).toMatchObject({
    isRunning: false,
    hasFailed: true,
    books: [{ sequence: 3 }],
  })
  show(rows)
  calls.set(balances, refused)
  await lookNow()
  expect(useProof.getState()).toMatchObject({
    hasFailed: false,
    chain: { state: 'failed' },
    books: [{ state: 'failed', pin: { sequence: 3 } }],
  })
})

it('has not looked before one look has reached all there is', async () => {
  calls.set(balances, refused)
  await look()
  expect(useProof.getState()).toMatchObject({ hasFailed: false, hasLooked: false, books: [{ state: 'failed' }] })
  show(rows)
  await lookNow()
  expect(useProof.getState().hasLooked).toBe(true)
  calls.set(heads, refused)
  await lookNow()
  expect(useProof.getState()).toMatchObject({ hasFailed: true, hasLooked: true })
  await beginAnew()
  expect(useProof.getState().hasLooked).toBe(false)
})

const setOnline = (isOnline: boolean): void => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  if (isOnline) dispatchEvent(new Event('online'))
}
/** What another tab does until it is told to stop. */
async function occupy(): Promise<() => void> {
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })
  const { promise, resolve } = Promise.withResolvers<void>()
  const { promise: isHeld, resolve: setHeld } = Promise.withResolvers<void>()
  void locks.request('touchstone-proof', () => {
    setHeld()
    return promise
  })
  await isHeld
  return resolve
}

it('says that there is no network, and looks when there is one again', async () => {
  setOnline(false)
  await look()
  expect(useProof.getState()).toMatchObject({ userId, isRunning: false, obstacle: 'offline', books: [] })
  await lookNow()
  expect(useProof.getState()).toMatchObject({ obstacle: 'offline', chain: { state: 'waiting' } })
  setOnline(true)
  await vi.waitFor(() => {
    expect(useProof.getState()).toMatchObject({ obstacle: undefined, books: [{ state: 'same', sequence: 3 }] })
  })
})

it('says that another tab is comparing, and goes on after it', async () => {
  const free = await occupy()
  ;({ end } = watchProof(userId, () => undefined))
  await vi.waitFor(() => {
    expect(useProof.getState()).toMatchObject({ isRunning: false, obstacle: 'other_tab', books: [] })
  })
  free()
  await lookNow()
  expect(useProof.getState()).toMatchObject({ obstacle: undefined, books: [{ state: 'same', sequence: 3 }] })
})

it('forgets without a network too', async () => {
  await look()
  setOnline(false)
  await beginAnew()
  await vi.waitFor(() => {
    expect(useProof.getState()).toMatchObject({ userId, obstacle: 'offline', books: [], chain: { state: 'waiting' } })
  })
  // It believes what comes next.
  show(rewritten(rows, 2, { key: 'u:other' }))
  setOnline(true)
  await vi.waitFor(() => {
    expect(useProof.getState()).toMatchObject({ alarms: [], books: [{ state: 'same', sequence: 3 }] })
  })
})

it('forgets nothing while another tab may write it again', async () => {
  await look()
  const free = await occupy()
  const begun = beginAnew()
  await vi.waitFor(() => {
    expect(useProof.getState()).toMatchObject({ obstacle: 'other_tab', books: [{ state: 'same' }] })
  })
  setOnline(false)
  free()
  await begun
  await vi.waitFor(() => {
    expect(useProof.getState()).toMatchObject({ obstacle: 'offline', books: [] })
  })
})

it('begins anew for whoever asks for it', async () => {
  await look()
  show(rewritten(rows, 2, { key: 'u:other' }))
  await lookNow()
  expect(useProof.getState().alarms).toHaveLength(1)
  await beginAnew()
  await vi.waitFor(() => {
    expect(useProof.getState()).toMatchObject({ alarms: [], books: [{ state: 'same', sequence: 3 }] })
  })
})
