import { poolOf } from '@touchstone/domain/house-books/checked-pool'
import { decimal } from '@touchstone/domain/money/decimal'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { dayMs } from '@touchstone/domain/time'
import { dayText } from '../../platform/day-text.ts'
import { readBook } from '../../executor/books.store.ts'
import { findHouseBook, houseBook, poolHolder, treasuryHolder } from '../../features/house-books/house-books.store.ts'
import { verifyDatabase } from '../../start/verify/verify.ts'
import { startTestConsole, type TestConsole, type TestOperator } from '../operators/test-console.ts'
import { finishProposals } from '../approvals/finish-proposals.ts'

const product = 'trend-7'
/** 5,000,000 at 3 % for 7 days. */
const mostOwed = '1050000'

let app: TestConsole
let fay: TestOperator
let rob: TestOperator
beforeAll(async () => {
  app = await startTestConsole(inject('cluster'))
  fay = await app.operator(['finance'])
  rob = await app.operator(['risk'])
})
afterAll(() => app.stop())

async function offering(of = product) {
  const { offerings } = await app.done('offerings', {}, fay.token)
  return offerings.find((each) => each.product === of)
}
const approve = (id: string) => app.refusal('approveProposal', { id }, rob.token)
const proposal = (id: string) => app.done('proposal', { id }, rob.token)

const asked = { product, reason: 'For the first sale' }
const fund = async (amount: string) => (await app.done('proposeFundPool', { ...asked, amount }, fay.token)).proposalId
const open = async () => (await app.done('proposeOpenSale', asked, fay.token)).proposalId
const close = async () => (await app.done('proposeCloseSale', asked, fay.token)).proposalId

const detailed = (result: unknown) => {
  const { key, details } = result as { key: string; details: object }
  return { key, ...details }
}

/** What a call is refused with, and the figure that it says. */
async function refused(
  name:
    | 'proposeFreeze'
    | 'proposeResume'
    | 'proposeFundPool'
    | 'proposeOpenSale'
    | 'proposeCloseSale'
    | 'proposeReturnEscrow',
  more = {},
) {
  const { result } = await app.call(name, { ...asked, ...more }, fay.token)
  return detailed(result)
}

describe('before there is any capital', () => {
  it('each product of the settings is shown with what it lacks', async () => {
    const { treasury, offerings, transit, transitSinceAtMs } = await app.done('offerings', {}, fay.token)
    expect([treasury, transit, transitSinceAtMs]).toEqual([null, [], null])
    expect(offerings.map((each) => [each.product, each.state, each.missing])).toEqual([
      ['trend-7', 'unfunded', mostOwed],
      ['reversion-14', 'unfunded', '2100000'],
      ['spread-30', 'unfunded', '2250000'],
      ['northforge-n200-30', 'unfunded', '18'],
      ['northforge-n110-90', 'unfunded', '36'],
    ])
    expect(offerings[3]).toMatchObject({
      sells: 'units',
      currency: 'BTC',
      terms: { kind: 'miner', model: 'N200', currency: 'USDT', price: '85', coin: 'BTC' },
      capacity: '2000',
      mostOwed: '18',
    })
    expect(offerings[0]).toMatchObject({
      sells: 'amount',
      terms: { kind: 'ai_quant', rule: 'trend/1', cycleDays: 7, dailyRateMax: '0.03' },
      capacity: '5000000',
      saleCapacity: null,
      granted: '0',
      left: '0',
      escrow: '0',
      owed: '0',
      mostOwed,
      returnable: '0',
      orders: 0,
    })
  })

  it('nothing can be proposed, and the refusal says what is missing', async () => {
    expect(await refused('proposeFundPool', { amount: '5' })).toMatchObject({
      key: 'capital_too_small',
      available: '0',
    })
    expect(await refused('proposeOpenSale')).toMatchObject({ key: 'escrow_short', missing: mostOwed })
    expect((await refused('proposeCloseSale')).key).toBe('not_found')
    expect((await refused('proposeReturnEscrow', { amount: '5' })).key).toBe('not_found')
    expect((await refused('proposeFundPool', { amount: '5', product: 'nothing' })).key).toBe('not_found')
    expect((await refused('proposeOpenSale', { product: 'nothing' })).key).toBe('not_found')
  })
})

describe('with capital in the treasury', () => {
  beforeAll(async () => {
    const treasury = await houseBook(app.house.sql, treasuryHolder)
    const raised = await app.house.executor.submit({
      bookId: treasury,
      key: 'sandbox:capital',
      command: { kind: 'raise_capital' },
    })
    if (raised.kind !== 'done') throw new Error(JSON.stringify(raised))
  })

  it('a pool is made and funded by two, and the command names both', async () => {
    expect((await refused('proposeFundPool', { amount: '0' })).key).toBe('amount_too_small')
    expect((await refused('proposeFundPool', { amount: '0.0000001' })).key).toBe('amount_off_grid')
    const id = await fund('1000000')
    expect(await app.refusal('approveProposal', { id }, fay.token)).toBe('not_allowed')
    expect(await approve(id)).toBe('done')
    await app.house.idle()
    const [row] = await app.owner<{ command: string }[]>`
      select command from journal where key = ${`operator:proposal:${id}`}`
    expect(JSON.parse(row?.command ?? '')).toMatchObject({
      kind: 'allot_capital',
      product,
      amount: '1000000',
      operators: [fay.id, rob.id],
    })
    expect(await proposal(id)).toMatchObject({
      state: 'done',
      lines: [
        { label: 'Product', value: product },
        { label: 'Amount', value: '1000000 USDT' },
      ],
    })
    expect(await offering()).toMatchObject({
      state: 'closed',
      escrow: '1000000',
      missing: '50000',
      returnable: '1000000',
    })
    const { treasury, transit } = await app.done('offerings', {}, fay.token)
    expect(treasury).toEqual([{ currency: 'USDT', amount: '99000000' }])
    expect(transit).toEqual([])
  })

  it('a sale does not open while it is short, neither when it is proposed nor when it is approved', async () => {
    expect(await refused('proposeOpenSale')).toMatchObject({ key: 'escrow_short', missing: '50000' })
    expect(await approve(await fund('50000'))).toBe('done')
    await app.house.idle()
    const id = await open()
    // Some of it goes back before anybody approves.
    const back = await app.done('proposeReturnEscrow', { ...asked, amount: '20000' }, fay.token)
    expect(await approve(back.proposalId)).toBe('done')
    await app.house.idle()
    const { result } = await app.call('approveProposal', { id }, rob.token)
    expect(detailed(result)).toMatchObject({ key: 'escrow_short', missing: '20000' })
    expect((await proposal(id)).state).toBe('open')
    expect(await approve(await fund('20000'))).toBe('done')
    await app.house.idle()
    expect(await approve(id)).toBe('done')
    expect(await offering()).toMatchObject({
      state: 'on_sale',
      left: '5000000',
      saleCapacity: '5000000',
      returnable: '0',
    })
    expect((await refused('proposeOpenSale')).key).toBe('sale_unchanged')
  })

  it('while it is on sale nothing goes back; closed, all that covers nothing', async () => {
    expect((await refused('proposeReturnEscrow', { amount: '1' })).key).toBe('sale_is_open')
    expect(await approve(await close())).toBe('done')
    expect((await refused('proposeCloseSale')).key).toBe('sale_not_open')
    expect(await refused('proposeReturnEscrow', { amount: '1050001' })).toMatchObject({
      key: 'escrow_covers_orders',
      available: mostOwed,
    })
    expect(await offering()).toMatchObject({ state: 'closed', left: '0' })
  })

  it('a strategy is frozen by two from the next day on, and goes on likewise', async () => {
    const freeze = () => app.call('proposeFreeze', { product, reason: 'A venue is down.' }, fay.token)
    const resume = () => app.call('proposeResume', { product, reason: 'It is back.' }, fay.token)
    const idOf = ({ result }: { result: unknown }) => (result as { proposalId: string }).proposalId
    expect(detailed((await resume()).result).key).toBe('product_not_frozen')
    const [first, second] = [idOf(await freeze()), idOf(await freeze())]
    expect(await app.refusal('approveProposal', { id: first }, fay.token)).toBe('not_allowed')
    expect(await approve(first)).toBe('done')
    expect(await approve(second)).toBe('product_is_frozen')
    expect(await app.refusal('withdrawProposal', { id: second }, fay.token)).toBe('done')
    const today = Math.floor(app.time.now / dayMs) * dayMs
    const from = dayText(today + dayMs)
    expect(await offering()).toMatchObject({
      canFreeze: true,
      frozen: { from, until: null, reason: 'A venue is down.' },
    })
    expect(detailed((await freeze()).result).key).toBe('product_is_frozen')
    const [row] = await app.owner<{ command: string }[]>`
      select command from journal where key = ${`operator:proposal:${first}`}`
    expect(JSON.parse(row?.command ?? '')).toEqual({
      kind: 'pause_product',
      product,
      reason: 'A venue is down.',
      operators: [fay.id, rob.id],
    })
    expect(await approve(idOf(await resume()))).toBe('done')
    // Its first day never came.
    expect(await offering()).toMatchObject({ frozen: null })
    for (const name of ['proposeFreeze', 'proposeResume'] as const)
      expect(await refused(name, { product: 'northforge-n110-90' })).toMatchObject({ key: 'not_found' })
  })

  it('what the book refuses at last has failed, and says why', async () => {
    const [first, second] = [await fund('98000000'), await fund('60000000')]
    // Approved at once, before either has reached the book.
    await app.owner`
      update proposals set state = 'approved', decided_by = ${rob.id}, decided_at = ${app.time.now}
      where id = any(${[first, second]}::bigint[])`
    const { house } = app
    const finish = () =>
      finishProposals(
        {
          sql: house.sql,
          house,
          submitForHouse: (bookId, key, command) => house.executor.submit({ bookId, key, command }),
        },
        app.time.now,
      )
    await finish()
    await finish()
    await house.idle()
    expect((await proposal(first)).state).toBe('done')
    expect(await proposal(second)).toMatchObject({ state: 'failed', answer: 'The treasury has only 950000 USDT.' })
  })

  it('a proposal whose terms have changed is not carried out', async () => {
    const id = await open()
    await app.owner`update proposals set body = replace(body, '"5000000"', '"6000000"') where id = ${id}`
    expect(await approve(id)).toBe('terms_changed')
    expect(await app.refusal('withdrawProposal', { id }, fay.token)).toBe('done')
  })

  it('machines are funded in their coin, by two, and sold in units', async () => {
    const machine = 'northforge-n200-30'
    const { sql, executor } = app.house
    const treasury = await houseBook(sql, treasuryHolder)
    const command = { kind: 'raise_coin_capital', currency: 'BTC' } as const
    expect(await executor.submit({ bookId: treasury, key: 'sandbox:capital:BTC', command })).toMatchObject({
      kind: 'done',
    })
    const of = { product: machine, reason: 'For the first sale' }
    expect(await refused('proposeOpenSale', { product: machine })).toMatchObject({ key: 'escrow_short', missing: '18' })
    const funded = await app.done('proposeFundPool', { ...of, amount: '18.00000001' }, fay.token)
    expect(await approve(funded.proposalId)).toBe('done')
    await app.house.idle()
    expect(await approve((await app.done('proposeOpenSale', of, fay.token)).proposalId)).toBe('done')
    await app.house.idle()
    expect(await offering(machine)).toMatchObject({
      state: 'on_sale',
      left: '2000',
      escrow: '18.00000001',
      missing: '0',
    })
    const bookId = await findHouseBook(sql, poolHolder(machine))
    expect(poolOf(await readBook(sql, bookId ?? 0))).toMatchObject({ purpose: 'miner', currency: 'BTC' })
    const { treasury: capital } = await app.done('offerings', {}, fay.token)
    expect(capital).toContainEqual({ currency: 'BTC', amount: '981.99999999' })
  })

  it('the books are right, and every pool is one of the house', async () => {
    // Its approval never stood in the audit log: the test wrote it.
    expect((await verifyDatabase(app.owner)).differences).toEqual([
      expect.stringMatching(/is allot_capital "fund_pool 98000000 USDT .* but proposal \d+ is not signed$/),
    ])
    const bookId = await findHouseBook(app.house.sql, poolHolder(product))
    const pool = poolOf(await readBook(app.house.sql, bookId ?? 0))
    expect(pool).toMatchObject({ product, owed: 0n, capacity: decimal('5000000') })
  })
})
