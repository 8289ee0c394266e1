import { expect, it } from 'vitest'
import { CallFailed, CallRefused } from '@touchstone/client/call-failed'
import { oneIntent } from '@touchstone/client/one-intent'
import type { UserEvent } from '@touchstone/wire/stream'
import { someCommand as command, someDraft as draft } from './test-order.ts'
import { noteOrderEvent, pendingOrder, takeFound, unansweredOrder } from './unanswered-orders.ts'

const opened = {
  kind: 'fill',
  book: 'real',
  symbol: 'BTC/USDT',
  direction: 'long',
  marginMode: 'cross',
  leverage: 10,
  quantity: '0.010',
} as UserEvent

let made = 0
/** One sheet: every press of it returns the key that it was sent with. */
function sheet(amount: string) {
  const ordered = { book: 'real', draft: { ...draft, amount } } as const
  const send = oneIntent(() => ({ key: `key ${(made += 1)}` }), {
    pending: pendingOrder(ordered, { command, expiresAt: null }),
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

it('one that was refused is over', async () => {
  const { ordered, press } = sheet('3')
  await press(refused)
  expect(unansweredOrder(ordered, command)).toBeUndefined()
})

it.each(['after', 'before'])('a position that comes %s the answer got lost ends it', async (when) => {
  const { ordered, press } = sheet(when)
  const answer = Promise.withResolvers<string>()
  const sent = press(() => answer.promise)
  if (when === 'before') noteOrderEvent(opened)
  expect(takeFound(ordered)).toBeUndefined()
  answer.reject(new CallFailed('no answer'))
  const key = await sent
  noteOrderEvent({ ...opened, quantity: '0.02' } as UserEvent)
  if (when === 'after') noteOrderEvent(opened)
  expect(takeFound(ordered)).toEqual(opened)
  expect(takeFound(ordered)).toBeUndefined()
  expect(await sheet(when).press(done)).not.toBe(key)
})
