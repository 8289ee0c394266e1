import { exampleTransfer } from '@touchstone/domain/examples/example-commands'
import { decimal } from '@touchstone/domain/money/decimal'
import type { UserCommand } from '@touchstone/domain/rulebook/nouns'
import { wallets } from '@touchstone/wire/wallets'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { submitUnder } from '../../house/test-submit.ts'
import { quote } from '../exchange/quote.ts'
import { startTestApp, type TestApp } from '../../api/test-app.ts'
import { equityHandlers } from '../equity/equity.routes.ts'
import { courseSources } from '../equity/test-course.ts'
import { walletsHandlers } from './wallets.routes.ts'

let app: TestApp
let token: string
beforeAll(async () => {
  app = await startTestApp(inject('cluster'), {
    handlers: ({ house, books }) => ({
      ...walletsHandlers({ ...house, books }),
      ...equityHandlers({ ...house, books, ...courseSources().deps }),
    }),
  })
  token = app.signIn(1)
  await app.tick('BTC/USDT', '99990', '100010')
  await app.tick('ETH/USDT', '3000', '3000')
  await app.tick('EUR/USD', '1.25', '1.25')
  const bookId = await app.books.named(1, 'demo')
  const open = { kind: 'open_position', symbol: 'BTC/USDT', leverage: 10, takeProfit: null, stopLoss: null } as const
  await submit(bookId, exampleTransfer('20000'))
  await exchange(bookId, '10000')
  await submit(bookId, { ...open, direction: 'long', marginMode: 'isolated', quantity: decimal('0.1') })
  await submit(bookId, { ...open, direction: 'long', marginMode: 'cross', quantity: decimal('0.2') })
  await app.tick('ETH/USDT', '3000', '3000')
})
afterAll(() => app.stop())

async function submit(bookId: number, command: UserCommand): Promise<void> {
  const outcome = await submitUnder(app.house, app.newKey(), { bookId, command })
  if (outcome.kind !== 'done') throw new Error(`${command.kind} was answered with ${outcome.kind}`)
}

/** From USDT to ETH. */
async function exchange(bookId: number, pay: string): Promise<void> {
  const quoted = await quote(app.house, { id: 'quote-1', bookId, from: 'USDT', to: 'ETH', pay: decimal(pay) })
  if (!quoted.ok) throw new Error(quoted.refusal.kind)
  await submit(bookId, { kind: 'exchange', quoteId: 'quote-1' })
}

const demo = { book: 'demo' }
const numbers = (value: unknown): number => Number(value)

test('balances lists every currency and account of a book, and has the parts add up', async () => {
  const { code, result } = await app.get(wallets.balances.path, demo, { token })
  expect(code).toBe(200)
  const { balances, head } = wallets.balances.reply.parse(result)
  const [book] = await app.owner<{ id: bigint; sequence: bigint; head: string }[]>`
    select id, sequence, head from books where world = 'demo' and user_id = 1`
  expect(head).toEqual({ bookId: Number(book?.id), sequence: Number(book?.sequence), hash: book?.head })
  expect(balances).toHaveLength(15)
  const usdt = balances.find(({ currency }) => currency === 'USDT')
  expect(usdt).toMatchObject({ balance: '10000', margin: '1000.1', frozen: '0', invested: '0', pledged: '0' })
  expect(numbers(usdt?.total)).toBeCloseTo(numbers(usdt?.balance) + numbers(usdt?.contract) + numbers(usdt?.margin), 6)
  expect(balances.find(({ currency }) => currency === 'ETH')?.balance).toBe('3.33000333')
  expect(balances.find(({ currency }) => currency === 'JPY')).toMatchObject({ balance: '0', total: '0' })
})

test('contractBalance is what the domain finds: cross profit counts to equity, isolated margin is locked', async () => {
  const { result } = await app.get(wallets.contractBalance.path, demo, { token })
  const found = wallets.contractBalance.reply.parse(result)
  // Entry at the ask of 100,010, mark 100,000: 0.1 and 0.2 bitcoin have lost 1 and 2.
  expect(found).toMatchObject({ margin: '1000.1', frozen: '0', profit: '-3', crossProfit: '-2', isolatedProfit: '-1' })
  // 80,000 less the isolated margin and two fees of 0.05 %.
  expect(found.balance).toBe('78984.8985')
  expect(found.equity).toBe('78982.8985')
  expect(found.crossMargin).toBe('2000')
  expect(found.free).toBe('76982.8985')
})

test('assets is the whole picture: accounts, currencies, shares, open profit and the change of the day', async () => {
  const { result } = await app.get(wallets.assets.path, { ...demo, currency: 'EUR' }, { token })
  const found = wallets.assets.reply.parse(result)
  // 10,000 USDT, 3.33000333 ETH at 3,000, contract and margin, less 3 of open loss.
  expect(found.equity).toEqual({ value: '99972.00849', shown: '79977.6' })
  expect(found.profit).toEqual({ value: '-3', shown: '-2.4' })
  expect(found.accounts.map(({ account }) => account)).toEqual([
    'balance',
    'contract',
    'margin',
    'frozen',
    'invested',
    'pledged',
  ])
  expect(found.accounts.find(({ account }) => account === 'margin')).toMatchObject({
    value: '1000.1',
    profit: '-1',
    equity: '999.1',
  })
  for (const list of [found.accounts, found.allocation])
    expect(list.reduce((sum, { share }) => sum + decimal(share), 0n)).toBe(decimal('1'))
  expect(found.allocation.map(({ currency, amount }) => [currency, amount])).toEqual([
    ['USDT', '89984.9985'],
    ['ETH', '3.33000333'],
  ])
  // The grant is no profit.
  expect(found.today).toMatchObject({ since: null, opening: '0', netFlow: '100000', profit: { value: '-27.99151' } })
  expect(found).toMatchObject({ unvalued: [], delayed: [] })
})

test('a price that is not live is marked, and still counts', async () => {
  app.time.now += 60_000
  const { result } = await app.get(wallets.assets.path, demo, { token })
  const found = wallets.assets.reply.parse(result)
  expect(found.delayed.toSorted()).toEqual(['BTC/USDT', 'ETH/USDT'])
  expect(found.equity).toEqual({ value: '99972.00849', shown: null })
})

test('a currency that no price is known for counts as nothing, and is named', async () => {
  await app.owner`update books set state = jsonb_set(state::jsonb, '{accounts,balance:JPY}', '"5000"')::text
    where id = ${await app.books.named(1, 'demo')}`
  const { result } = await app.get(wallets.assets.path, demo, { token })
  const found = wallets.assets.reply.parse(result)
  expect(found.unvalued).toEqual(['JPY'])
  expect(found.equity.value).toBe('99972.00849')
  expect(found.allocation.find(({ currency }) => currency === 'JPY')).toMatchObject({ amount: '5000', value: '0' })
})

test('an empty book is worth nothing', async () => {
  const { result } = await app.get(wallets.assets.path, {}, { token })
  const found = wallets.assets.reply.parse(result)
  expect(found).toMatchObject({ book: 'real', equity: { value: '0' }, allocation: [] })
  expect(found.accounts.every(({ share }) => share === '0')).toBe(true)
})

test.each([
  ['QQQ', 'currency_unknown'],
  ['JPY', 'rate_missing'],
])('assets in %s is refused', async (currency, key) => {
  const { result } = await app.get(wallets.assets.path, { ...demo, currency }, { token })
  expect(result).toMatchObject({ key, details: { currency } })
})

test('a stranger sees nothing of it: each has books of its own, and nobody without a session any', async () => {
  const { result } = await app.get(wallets.assets.path, demo, { token: app.signIn(2) })
  expect(wallets.assets.reply.parse(result).equity.value).toBe('100000')
  for (const { path } of Object.values(wallets)) expect((await app.get(path, demo)).code).toBe(401)
  for (const { path } of Object.values(wallets))
    expect((await app.get(path, { book: 'contest:1' }, { token })).code).toBe(400)
})
