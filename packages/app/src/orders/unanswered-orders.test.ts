import { expect, it } from 'vitest'
import { CallFailed, CallRefused } from '@touchstone/client/call-failed'
import { oneIntent } from '@touchstone/client/one-intent'
import { renderHook } from '@testing-library/react'
import { useSession } from '../api/session.ts'
import { someUser } from '../api/test-answers.ts'
import type { OpeningCommand } from './order-form.ts'
import { someCommand as command, someDraft as draft } from './test-order.ts'
import { pendingOrder, unansweredOrder, useOrderEnds } from './unanswered-orders.ts'

let made = 0
/** One sheet: every press of it returns the key that it was sent with. */
function sheet(amount: string, sent: OpeningCommand = command) {
  const ordered = { book: 'real', leverage: sent.leverage, draft: { ...draft, amount } } as const
  const isRepeated = unansweredOrder(ordered) !== undefined
  const pending = pendingOrder(ordered, { command: sent, expiresAt: null, isRepeated })
  const send = oneIntent(() => ({ key: `key ${(made += 1)}` }), { pending })
  const press = async (answer: () => Promise<string>, size = '0.01'): Promise<string> => {
    let used = ''
    await send({ quantity: size }, (_asked, { intent }) => {
      used = intent.key
      return answer()
    }).catch(() => undefined)
    return used
  }
  return { ordered, pending, press }
}
const done = () => Promise.resolve('done')
const lost = () => Promise.reject(new CallFailed('no answer'))
const keyOver = () => Promise.reject(new CallRefused(4001, 'No.', 'key_expired', {}))
const refused = () => Promise.reject(new CallRefused(4101, 'No.', 'margin_insufficient', {}))

it('an order that was lost is the same order in the next sheet, until it is answered', async () => {
  const { ordered, press } = sheet('1')
  const key = await press(lost)
  expect(unansweredOrder(ordered)).toMatchObject({ command })
  expect(unansweredOrder({ ...ordered, leverage: 11 })).toBeUndefined()
  expect(unansweredOrder(sheet('2').ordered)).toBeUndefined()
  expect(await sheet('1').press(refused)).toBe(key)
  expect(await sheet('1').press(done)).toBe(key)
  expect(unansweredOrder(ordered)).toBeUndefined()
  expect(await sheet('1').press(done)).not.toBe(key)
})

it('an order on its way is the same order in the next sheet, and is not sent twice', async () => {
  const first = sheet('on its way')
  const answer = Promise.withResolvers<string>()
  const sent = first.press(() => answer.promise)
  expect(unansweredOrder(first.ordered)).toMatchObject({ command })
  const second = sheet('on its way')
  const again = second.press(lost)
  answer.resolve('done')
  expect(await again).toBe(await sent)
  // What became of it is known: that sheet says that it asks for the same.
  expect(await second.press(done)).toBe('')
})

it('an order that is repeated is sent no more once it is answered', async () => {
  const first = sheet('repeated')
  const key = await first.press(lost)
  const answer = Promise.withResolvers<string>()
  const sent = first.press(() => answer.promise)
  const second = sheet('repeated')
  answer.resolve('done')
  expect(await sent).toBe(key)
  expect(await second.press(done)).toBe('')
  expect(await sheet('repeated').press(done)).not.toBe('')
})

it('one of several tries ends no order by its refusal', async () => {
  const first = sheet('two tries')
  const answer = Promise.withResolvers<string>()
  const sent = first.press(() => answer.promise)
  const key = await first.press(refused)
  expect(await sheet('two tries').press(lost)).toBe(key)
  answer.resolve('done')
  expect(await sent).toBe(key)
})

it('a key that the server takes no more is followed by another', async () => {
  const { press } = sheet('old key')
  const key = await press(lost)
  expect(await press(keyOver)).toBe(key)
  expect(await press(done)).not.toBe(key)
})

it('one that was refused is over', async () => {
  const { ordered, press } = sheet('3')
  await press(refused)
  expect(unansweredOrder(ordered)).toBeUndefined()
})

it('two sheets of an order that were both refused ask anew', async () => {
  const first = sheet('both refused')
  const answer = Promise.withResolvers<string>()
  const sent = first.press(() => answer.promise)
  const second = sheet('both refused')
  const again = second.press(refused)
  answer.reject(new CallRefused(4101, 'No.', 'margin_insufficient', {}))
  expect(await again).toBe(await sent)
  const anew = await second.press(done)
  expect(anew).not.toBe('')
  expect(anew).not.toBe(await sent)
})

it('a lost order is not forgotten where the same is ordered at another leverage', async () => {
  const { ordered, press } = sheet('leverage')
  const key = await press(lost)
  expect(await sheet('leverage', { ...command, leverage: 11 }).press(refused)).not.toBe(key)
  expect(unansweredOrder(ordered)).toMatchObject({ command })
  expect(await sheet('leverage').press(done)).toBe(key)
})

it('a sheet makes no second order, whatever size the price makes of it meanwhile', async () => {
  const { press } = sheet('one order')
  expect(await press(lost)).not.toBe('')
  expect(await press(done, '0.02')).toBe('')
  expect(await press(done)).not.toBe('')
  expect(await press(done, '0.02')).toBe('')
})

it('what an order came to is told once, whichever try brought it, and to its user alone', async () => {
  const told: string[] = []
  renderHook(() => useOrderEnds((_ordered, end) => void told.push(end)))
  const [first, second] = [sheet('told'), sheet('told of another')]
  const answer = Promise.withResolvers<string>()
  const sent = first.press(() => answer.promise)
  const again = sheet('told')
  await again.press(done)
  expect(again.pending.tell('opened')).toBe(true)
  answer.resolve('done')
  await sent
  expect(first.pending.mayTell()).toBe(false)
  expect(first.pending.tell('opened')).toBe(false)
  await second.press(done)
  useSession.setState({ userInfo: { ...someUser, id: 8 } })
  expect(second.pending.tell('opened')).toBe(false)
  useSession.setState({ userInfo: undefined })
  expect(told).toEqual(['opened'])
})
