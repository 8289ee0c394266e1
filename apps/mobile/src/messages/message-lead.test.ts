import { expect, it } from 'vitest'
import { pathTo } from '../routes/paths.ts'
import { leadOf, receiptPath } from './message-lead.ts'

const about = { details: {}, book: null, receipt: null }

it.each([
  ['welcome', '/demotrading', 'demo'],
  ['new_sign_in', '/devices', 'devices'],
  ['contact_bound', '/security', 'security'],
  // A margin call of cross positions names no market.
  ['cross_margin_called', undefined, undefined],
  ['of_a_newer_server', undefined, undefined],
])('%s leads to %s', (kind, path, text) => {
  const lead = leadOf({ ...about, kind })
  expect([lead?.path, lead?.text]).toEqual([path, text])
})

it('what happened in a market leads to it, in its book', () => {
  const filled = { ...about, kind: 'limit_open_filled', details: { symbol: 'BTC/USDT' } }
  expect(leadOf({ ...filled, book: 'demo' })?.path).toBe('/kline?symbol=BTC%2FUSDT&book=demo')
  expect(leadOf({ ...filled, book: 'real' })).toEqual({
    path: '/kline?symbol=BTC%2FUSDT',
    text: 'market',
    symbol: 'BTC/USDT',
  })
})

it('what happened to funds leads to them', () => {
  const paid = {
    ...about,
    kind: 'withdrawal_paid',
    details: { withdrawalId: '4-17', amount: '10' },
    book: 'real' as const,
  }
  expect(leadOf(paid)).toEqual({
    path: pathTo('fundsResult', { kind: 'withdrawal', id: '4-17' }),
    text: 'withdrawal',
    symbol: '',
  })
  expect(leadOf({ ...about, kind: 'deposit_rejected', details: { depositId: '9' } })?.text).toBe('deposit')
})

it('what became of the identity leads to where it stands', () => {
  const lead = leadOf({ ...about, kind: 'identity_rejected', details: { level: 1 } })
  expect(lead).toEqual({ path: pathTo('identityResult'), text: 'identity', symbol: '' })
})

it.each([
  ['product_ended', '/taoliOrder?id=7-12', 'investment'],
  ['bond_credited', pathTo('bondOrders', { id: '7-12' }), 'bond'],
  ['ieo_won', pathTo('ieoOrders', { id: '7-12' }), 'ieo'],
])('%s leads to its order', (kind, path, text) => {
  const lead = leadOf({ ...about, kind, details: { orderId: '7-12' } })
  expect([lead?.path, lead?.text]).toEqual([path, text])
})

it('a receipt is named by book and sequence', () => {
  expect(receiptPath({ ...about, kind: 'welcome' })).toBeUndefined()
  expect(receiptPath({ ...about, kind: 'x', book: 'demo', receipt: { bookId: 4, sequence: 17 } })).toBe(
    '/receipt?book=demo&bookId=4&sequence=17',
  )
})
