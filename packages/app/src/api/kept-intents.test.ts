import { beforeEach, expect, it, vi } from 'vitest'
import { CallFailed } from '@touchstone/client/call-failed'
import { oneIntent } from '@touchstone/client/one-intent'
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
  return { intents, keyOf }
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
