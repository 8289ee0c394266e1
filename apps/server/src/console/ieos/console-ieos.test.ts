import { ieoOrders } from '@touchstone/domain/ieo-orders/ieo-orders.noun'
import { ieoSales } from '@touchstone/domain/ieo-sales/ieo-sales.noun'
import type { Call } from '@touchstone/wire/call'
import { consoleApi } from '@touchstone/wire/console/console-api'
import { consoleIeos } from '@touchstone/wire/console/console-ieos'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { verifyDatabase } from '../../start/verify/verify.ts'
import { finishProposals } from '../approvals/finish-proposals.ts'
import type { SubmitForHouse } from '../calls/answer-operator.ts'
import { startIeoDesk } from './test-ieo-desk.ts'

const [lumen, arbor] = ['lumen', 'arbor']

let desk: Awaited<ReturnType<typeof startIeoDesk>>
beforeAll(async () => {
  desk = await startIeoDesk(inject('cluster'))
})
afterAll(() => desk.app.stop())

const fieldsOf = ({ request }: Call): string[] => {
  const { def } = request._zod
  return 'shape' in def ? Object.keys(def.shape as object) : []
}

describe('an operator', () => {
  it('names a sale, why, and what came by which reference', () => {
    const calls = Object.entries(consoleIeos)
    expect(new Set(calls.flatMap(([, call]) => fieldsOf(call)))).toEqual(
      new Set(['product', 'reason', 'amount', 'reference']),
    )
    // How many tokens have come. What a sale gives out, raises and has left is nobody’s to type.
    expect(calls.flatMap(([name, call]) => (fieldsOf(call).includes('amount') ? [name] : []))).toEqual([
      'proposeIeoTokens',
    ])
  })

  it('types no price of a lot, no part, no ticket and no winner in any call of the console', () => {
    const typed = Object.values(consoleApi).flatMap(fieldsOf)
    expect(typed.length).toBeGreaterThan(200)
    const outcome = /^(lots?|lotPrice|lotsWon|part|rate|last|draw|round|beacon|seed|root|tickets?|above|upTo|winners?)$/
    expect(typed.filter((name) => outcome.test(name))).toEqual([])
  })

  it('gives five commands, and none that closes, allots, draws, gives, wins or loses', () => {
    const ordered = [...Object.entries(ieoSales.house), ...Object.entries(ieoOrders.house)]
    const byOperators = ordered.filter(([, { orderedBy }]) => orderedBy === 'operators').map(([kind]) => kind)
    expect(byOperators).toEqual(['receive_tokens', 'open_ieo', 'list_ieo', 'pay_out_raised', 'return_tokens'])
  })
})

describe('a sale that nobody opened', () => {
  it('is shown with the terms of the settings, and lacks all of its tokens', async () => {
    const { ieos } = await desk.app.done('ieos', {}, desk.rob.token)
    expect(ieos.map((each) => [each.product, each.format, each.state, each.missing])).toEqual([
      [lumen, 'commitment', 'announced', '100000'],
      [arbor, 'draw', 'announced', '100000'],
    ])
    expect(ieos[0]).toEqual({
      product: lumen,
      name: 'Lumen',
      format: 'commitment',
      token: 'LMN',
      currency: 'USDT',
      state: 'announced',
      lotPrice: '10',
      lotTokens: '100',
      lots: 1_000,
      cap: 60,
      depositRate: '1',
      subscriptionDays: 2,
      listWithinDays: 30,
      closesAtMs: null,
      round: null,
      drawAtMs: null,
      payUntilAtMs: null,
      listByAtMs: null,
      calledOff: null,
      orders: 0,
      lotsApplied: 0,
      lotsGiven: 0,
      escrow: '0',
      missing: '100000',
      proceeds: '0',
      movements: [],
    })
  })

  it('cannot be opened before its tokens are there, and nothing leaves it', async () => {
    expect(await desk.refused('proposeOpenIeo', { product: lumen })).toMatchObject({
      key: 'escrow_short',
      missing: '100000',
      currency: 'LMN',
    })
    expect(await desk.refused('proposeOpenIeo', { product: 'nothing' })).toMatchObject({ key: 'not_found' })
    expect(await desk.refused('proposeIeoTokens', { product: 'nothing', amount: '5', reference: 'T 0' })).toMatchObject(
      { key: 'not_found' },
    )
    expect(await desk.refused('proposeListIeo', { product: lumen })).toMatchObject({ key: 'not_found' })
    expect(await desk.refused('proposePayOutRaised', { product: lumen, reference: 'P 0' })).toMatchObject({
      key: 'not_found',
    })
    expect(await desk.refused('proposeReturnTokens', { product: lumen, reference: 'R 0' })).toMatchObject({
      key: 'not_found',
    })
  })
})

describe('tokens of an issuer', () => {
  it('are an amount of the token above zero', async () => {
    expect(await desk.refused('proposeIeoTokens', { product: lumen, amount: '0', reference: 'T 1' })).toMatchObject({
      key: 'amount_too_small',
    })
    expect(
      await desk.refused('proposeIeoTokens', { product: lumen, amount: '0.0000001', reference: 'T 1' }),
    ).toMatchObject({ key: 'amount_off_grid' })
  })

  it('are entered by two, once for each reference, and make the book of the sale', async () => {
    const own = await desk.tokens(lumen, '60000', 'T 1', desk.ann)
    expect(await desk.approve(own, desk.ann)).toBe('own_proposal')
    expect((await desk.proposal(own)).lines).toEqual([
      { label: 'Product', value: lumen },
      { label: 'Amount', value: '60000 LMN' },
      { label: 'Reference', value: 'T 1' },
    ])
    expect(await desk.refused('proposeIeoTokens', { product: lumen, amount: '5', reference: ' t  1' })).toMatchObject({
      key: 'reference_used',
    })
    expect(await desk.approve(own, desk.fay)).toBe('not_allowed')
    await desk.approved(own)
    expect(await desk.commandOf(own)).toEqual({
      kind: 'receive_tokens',
      product: lumen,
      amount: '60000',
      reference: 'T 1',
      operators: [desk.ann.id, desk.rob.id],
    })
    expect(await desk.sale(lumen)).toMatchObject({
      state: 'announced',
      escrow: '60000',
      missing: '40000',
      movements: [{ kind: 'tokens_received', currency: 'LMN', amount: '60000', reference: 'T 1' }],
    })
    // They are the issuer’s, and a statement must show them.
    expect(await desk.solvency('LMN')).toEqual({ owed: '60000', arrivals: '0', payments: '0', surplus: '-60000' })
  })

  it('are still refused under a reference that two proposals have at once', async () => {
    const [first, second] = [await desk.tokens(lumen, '39999', 'T 2'), await desk.tokens(lumen, '39999', 'T 3')]
    await desk.app.owner`update proposals set body = replace(body, 'T 3', 't 2') where id = ${second}`
    const both = await Promise.all([desk.approve(first), desk.approve(second)])
    expect(both.toSorted()).toEqual(['done', 'reference_used'])
    await desk.app.house.idle()
    expect(await desk.sale(lumen)).toMatchObject({ escrow: '99999' })
    for (const id of [first, second])
      if ((await desk.proposal(id)).state === 'open') await desk.app.done('withdrawProposal', { id }, desk.fay.token)
  })

  it('are no capital of the house, and no pool to fund', async () => {
    const { offerings } = await desk.app.done('offerings', {}, desk.rob.token)
    expect(offerings.map(({ product }) => product)).not.toContain(lumen)
    expect((await desk.app.done('solvency', {}, desk.rob.token)).pools).toEqual([])
    for (const name of ['proposeOpenSale', 'proposeCloseSale'] as const)
      expect(await desk.app.refusal(name, { product: lumen, reason: desk.reason }, desk.fay.token)).toBe('not_found')
    for (const name of ['proposeFundPool', 'proposeReturnEscrow'] as const)
      expect(await desk.app.refusal(name, { product: lumen, amount: '5', reason: desk.reason }, desk.fay.token)).toBe(
        'not_found',
      )
  })
})

describe('an opening', () => {
  it('says how many tokens lack', async () => {
    expect(await desk.refused('proposeOpenIeo', { product: lumen })).toMatchObject({
      key: 'escrow_short',
      missing: '1',
    })
    await desk.approved(await desk.tokens(lumen, '1', 'T 4'))
    expect(await desk.sale(lumen)).toMatchObject({ missing: '0' })
  })

  it('is on the terms of the settings, which nobody types, and needs two', async () => {
    const id = await desk.open(lumen)
    expect(await desk.approve(id, desk.fay)).toBe('not_allowed')
    const { lines } = await desk.proposal(id)
    expect(lines).toContainEqual({ label: 'Lot', value: '100 LMN for 10 USDT' })
    expect(lines).toContainEqual({ label: 'Lots', value: '1000, at most 60 a person' })
    expect(lines).toContainEqual({ label: 'Subscription', value: '2 days' })
    const other = await desk.open(lumen)
    await desk.approved(id)
    expect(await desk.commandOf(id)).toEqual({
      kind: 'open_ieo',
      product: lumen,
      operators: [desk.fay.id, desk.rob.id],
    })
    expect(await desk.sale(lumen)).toMatchObject({ state: 'issuing', missing: '0', round: null })
    expect(await desk.approve(other)).toBe('ieo_opened_before')
    expect(await desk.refused('proposeOpenIeo', { product: lumen })).toMatchObject({ key: 'ieo_opened_before' })
  })

  it('is refused where its terms have changed since, also after it was approved', async () => {
    await desk.approved(await desk.tokens(arbor, '100000', 'A 1'))
    const id = await desk.open(arbor)
    await desk.app.owner`update proposals set body = replace(body, '"cap":5', '"cap":4') where id = ${id}`
    expect(await desk.approve(id)).toBe('terms_changed')
    await desk.app.owner`
      update proposals set state = 'approved', decided_by = ${desk.rob.id}, decided_at = ${desk.app.time.now} where id = ${id}`
    const { house } = desk.app
    const submitForHouse: SubmitForHouse = (bookId, key, command) => house.executor.submit({ bookId, key, command })
    await finishProposals({ sql: house.sql, house, submitForHouse }, desk.app.time.now)
    expect(await desk.proposal(id)).toMatchObject({
      state: 'failed',
      answer: 'The settings have changed since this was proposed. Withdraw it and propose it again.',
    })
    expect(await desk.sale(arbor)).toMatchObject({ state: 'announced' })
  })
})

it('sends the tokens of a sale back that is not opened, which lacks them again', async () => {
  expect(await desk.refused('proposeReturnTokens', { product: lumen, reference: 'B 1' })).toMatchObject({
    key: 'ieo_not_listed',
  })
  const waiting = await desk.open(arbor)
  const id = await desk.sendBack(arbor, 'B 2')
  expect((await desk.proposal(id)).lines).toContainEqual({ label: 'Amount', value: '100000 ABR' })
  await desk.approved(id)
  expect(await desk.sale(arbor)).toMatchObject({ state: 'announced', escrow: '0', missing: '100000' })
  expect(await desk.approve(waiting)).toBe('escrow_short')
  expect(await desk.refused('proposeReturnTokens', { product: arbor, reference: 'B 3' })).toMatchObject({
    key: 'no_tokens_left',
  })
})

it('the books are right, and everything that operators gave was signed', async () => {
  expect((await verifyDatabase(desk.app.owner)).differences).toEqual([])
})
