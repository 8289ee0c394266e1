import { expect, it } from 'vitest'
import { CallFailed, CallRefused } from '@touchstone/client/call-failed'
import { oneIntent } from '@touchstone/client/one-intent'
import { decimal } from '@touchstone/domain/money/decimal'
import type { UserEvent } from '@touchstone/wire/stream'
import type { OpeningCommand } from './order-form.ts'
import { someCommand as command, someDraft as draft } from './test-order.ts'
import { noteOrderEvent, pendingOrder, takeFound, unansweredOrder } from './unanswered-orders.ts'

const opened = {
  kind: 'fill',
  book: 'real',
  orderId: null,
  price: '64001',
  symbol: 'BTC/USDT',
  direction: 'long',
  marginMode: 'cross',
  leverage: 10,
  quantity: '0.010',
} as UserEvent

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

it('an order on its way is not offered as one whose answer got lost, and is not sent twice', async () => {
  const first = sheet('on its way')
  const answer = Promise.withResolvers<string>()
  const sent = first.press(() => answer.promise)
  expect(unansweredOrder(first.ordered, command)).toBeUndefined()
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

it('what was found is still there after it was asked for', async () => {
  const { ordered, press } = sheet('asked for')
  await press(lost)
  noteOrderEvent(opened)
  unansweredOrder(ordered, command)
  expect(takeFound(ordered)).toEqual(opened)
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

const limit = { ...command, kind: 'place_limit_order', price: decimal('63000'), expiresAt: null } as const
const order = { ...opened, kind: 'order', action: 'open', state: 'open', type: 'limit', price: '63000' }
const waitsForTick = { ...order, type: 'market' }

it.each<[string, OpeningCommand, object, boolean]>([
  ['a market order is its own fill', command, opened, true],
  ['a market order waits for the first tick of a live feed', command, waitsForTick, true],
  ['a market order is not the fill of an order that rested', command, { ...opened, orderId: '7-3' }, false],
  ['a market order is no limit order', command, order, false],
  ['a limit order rests at its price', limit, order, true],
  ['a limit order is not one at another price', limit, { ...order, price: '62000' }, false],
  ['a limit order is not one that ends at another time', limit, { ...order, expiresAtMs: 1 }, false],
  ['a limit order fills at once at a better price', limit, { ...opened, price: '62999' }, true],
  ['a limit order that would fill at once waits for its tick', limit, { ...waitsForTick, price: '62999' }, true],
  ['a limit order never fills at a worse price', limit, opened, false],
  [
    'a limit order is not the fill of an order that rested',
    limit,
    { ...opened, orderId: '7-3', price: '63000' },
    false,
  ],
  ['a sale is filled at its limit or above', { ...limit, direction: 'short' }, { ...opened, direction: 'short' }, true],
])('of what the stream says: %s', async (what, sent, event, isFound) => {
  const { ordered, press } = sheet(what, sent)
  const key = await press(lost)
  noteOrderEvent({ expiresAtMs: null, ...event } as UserEvent)
  expect(takeFound(ordered) !== undefined).toBe(isFound)
  expect((await sheet(what, sent).press(done)) === key).toBe(!isFound)
})
