import { writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { createClient } from './client.ts'

/* Signs in as a guest, opens and closes a position with play money, and saves the receipts of both. */

const [origin = 'http://127.0.0.1:8080'] = process.argv.slice(2)
const { call, useToken } = createClient(origin)
const symbol = 'BTC/USDT'

const guest = await call('post', '/api/app/guest', { body: {} })
useToken(guest.token)
console.log(`signed in as ${guest.account}`)

const opening = await call('post', '/api/trade/appTradePositions/create', {
  body: { book: 'demo', symbol, direction: 'long', marginMode: 'isolated', leverage: 10, quantity: '0.01' },
})
console.log(`${opening.outcome.kind} 0.01 ${symbol}`)

/** On live prices an order waits for the next tick. */
async function positions(state: 'running' | 'closed', count: number) {
  for (;;) {
    const { records } = await call('get', '/api/trade/appTradePositions/listMy', { query: { book: 'demo', state } })
    if (records.length >= count) return records
    await wait(200)
  }
}
for (const { id } of await positions('running', 1)) {
  const { outcome } = await call('post', '/api/trade/appTradePositions/close/{id}', { path: { id } })
  console.log(`${outcome.kind} ${id}`)
}
for (const { result } of await positions('closed', 1))
  console.log(`result, after all fees: ${result?.net ?? 'not known'} USDT`)

const { records } = await call('get', '/api/trade/receipt/list', { query: { book: 'demo' } })
for (const { bookId, sequence, kind } of records) {
  const answer = await call('get', '/api/trade/receipt/query', { query: { bookId, sequence } })
  writeFileSync(`receipt-${sequence}.json`, JSON.stringify(answer))
  console.log(`receipt-${sequence}.json: ${kind} at ${answer.receipt.journal.row.at}`)
}
