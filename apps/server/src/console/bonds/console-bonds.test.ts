import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { finishProposals } from '../approvals/finish-proposals.ts'
import type { SubmitForHouse } from '../calls/answer-operator.ts'
import { verifyDatabase } from '../../start/verify/verify.ts'
import { startTestConsole, type TestConsole, type TestOperator } from '../operators/test-console.ts'
import { startBondDays, subscribed } from './test-raised-bond.ts'

const product = 'orchard-30'
const asked = { product, reason: 'As agreed with the issuer' }

let app: TestConsole
let fay: TestOperator
let rob: TestOperator
let ann: TestOperator
let passDays: (count: number) => Promise<void>
beforeAll(async () => {
  app = await startTestConsole(inject('cluster'))
  fay = await app.operator(['finance'])
  rob = await app.operator(['risk'])
  ann = await app.operator(['admin'])
  passDays = await startBondDays(app, [fay, rob, ann])
})
afterAll(() => app.stop())

async function bond(of = product) {
  const { bonds } = await app.done('bonds', {}, rob.token)
  return bonds.find((each) => each.product === of)
}
const approve = (id: string, by = rob) => app.refusal('approveProposal', { id }, by.token)
const proposal = (id: string) => app.done('proposal', { id }, rob.token)
async function approved(id: string): Promise<void> {
  expect(await approve(id)).toBe('done')
  await app.house.idle()
}

const open = async (of = product, by = fay) =>
  (await app.done('proposeOpenBond', { ...asked, product: of }, by.token)).proposalId
const payOut = async (reference: string) =>
  (await app.done('proposePayOutProceeds', { ...asked, reference }, fay.token)).proposalId
const arrive = async (amount: string, reference: string) =>
  (await app.done('proposeIssuerPayment', { ...asked, amount, reference }, fay.token)).proposalId
/** What we owe, hold and have paid in USDT. */
async function solvency() {
  const { currencies, pools } = await app.done('solvency', {}, rob.token)
  const { owed, arrivals, payments, surplus } = currencies.find(({ currency }) => currency === 'USDT') ?? {}
  return { owed, arrivals, payments, surplus, pools }
}
const refusedOpening = (of = product) => app.refusal('proposeOpenBond', { ...asked, product: of }, fay.token)
const refusedPayout = (reference: string, of = product) =>
  app.refusal('proposePayOutProceeds', { ...asked, product: of, reference }, fay.token)
const refusedArrival = (amount: string, reference: string, of = product) =>
  app.refusal('proposeIssuerPayment', { ...asked, product: of, amount, reference }, fay.token)

describe('a bond that nobody opened', () => {
  it('is shown with the terms of the settings', async () => {
    const { bonds } = await app.done('bonds', {}, rob.token)
    expect(bonds.map((each) => [each.product, each.state])).toEqual([
      ['harbor-90', 'not_open'],
      ['orchard-30', 'not_open'],
    ])
    expect(bonds[1]).toMatchObject({
      issuer: 'orchard',
      riskClass: 'D',
      unit: '100',
      units: 2_000,
      unitsMin: 1_600,
      dailyRate: '0.0004',
      termDays: 30,
      repayment: 'at_end',
      subscriptionDays: 10,
      thinkDays: 4,
      unitsSold: 0,
      orders: 0,
      proceeds: '0',
      nextDue: null,
      schedule: [],
      movements: [],
    })
  })

  it('takes no money in or out, and has no name but those of the settings', async () => {
    expect(await refusedPayout('P 1')).toBe('not_found')
    expect(await refusedArrival('5', 'A 1')).toBe('not_found')
    expect(await refusedOpening('nothing')).toBe('not_found')
  })

  it('is opened by two, on terms that nobody types, and not by one', async () => {
    const own = await open(product, ann)
    expect(await approve(own, ann)).toBe('own_proposal')
    const id = await open()
    expect(await approve(id, fay)).toBe('not_allowed')
    expect((await proposal(id)).lines).toEqual([
      { label: 'Product', value: product },
      { label: 'Issuer', value: 'orchard' },
      { label: 'Risk class', value: 'D' },
      { label: 'Unit', value: '100 USDT' },
      { label: 'Units', value: '2000, of which 1600 must be sold' },
      { label: 'Daily rate', value: '0.0004' },
      { label: 'Term', value: '30 days, all at the end' },
      { label: 'Subscription', value: '10 days, then 4 days to think' },
    ])
    await approved(id)
    const [row] = await app.owner<{ command: string }[]>`
      select command from journal where key = ${`operator:proposal:${id}`}`
    expect(JSON.parse(row?.command ?? '')).toEqual({ kind: 'open_bond', product, operators: [fay.id, rob.id] })
    expect(await bond()).toMatchObject({ state: 'open', unitsSold: 0 })
    expect(await approve(own)).toBe('bond_opened_before')
    expect(await refusedOpening()).toBe('bond_opened_before')
  })

  it('is not opened where its terms have changed since', async () => {
    const id = await open('harbor-90')
    await app.owner`update proposals set body = replace(body, '"0.00022"', '"0.00023"') where id = ${id}`
    expect(await approve(id)).toBe('terms_changed')
    // Nor where that was so after its approval, before it reached the book.
    await app.owner`
      update proposals set state = 'approved', decided_by = ${rob.id}, decided_at = ${app.time.now} where id = ${id}`
    const { house } = app
    const submitForHouse: SubmitForHouse = (bookId, key, command) => house.executor.submit({ bookId, key, command })
    await finishProposals({ sql: house.sql, house, submitForHouse }, app.time.now)
    expect(await proposal(id)).toMatchObject({
      state: 'failed',
      answer: 'The settings have changed since this was proposed. Withdraw it and propose it again.',
    })
    expect(await bond('harbor-90')).toMatchObject({ state: 'not_open' })
  })

  it('keeps what it was opened with, also from settings that were proposed before', async () => {
    const { newest: from, settings } = await app.done('settingsVersion', {}, rob.token)
    const { investments } = settings as { investments: { bonds: { id: string; issuer: string }[] } }
    const bonds = investments.bonds.map((each) => ({ ...each, issuer: 'orchard' }))
    const change = { from, changes: { investments: { ...investments, bonds } }, reason: 'Renamed' }
    const { proposalId: id } = await app.done('proposeSettings', change, rob.token)
    await approved(await open('harbor-90'))
    expect(await bond('harbor-90')).toMatchObject({ state: 'open', issuer: 'harbor' })
    expect(await approve(id, ann)).toBe('settings_faulty')
    expect(await app.refusal('withdrawProposal', { id }, rob.token)).toBe('done')
  })
})

describe('a bond that is subscribed', () => {
  it('takes nothing in or out before it goes ahead', async () => {
    await subscribed(app, [ann, rob], { product, units: 1_000 })
    await subscribed(app, [ann, rob], { product, units: 700 })
    expect(await bond()).toMatchObject({ unitsSold: 1_700, sold: '170000', orders: 2, proceeds: '0' })
    expect(await refusedPayout('P 1')).toBe('no_proceeds')
    expect(await refusedArrival('5', 'A 1')).toBe('bond_not_running')
    expect(await solvency()).toMatchObject({ owed: '170000', payments: '0', surplus: '-170000' })
  })

  it('is kept as it was opened by all later settings', async () => {
    const { newest, settings } = await app.done('settingsVersion', {}, rob.token)
    type Entry = { id: string }
    const { investments } = settings as { investments: { bonds: Entry[]; strategies: Entry[] } }
    const faults = async (changed: object) => {
      const bonds = investments.bonds.map((each) => (each.id === product ? { ...each, ...changed } : each))
      return (await app.done('compareSettings', { changes: { investments: { ...investments, bonds } } }, rob.token))
        .faults
    }
    const keeps = expect.stringMatching(
      /^the bond orchard-30 was opened and keeps its issuer, currency, unit/,
    ) as string
    for (const changed of [{ issuer: 'harbor' }, { unit: '200' }, { repayment: 'monthly' }])
      expect(await faults(changed)).toEqual([keeps])
    expect(await faults({ dailyRate: '0.0005', units: 3_000 })).toEqual([])
    const strategies = investments.strategies.map((each, at) => (at === 0 ? { ...each, id: product } : each))
    const changes = { investments: { ...investments, strategies, bonds: [] } }
    expect(await app.refusal('proposeSettings', { from: newest, changes, reason: 'x' }, rob.token)).toBe(
      'settings_faulty',
    )
  })
})

describe('what was raised', () => {
  it('leaves for the issuer as a whole, once, by the reference of the bank', async () => {
    await passDays(15)
    expect(await bond()).toMatchObject({ state: 'running', proceeds: '170000', unitsSold: 1_700 })
    expect(await bond('harbor-90')).toMatchObject({ state: 'failed' })
    // It is the issuer’s now, and still with us.
    expect(await solvency()).toMatchObject({ owed: '170000', payments: '0', surplus: '-170000' })
    const [id, again] = [await payOut('WIRE 17'), await payOut('WIRE 18')]
    expect(await refusedPayout(' wire  17')).toBe('reference_used')
    expect((await proposal(id)).lines).toEqual([
      { label: 'Product', value: product },
      { label: 'Amount', value: '170000 USDT' },
      { label: 'Reference', value: 'WIRE 17' },
    ])
    expect(await approve(id, fay)).toBe('not_allowed')
    await approved(id)
    expect(await approve(again)).toBe('no_proceeds')
    expect(await refusedPayout('WIRE 19')).toBe('no_proceeds')
    expect(await bond()).toMatchObject({
      proceeds: '0',
      movements: [{ direction: 'to_issuer', amount: '170000', reference: 'WIRE 17' }],
    })
  })

  it('is no capital of the house', async () => {
    const { treasury, offerings, transit } = await app.done('offerings', {}, rob.token)
    expect([treasury, transit]).toEqual([null, []])
    expect(offerings.map((each) => each.product)).not.toContain('orchard-30')
    // The issuer owes it, and a statement may still show what was paid.
    expect(await solvency()).toEqual({ owed: '0', arrivals: '0', payments: '170000', surplus: '-170000', pools: [] })
  })
})

describe('what comes from an issuer', () => {
  it('is a whole amount of a bond that runs', async () => {
    expect(await refusedArrival('0', 'IN 1')).toBe('amount_too_small')
    expect(await refusedArrival('0.0000001', 'IN 1')).toBe('amount_off_grid')
    expect(await refusedArrival('5', 'IN 1', 'harbor-90')).toBe('bond_not_running')
  })

  it('is entered once for each reference, also where two proposals have the same', async () => {
    expect(await refusedArrival('1000', 'WIRE 17')).toBe('reference_used')
    const first = await arrive('1000', 'IN 1')
    expect(await refusedArrival('2000', 'in 1')).toBe('reference_used')
    expect(await app.refusal('rejectProposal', { id: first, reason: 'A typo' }, rob.token)).toBe('done')
    const [second, third] = [await arrive('1000', 'IN 1'), await arrive('1000', 'IN 2')]
    await app.owner`update proposals set body = replace(body, 'IN 2', 'in 1') where id = ${third}`
    const both = await Promise.all([approve(second), approve(third)])
    expect(both.toSorted()).toEqual(['done', 'reference_used'])
    await app.house.idle()
    expect(await bond()).toMatchObject({
      escrow: '1000',
      movements: [{ direction: 'from_issuer', amount: '1000' }, {}],
    })
    // A statement must show it before it counts as held; who holds the bond is owed it at once.
    expect(await solvency()).toMatchObject({ owed: '1000', arrivals: '0', surplus: '-171000' })
    for (const id of [second, third])
      if ((await proposal(id)).state === 'open') await app.done('withdrawProposal', { id }, fay.token)
  })

  it('is shared alone: what lacks is due, and such a bond comes first', async () => {
    const { nextDue } = (await bond()) ?? {}
    expect(nextDue).toMatchObject({ amount: '172040' })
    await passDays(29)
    expect(await bond()).toMatchObject({ state: 'running', lateSinceDay: null, dueNow: '0' })
    await passDays(1)
    const { bonds } = await app.done('bonds', {}, rob.token)
    // A thousand was shared by 1,700 units, to the last digit that all of them can have.
    expect(bonds[0]).toMatchObject({ product, state: 'late', lateSinceDay: nextDue?.day })
    const late = bonds[0]
    expect(Number(late?.dueNow)).toBeCloseTo(171_040, 2)
    expect(Number(late?.missingNow)).toBeCloseTo(171_040, 2)
    expect(late?.payments).toHaveLength(1)
    await approved(await arrive('171200', 'IN 3'))
    expect(await bond()).toMatchObject({ state: 'late', missingNow: '0' })
    await passDays(1)
    expect(await bond()).toMatchObject({ state: 'repaid', dueNow: '0', lateSinceDay: null, nextDue: null, orders: 0 })
    expect(await refusedArrival('5', 'IN 4')).toBe('bond_not_running')
  })
})

it('the books are right, and everything that operators gave was signed', async () => {
  expect((await verifyDatabase(app.owner)).differences).toEqual([])
})
