import { expect, it } from 'vitest'
import { CallFailed, CallRefused } from '@touchstone/client/call-failed'
import { oneIntent } from '@touchstone/client/one-intent'
import type { OpeningCommand } from './order-form.ts'
import { someCommand as command, someDraft as draft } from './test-order.ts'
import { pendingOrder, unansweredOrder } from './unanswered-orders.ts'

let made = 0
/** One sheet: every press of it returns the key that it was sent with. */
function sheet(amount: string, sent: OpeningCommand = command) {
  const ordered = { book: 'real', draft: { ...draft, amount } } as const
  const isRepeated = unansweredOrder(ordered, sent) !== undefined
  const send = oneIntent(() => ({ key: `key ${(made += 1)}` }), {
    pending: pendingOrder(ordered, { command: sent, expiresAt: null, isRepeated }),
  })
  const press = async (answer: () => Promise<string>): Promise<string> => {
    let used = ''
    await send({ quantity: '0.01' }, (_asked, { intent }) => {
      used = intent.key
      return answer()
    }).catch(() => undefined)
    return used
  }
  return { ordered, press }
}
const done = () => Promise.resolve('done')
const lost = () => Promise.reject(new CallFailed('no answer'))
const keyOver = () => Promise.reject(new CallRefused(4001, 'No.', 'key_expired', {}))
const refused = () => Promise.reject(new CallRefused(4101, 'No.', 'margin_insufficient', {}))

it('an order that was lost is the same order in the next sheet, until it is answered', async () => {
  const { ordered, press } = sheet('1')
  const key = await press(lost)
  expect(unansweredOrder(ordered, command)).toMatchObject({ command })
  expect(unansweredOrder(ordered, { ...command, leverage: 11 })).toBeUndefined()
  expect(unansweredOrder(sheet('2').ordered, command)).toBeUndefined()
  expect(await sheet('1').press(refused)).toBe(key)
  expect(await sheet('1').press(done)).toBe(key)
  expect(unansweredOrder(ordered, command)).toBeUndefined()
  expect(await sheet('1').press(done)).not.toBe(key)
})

it('an order on its way is the same order in the next sheet, and is not sent twice', async () => {
  const first = sheet('on its way')
  const answer = Promise.withResolvers<string>()
  const sent = first.press(() => answer.promise)
  expect(unansweredOrder(first.ordered, command)).toMatchObject({ command })
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
  expect(unansweredOrder(ordered, command)).toBeUndefined()
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
