import { expect, it } from 'vitest'
import { CallFailed, CallNotSent, CallRefused } from './call-failed.ts'
import { oneIntent } from './one-intent.ts'

/** Sends under one intent to a server that does as it is told; returns the number of the key that each try had. */
function sender(proofs: readonly string[] = []) {
  let made = 0
  const send = oneIntent(() => ({ key: String((made += 1)) }), { proofs })
  return (request: object, outcome?: Error): Promise<string> => {
    let used = ''
    const call = (_request: object, { intent }: { intent: { key: string } }): Promise<string> => {
      used = intent.key
      return outcome === undefined ? Promise.resolve('done') : Promise.reject(outcome)
    }
    return send(request, call).then(
      () => used,
      () => used,
    )
  }
}
const lost = new CallFailed('no answer')
const refused = (kind: string): CallRefused => new CallRefused(4841, 'No.', kind, {})

it('repeats the same intent after a lost answer, and begins another after an answer', async () => {
  const send = sender()
  expect([await send({ a: 1 }, lost), await send({ a: 1 }), await send({ a: 1 })]).toEqual(['1', '1', '2'])
  expect([await send({ a: 1 }, lost), await send({ a: 2 })]).toEqual(['3', '4'])
})

it('what never left ends an intent that was not sent before, and none that lost an answer', async () => {
  const send = sender()
  const notSent = new CallNotSent('no key')
  expect([await send({ a: 1 }, notSent), await send({ a: 1 }, lost)]).toEqual(['1', '2'])
  expect([await send({ a: 1 }, notSent), await send({ a: 1 })]).toEqual(['2', '2'])
})

it('what never left says so, unless an earlier try of it got lost', async () => {
  const send = oneIntent(() => ({ key: '1' }))
  const failureOf = (amount: string, failure: Error): Promise<unknown> =>
    send({ amount }, () => Promise.reject(failure)).catch((error: unknown) => error)
  const notSent = new CallNotSent('no key')
  expect(await failureOf('25', notSent)).toBe(notSent)
  expect(await failureOf('25', lost)).toBe(lost)
  for (const failure of [await failureOf('25', notSent), await failureOf('25', notSent)]) {
    expect(failure).toBeInstanceOf(CallFailed)
    expect(failure).not.toBeInstanceOf(CallNotSent)
  }
  expect(await failureOf('26', notSent)).toBe(notSent)
})

it('with another code it is the same intent', async () => {
  const send = sender(['code', 'pin'])
  expect(await send({ amount: '25', pin: '1', code: '11' }, lost)).toBe('1')
  expect(await send({ amount: '25', pin: '2' }, lost)).toBe('1')
  expect(await send({ amount: '26', pin: '2' })).toBe('2')
})

it('a refusal ends an intent that was sent once, and none that lost an answer', async () => {
  const send = sender()
  expect([await send({ a: 1 }, refused('withdrawal_password_wrong')), await send({ a: 1 }, lost)]).toEqual(['1', '2'])
  expect(await send({ a: 1 }, refused('withdrawal_password_wrong'))).toBe('2')
  expect([await send({ a: 1 }), await send({ a: 1 })]).toEqual(['2', '3'])
})

it.each(['unavailable', 'overloaded', 'failed', 'book_busy', 'too_many_requests', 'session_required', ''])(
  'a refusal %j ends none: the client may have sent it before',
  async (kind) => {
    const send = sender()
    expect([await send({ a: 1 }, refused(kind)), await send({ a: 1 })]).toEqual(['1', '1'])
  },
)

it.each(['key_expired', 'key_ahead', 'key_malformed', 'key_reused'])(
  'a key that is refused (%s) ends',
  async (kind) => {
    const send = sender()
    await send({ a: 1 }, lost)
    expect([await send({ a: 1 }, refused(kind)), await send({ a: 1 })]).toEqual(['1', '2'])
  },
)

it('a late answer to what was asked before ends nothing of what took its place', async () => {
  let made = 0
  const send = oneIntent(() => ({ key: String((made += 1)) }))
  const late = Promise.withResolvers<string>()
  const first = send({ a: 1 }, () => late.promise)
  await expect(send({ a: 2 }, () => Promise.reject(lost))).rejects.toBe(lost)
  late.resolve('done')
  await first
  expect(await send({ a: 2 }, (_asked, { intent }) => Promise.resolve(intent.key))).toBe('2')
})

it('a refusal ends none that has another try on its way, until both are refused', async () => {
  let made = 0
  const send = oneIntent(() => ({ key: String((made += 1)) }), { proofs: ['pin'] })
  const keys: string[] = []
  const begin = (pin: string) => {
    const answer = Promise.withResolvers<string>()
    const sent = send({ amount: '25', pin }, (_asked, { intent }) => {
      keys.push(intent.key)
      return answer.promise
    }).catch(() => undefined)
    return (outcome: Error | undefined): Promise<string | undefined> => {
      if (outcome === undefined) answer.resolve('done')
      else answer.reject(outcome)
      return sent
    }
  }
  const first = [begin('wrong'), begin('right')] as const
  await first[0](refused('withdrawal_password_wrong'))
  await first[1](lost)
  const second = [begin('right'), begin('right')] as const
  for (const end of second) await end(undefined)
  const third = [begin('wrong'), begin('wrong')] as const
  for (const end of third) await end(refused('withdrawal_password_wrong'))
  await begin('right')(undefined)
  expect(keys).toEqual(['1', '1', '1', '1', '2', '2', '3'])
})
