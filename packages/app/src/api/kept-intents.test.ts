import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { CallFailed, CallNotSent, CallRefused } from '@touchstone/client/call-failed'
import { newIdempotencyKey } from '@touchstone/client/idempotency-key'
import { oneIntent } from '@touchstone/client/one-intent'
import { dayMs } from '@touchstone/domain/time'
import { someUser } from './test-answers.ts'

const { useSession } = await import('./session.ts')
const { keepIntents } = await import('./kept-intents.ts')

beforeEach(() => {
  localStorage.clear()
  useSession.setState({ userInfo: someUser })
})

let made = 0
const newIntent = () => ({ key: `key ${(made += 1)}` })
const lost = () => Promise.reject(new CallFailed('no answer'))

/** A page that is loaded anew: it knows what is stored, and nothing else. */
function page() {
  const intents = keepIntents('test-intents')
  const send = oneIntent(newIntent, { proofs: ['pin'], pending: intents })
  const keyOf = async (request: object, answer: () => Promise<string>): Promise<string> => {
    let used = ''
    const call = vi.fn<(asked: object, asking: { intent: { key: string } }) => Promise<string>>(
      (_asked, { intent }) => {
        used = intent.key
        return answer()
      },
    )
    await send(request, call).catch(() => undefined)
    return used
  }
  /** Is on its way until it is told how it ends. */
  const begin = (request: object) => {
    const answer = Promise.withResolvers<string>()
    const used = keyOf(request, () => answer.promise)
    const ends = (end: () => void) => async () => {
      end()
      return used
    }
    return {
      done: ends(() => answer.resolve('done')),
      lost: ends(() => answer.reject(new CallFailed('no answer'))),
      refused: ends(() => answer.reject(new CallRefused(4841, 'No.', 'withdrawal_password_wrong', {}))),
    }
  }
  return { intents, keyOf, begin }
}
const done = () => Promise.resolve('done')

it('the same intent on the page after the next, whatever it is proved with, until it is answered', async () => {
  const first = await page().keyOf({ amount: '25', pin: '1' }, lost)
  expect(await page().keyOf({ amount: '25', pin: '2' }, lost)).toBe(first)
  expect(await page().keyOf({ amount: '26', pin: '2' }, done)).not.toBe(first)
  expect(await page().keyOf({ amount: '25', pin: '3' }, done)).toBe(first)
  expect(await page().keyOf({ amount: '25', pin: '3' }, done)).not.toBe(first)
  expect(page().intents.all()).toEqual([])
})

it('keeps several, none of what proved who asked, and none for somebody else', async () => {
  const { keyOf, intents } = page()
  const first = await keyOf({ amount: '25', pin: '135790' }, lost)
  await keyOf({ amount: '26', pin: '135790' }, lost)
  expect(intents.all()).toHaveLength(2)
  expect(localStorage.getItem('test-intents')).toContain('amount')
  expect(localStorage.getItem('test-intents')).not.toContain('135790')
  useSession.setState({ userInfo: { ...someUser, id: 8 } })
  expect(intents.all()).toEqual([])
  expect(await keyOf({ amount: '25', pin: '1' }, done)).not.toBe(first)
  useSession.setState({ userInfo: someUser })
  expect(await keyOf({ amount: '25', pin: '1' }, done)).toBe(first)
})

it('what never left says so, unless an earlier try of it got lost, on this page or the one before', async () => {
  const notSent = () => Promise.reject(new CallNotSent('no key'))
  const sending = () => {
    const send = oneIntent(newIntent, { pending: keepIntents('test-intents') })
    return (amount: string, answer: () => Promise<string>): Promise<unknown> =>
      send({ amount }, (_asked, { intent }) => (intent.key === '' ? done() : answer())).catch((error: unknown) => error)
  }
  const send = sending()
  expect(await send('25', notSent)).toBeInstanceOf(CallNotSent)
  await send('25', lost)
  for (const failure of [await send('25', notSent), await sending()('25', notSent)]) {
    expect(failure).toBeInstanceOf(CallFailed)
    expect(failure).not.toBeInstanceOf(CallNotSent)
  }
  expect(await send('26', notSent)).toBeInstanceOf(CallNotSent)
})

it('what never left says so beside an intent of somebody else, and beside one on its way from another tab', async () => {
  const failing = async (amount: string): Promise<unknown> => {
    const send = oneIntent(newIntent, { pending: keepIntents('test-intents') })
    return send({ amount }, () => Promise.reject(new CallNotSent('offline'))).catch((error: unknown) => error)
  }
  useSession.setState({ userInfo: { ...someUser, id: 8 } })
  await page().keyOf({ amount: '25' }, lost)
  useSession.setState({ userInfo: someUser })
  expect(await failing('25')).toBeInstanceOf(CallNotSent)
  const other = page().begin({ amount: '26' })
  expect(page().intents.all()).toMatchObject([{ unanswered: false }])
  expect(await failing('26')).toBeInstanceOf(CallNotSent)
  await other.done()
})

it('what never left may have been done where a try of this page got lost, whatever the storage still holds', async () => {
  const send = oneIntent(newIntent, { pending: keepIntents('test-intents') })
  const late = Promise.withResolvers<string>()
  const first = send({ amount: '25' }, ({ amount }, { intent }) => (intent.key === amount ? done() : late.promise))
  const second = send({ amount: '25' }, (_asked, { intent }) =>
    first.catch(() => {
      localStorage.clear()
      throw new CallNotSent(`offline with ${intent.key}`)
    }),
  )
  late.reject(new CallFailed('no answer'))
  const failure = await second.catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(CallFailed)
  expect(failure).not.toBeInstanceOf(CallNotSent)
})

it('is kept from the moment that it is sent: the page may be left before any answer', async () => {
  let key = ''
  void page()
    .keyOf({ amount: '25' }, () => new Promise(() => undefined))
    .then((used) => (key = used))
  const kept = page().intents.all()
  expect(kept).toHaveLength(1)
  expect(await page().keyOf({ amount: '25' }, done)).toBe(kept[0]?.key)
  expect(key).toBe('')
})

it('takes nothing from a storage that holds something else', () => {
  localStorage.setItem('test-intents', '{"a":')
  expect(page().intents.all()).toEqual([])
})

it('a refusal of one try ends no intent that has another try on its way', async () => {
  const { begin, intents } = page()
  const [wrong, right] = [begin({ amount: '25', pin: '1' }), begin({ amount: '25', pin: '2' })]
  const key = await wrong.refused()
  expect(intents.all()).toHaveLength(1)
  expect(await right.lost()).toBe(key)
  expect(intents.all()).toMatchObject([{ key, unanswered: true }])
  expect(await begin({ amount: '25', pin: '2' }).done()).toBe(key)
  expect(intents.all()).toEqual([])
})

it('the last refusal ends one of which nothing got lost; an answer ends it whatever else is on its way', async () => {
  const { begin, intents } = page()
  const [one, other] = [begin({ amount: '25' }), begin({ amount: '25' })]
  const key = await one.refused()
  expect(await other.refused()).toBe(key)
  expect(intents.all()).toEqual([])
  const [answered, late] = [begin({ amount: '25' }), begin({ amount: '25' })]
  const second = await answered.done()
  expect(second).not.toBe(key)
  const third = begin({ amount: '25' })
  await late.lost()
  expect(renderHook(() => intents.useUnanswered()).result.current).toEqual([])
  expect(await third.done()).not.toBe(second)
  expect(intents.all()).toEqual([])
})

it('a refusal in one tab ends no intent that another tab has taken up', async () => {
  const [one, other] = [page(), page()]
  const [wrong, right] = [one.begin({ amount: '25' }), other.begin({ amount: '25' })]
  const key = await wrong.refused()
  expect(one.intents.all()).toMatchObject([{ key }])
  expect(await right.lost()).toBe(key)
  expect(await page().keyOf({ amount: '25' }, done)).toBe(key)
})

it('an intent whose answer is lost is kept again where another tab has ended it', async () => {
  const [one, other] = [page(), page()]
  const [early, late] = [one.begin({ amount: '25' }), other.begin({ amount: '25' })]
  const key = await early.done()
  expect(one.intents.all()).toEqual([])
  await late.lost()
  expect(one.intents.all()).toMatchObject([{ key, unanswered: true }])
})

it('a tab knows what another has kept or ended, also before it is told', async () => {
  const [one, other] = [page(), page()]
  const key = await one.keyOf({ amount: '25' }, lost)
  await one.keyOf({ amount: '26' }, lost)
  expect(await other.keyOf({ amount: '25' }, done)).toBe(key)
  expect(one.intents.all()).toHaveLength(1)
  expect(await one.keyOf({ amount: '25' }, done)).not.toBe(key)
})

it('what the person has ended stays ended', async () => {
  const { begin, intents } = page()
  const sent = begin({ amount: '25' })
  for (const each of intents.all()) intents.end(each)
  const another = begin({ amount: '25' })
  const first = await sent.lost()
  expect(await another.done()).not.toBe(first)
  expect(intents.all()).toEqual([])
})

it('sends and keeps nothing while it is not known who is signed in', async () => {
  const { intents } = page()
  const send = oneIntent(newIntent, { pending: intents })
  const call = vi.fn<() => Promise<string>>(done)
  useSession.setState({ userInfo: undefined, token: 'x' })
  await expect(send({ amount: '25' }, call)).rejects.toThrow('not known')
  expect(call).not.toHaveBeenCalled()
  expect(localStorage.getItem('test-intents')).toBeNull()
})

it('sends nothing in the name of who has signed in meanwhile, and keeps it for whom it was asked', async () => {
  const { intents } = page()
  const send = oneIntent(newIntent, { pending: intents })
  const toOther = send({ amount: '25' }, (_asked, { intent }) => {
    useSession.setState({ userInfo: { ...someUser, id: 8 } })
    return Promise.resolve(intent.key)
  })
  await expect(toOther).rejects.toThrow('somebody else')
  expect(localStorage.getItem('test-intents')).toBeNull()

  useSession.setState({ userInfo: someUser })
  const first = page()
  const sent = first.begin({ amount: '25' })
  useSession.setState({ userInfo: { ...someUser, id: 8 } })
  const others = first.begin({ amount: '25' })
  const key = await sent.lost()
  const ofOther = await others.done()
  expect(ofOther).toMatch(/^key /)
  expect(ofOther).not.toBe(key)
  expect(first.intents.all()).toEqual([])
  useSession.setState({ userInfo: someUser })
  expect(first.intents.all()).toMatchObject([{ key, userId: someUser.id, unanswered: true }])
})

it('keeps them for this page where storage is forbidden', async () => {
  const forbidden = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('forbidden')
  })
  try {
    const { keyOf } = page()
    const key = await keyOf({ amount: '25' }, lost)
    expect(await keyOf({ amount: '25' }, done)).toBe(key)
  } finally {
    forbidden.mockRestore()
  }
})

it('keeps the last twenty', async () => {
  const { keyOf, intents } = page()
  const keys = []
  for (let amount = 1; amount <= 21; amount += 1) keys.push(await keyOf({ amount }, lost))
  expect(intents.all().map(({ key }) => key)).toEqual(keys.slice(1))
})

it('shows the unanswered of who is signed in, and none that is on its way from here', async () => {
  const { keyOf, begin, intents } = page()
  const key = await keyOf({ amount: '25' }, lost)
  const { result } = renderHook(() => intents.useUnanswered())
  const sent = begin({ amount: '26' })
  await act(() => Promise.resolve())
  expect(intents.all()).toHaveLength(2)
  expect(result.current).toMatchObject([{ key }])
  expect(page().intents.all()).toHaveLength(2)
  expect(renderHook(() => page().intents.useUnanswered()).result.current).toHaveLength(2)
  act(() => useSession.setState({ userInfo: { ...someUser, id: 8 } }))
  expect(result.current).toEqual([])
  act(() => useSession.setState({ userInfo: someUser }))
  await act(() => sent.done())
  expect(result.current).toMatchObject([{ key }])
})

it('is kept for a day by the clock of this device, and then removed', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    const { keyOf, intents } = page()
    const key = await keyOf({ amount: '25' }, lost)
    vi.advanceTimersByTime(dayMs)
    expect(intents.all()).toMatchObject([{ key }])
    expect(await keyOf({ amount: '25' }, lost)).toBe(key)
    vi.advanceTimersByTime(1)
    expect(intents.all()).toEqual([])
    expect(localStorage.getItem('test-intents')).toContain(key)
    page()
    expect(localStorage.getItem('test-intents')).toBeNull()
    expect(await keyOf({ amount: '25' }, lost)).not.toBe(key)
  } finally {
    vi.useRealTimers()
  }
})

it('reads what earlier versions kept, which counts from when its key was made', () => {
  const nowMs = Date.now()
  const old = [nowMs, nowMs - dayMs - 60_000].map((atMs) => ({
    userId: someUser.id,
    asked: '[{}]',
    key: newIdempotencyKey(atMs),
    unanswered: true,
  }))
  localStorage.setItem('test-intents', JSON.stringify(old))
  expect(page().intents.all()).toEqual(old.slice(0, 1))
})
