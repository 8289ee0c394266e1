import { intentText } from '@touchstone/domain/books/signed-intent'
import { canonicalText } from '@touchstone/domain/ledger/canonical'
import { userCommands } from '@touchstone/domain/rulebook/noun-tables'
import { api } from '@touchstone/wire/api'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { callCommands, type CommandCall } from './call-commands.ts'
import { calledBook } from './called-book.ts'
import { newDeviceKey } from './ed25519.ts'
import { parseIntent, printIntent } from './intent-header.ts'
import { signCall } from './sign-call.ts'
import { isIntentFor } from './signed-rows.ts'

const opening = { symbol: 'BTC/USDT', direction: 'long', marginMode: 'cross', leverage: 10, quantity: '0.10' }
const opened = { ...opening, quantity: '0.1', takeProfit: null, stopLoss: null }
/** The fields of each call as a screen gives them, and the command that they become. */
const asked: { readonly [Name in CommandCall]: [fields: object, command: object] } = {
  openPosition: [
    { ...opening, book: 'demo' },
    { kind: 'open_position', ...opened },
  ],
  setStops: [
    { id: '7-1', takeProfit: null, stopLoss: { price: '90.50' } },
    { kind: 'set_stops', positionId: '7-1', takeProfit: null, stopLoss: { price: '90.5', quantity: null } },
  ],
  closePosition: [{ id: '7-1' }, { kind: 'close_position', positionId: '7-1', quantity: null }],
  closePart: [
    { id: '7-1', quantity: '2' },
    { kind: 'close_position', positionId: '7-1', quantity: '2' },
  ],
  closeAll: [{}, { kind: 'close_all' }],
  reversePosition: [{ id: '7-1' }, { kind: 'reverse_position', positionId: '7-1' }],
  addMargin: [
    { id: '7-1', amount: '5' },
    { kind: 'add_margin', positionId: '7-1', amount: '5' },
  ],
  removeMargin: [
    { id: '7-1', amount: '5' },
    { kind: 'remove_margin', positionId: '7-1', amount: '5' },
  ],
  setLeverage: [
    { symbol: 'BTC/USDT', marginMode: 'isolated', leverage: 3 },
    { kind: 'set_leverage', symbol: 'BTC/USDT', marginMode: 'isolated', leverage: 3 },
  ],
  placeLimitOrder: [
    { ...opening, price: '90000', expiresAtMs: 5 },
    { kind: 'place_limit_order', ...opened, price: '90000', expiresAt: 5 },
  ],
  placeLimitClose: [
    { id: '7-1', quantity: '1', price: '9' },
    { kind: 'place_limit_close', positionId: '7-1', quantity: '1', price: '9', expiresAt: null },
  ],
  cancelOrder: [{ id: '7-2' }, { kind: 'cancel_order', orderId: '7-2' }],
  buySecondContract: [
    { symbol: 'BTC/USDT', direction: 'rise', durationSeconds: 30, stake: '10' },
    { kind: 'buy_second_contract', symbol: 'BTC/USDT', direction: 'rise', durationSeconds: 30, stake: '10' },
  ],
  exchange: [
    { quoteId: '0190c2a4-0000-4000-8000-000000000000' },
    { kind: 'exchange', quoteId: '0190c2a4-0000-4000-8000-000000000000' },
  ],
  transfer: [
    { from: 'balance', to: 'contract', amount: '7' },
    { kind: 'transfer', from: 'balance', to: 'contract', currency: 'USDT', amount: '7' },
  ],
  requestWithdrawal: [
    { accountId: '3', amount: '20', withdrawalPassword: '123456' },
    { kind: 'request_withdrawal', accountId: '3', amount: '20' },
  ],
  cancelWithdrawal: [{ id: '7-5' }, { kind: 'cancel_withdrawal', withdrawalId: '7-5' }],
  acknowledgeRisk: [{}, { kind: 'acknowledge_risk' }],
  setLossLimit: [{ lossLimit: '50' }, { kind: 'set_loss_limit', lossLimit: '50' }],
  excludeSelf: [{ days: 30 }, { kind: 'exclude_self', days: 30 }],
  coolOff: [{ hours: 24 }, { kind: 'cool_off', hours: 24 }],
  setResidence: [{ country: 'DE' }, { kind: 'set_residence', country: 'DE' }],
  resetDemo: [{}, { kind: 'reset_demo' }],
}
const calls = Object.entries(asked) as [CommandCall, [object, object]][]
const key = '0190C2A4-7b1e-7000-8000-000000000001'

describe('a call', () => {
  it.each(calls)('%s asks for its command', (name, [fields, command]) => {
    const parsed = z.parse(api[name].request, fields)
    expect(canonicalText(callCommands[name](parsed as never))).toBe(canonicalText(command as never))
  })

  it('reaches every command of a person', () => {
    const reached = new Set(calls.map(([, [, command]]) => (command as { kind: string }).kind))
    expect(reached).toEqual(new Set(userCommands.keys()))
  })

  it.each(calls)('%s is signed with book, key, command and time', async (name, [fields, command]) => {
    const device = await newDeviceKey()
    const intent = await signCall({ name, fields, key, at: 1_000, device, bookIdOf: () => Promise.resolve(7) })
    if (intent === undefined) throw new Error('it is signed')
    expect(parseIntent(printIntent(intent))).toEqual(intent)
    const intended = { bookId: 7, key: `u:${key.toLowerCase()}`, command: canonicalText(command as never) }
    expect(await isIntentFor(intended, intent)).toBe(true)
    const others = [
      { ...intended, bookId: 8 },
      { ...intended, key: `u:${key}` },
      { ...intended, command: `${intended.command} ` },
    ]
    for (const other of others) expect(await isIntentFor(other, intent)).toBe(false)
    expect(await isIntentFor(intended, { ...intent, at: 1_001 })).toBe(false)
  })

  it('without a command, with fields that are refused or of an unknown book is not signed', async () => {
    const device = await newDeviceKey()
    const signing = { key, at: 1_000, device, bookIdOf: () => Promise.resolve(7) }
    expect(await signCall({ ...signing, name: 'addFavourite', fields: { symbol: 'BTC/USDT' } })).toBeUndefined()
    expect(await signCall({ ...signing, name: 'closePart', fields: { id: '7-1', quantity: '-1' } })).toBeUndefined()
    const abroad = { from: 'balance', to: 'contract', amount: '7', currency: 'QQQ' }
    expect(await signCall({ ...signing, name: 'transfer', fields: abroad })).toBeUndefined()
    const bookIdOf = (): Promise<undefined> => Promise.resolve(undefined)
    expect(await signCall({ ...signing, bookIdOf, name: 'closeAll', fields: {} })).toBeUndefined()
  })
})

describe('the book of a call', () => {
  it.each([
    [{ id: '7-1', book: 'demo' }, { recordId: '7-1' }],
    [{ book: 'demo' }, { name: 'demo' }],
    [{ book: 'real' }, { name: 'real' }],
    [{}, { name: 'real' }],
  ])('%j is %j', (fields, book) => {
    expect(calledBook(fields)).toEqual(book)
  })
})

describe('the text that is signed', () => {
  it('is a line for each part', () => {
    const text = intentText({ bookId: 7, key: 'u:1', command: '{"kind":"close_all"}' }, 1_000)
    expect(text).toBe(
      'touchstone intent 1\n7\n"u:1"\n3d43561239682bc47c9092b290a11058e0d226d9c547215bee0686e5adc6e1b9\n1000',
    )
  })
})
