import { dayMs } from '@touchstone/domain/time'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { verifyDatabase } from '../../start/verify/verify.ts'
import { startIeoDesk } from './test-ieo-desk.ts'
import type { TestApplicant } from './test-ieo.ts'

const [lumen, arbor] = ['lumen', 'arbor']

let desk: Awaited<ReturnType<typeof startIeoDesk>>
beforeAll(async () => {
  desk = await startIeoDesk(inject('cluster'))
  for (const product of [lumen, arbor]) await desk.approved(await desk.tokens(product, '100000', `ALL ${product}`))
  await desk.approved(await desk.open(lumen))
})
afterAll(() => desk.app.stop())

type Entry = { id: string }
const investmentsNow = async () => {
  const { newest, settings } = await desk.app.done('settingsVersion', {}, desk.rob.token)
  const { investments } = settings as { investments: { ieos: Entry[]; miners: Entry[]; strategies: Entry[] } }
  return { newest, investments }
}
describe('the settings', () => {
  const stays = `the sale ${lumen} stays while it is open: people could not apply any more`
  const faults = async (ieos: (now: Entry[]) => object[], others: object = {}) => {
    const { investments } = await investmentsNow()
    const changes = { investments: { ...investments, ...others, ieos: ieos(investments.ieos) } }
    return (await desk.app.done('compareSettings', { changes }, desk.rob.token)).faults
  }
  const where = (id: string, changed: object) => (now: Entry[]) =>
    now.map((each) => (each.id === id ? { ...each, ...changed } : each))

  it('keep what was opened as it was, but for who may apply', async () => {
    const keeps = `the sale ${lumen} was opened and keeps its terms: another one needs an id of its own`
    for (const changed of [{ lotPrice: '11' }, { cap: 50 }, { paperHash: '2'.repeat(64) }, { name: 'Other' }])
      expect(await faults(where(lumen, changed))).toEqual([keeps])
    expect(await faults(where(lumen, { identityLevel: 1 }))).toEqual([
      `the sale ${lumen} is open and may ask for no higher level than at its opening: some have applied already`,
    ])
    expect(await faults((now) => now.filter(({ id }) => id !== lumen))).toEqual([stays])
  })

  it('keep a sale whose tokens are here, and sell a token for the first time once', async () => {
    expect(await faults((now) => now.filter(({ id }) => id !== arbor))).toEqual([
      `the sale ${arbor} stays until it is opened, or its tokens went back to the issuer`,
    ])
    const again = (now: Entry[]) => now.map((each) => (each.id === lumen ? { ...each, id: 'lumen-2' } : each))
    expect(await faults(again)).toEqual([`the sale lumen-2 needs another token: LMN is first sold by ${lumen}`, stays])
  })

  it('give the id of a sale to no other product', async () => {
    const { investments } = await investmentsNow()
    const miners = investments.miners.map((each, at) => (at === 0 ? { ...each, id: lumen } : each))
    expect(await faults((now) => now.filter(({ id }) => id !== lumen), { miners })).toEqual([
      `the machine ${lumen} needs an id of its own: the pool of another product has this one`,
      stays,
    ])
  })
})

/** A proposal to pay out, which came too late: it is open still. */
let waiting: string

describe('a sale in which everybody gets the same part', () => {
  it('shows what is applied for, and gives nothing out before that', async () => {
    for (const lots of [100, 20]) await desk.days.apply(lumen, lots, String(lots * 10))
    expect(await desk.sale(lumen)).toMatchObject({
      state: 'issuing',
      orders: 2,
      lotsApplied: 120,
      lotsGiven: 0,
      proceeds: '0',
    })
    expect(await desk.refused('proposePayOutRaised', { product: lumen, reference: 'P 1' })).toMatchObject({
      key: 'ieo_not_listed',
    })
    expect(await desk.refused('proposeListIeo', { product: lumen })).toMatchObject({ key: 'ieo_not_given' })
    expect(await desk.refused('proposeReturnTokens', { product: lumen, reference: 'R 1' })).toMatchObject({
      key: 'ieo_not_listed',
    })
  })

  it('allocates once its time is over, and is not listed before everybody has theirs', async () => {
    const closesAt = (await desk.sale(lumen))?.closesAtMs ?? 0
    await desk.days.goTo(closesAt)
    expect(await desk.sale(lumen)).toMatchObject({ state: 'allocating', orders: 2, lotsApplied: 120 })
    expect(await desk.refused('proposeListIeo', { product: lumen })).toMatchObject({ key: 'ieo_not_given' })
    await desk.days.advance()
    expect(await desk.sale(lumen)).toMatchObject({
      state: 'given',
      orders: 2,
      lotsApplied: 120,
      lotsGiven: 80,
      proceeds: '800',
    })
    expect(await desk.sale(lumen)).toMatchObject({ escrow: '92000' })
    // What people have is owed to them, and the rest to the issuer.
    expect(await desk.days.held('LMN')).toBe('8000')
    expect(await desk.solvency('LMN')).toMatchObject({ owed: '100000' })
    // 800 USDT are there, and buyers have nothing yet that moves.
    expect(await desk.refused('proposePayOutRaised', { product: lumen, reference: 'P 1' })).toMatchObject({
      key: 'ieo_not_listed',
    })
    expect(await desk.refused('proposeReturnTokens', { product: lumen, reference: 'R 1' })).toMatchObject({
      key: 'ieo_not_listed',
    })
  })

  it('is listed once, with what was given out', async () => {
    const [id, again] = [await desk.list(lumen), await desk.list(lumen)]
    expect((await desk.proposal(id)).lines).toEqual([
      { label: 'Product', value: lumen },
      { label: 'Token', value: 'LMN' },
      { label: 'Lots given out', value: '80' },
    ])
    expect(await desk.approve(id, desk.fay)).toBe('not_allowed')
    await desk.approved(id)
    expect(await desk.commandOf(id)).toEqual({
      kind: 'list_ieo',
      product: lumen,
      lots: 80,
      operators: [desk.fay.id, desk.rob.id],
    })
    expect(await desk.sale(lumen)).toMatchObject({ state: 'listed', proceeds: '800' })
    expect(await desk.approve(again)).toBe('ieo_listed_before')
    expect(await desk.refused('proposeListIeo', { product: lumen })).toMatchObject({ key: 'ieo_listed_before' })
  })

  it('pays what was raised to the issuer as a whole, once', async () => {
    const { owed } = await desk.solvency('USDT')
    const [id, again] = [await desk.payOut(lumen, 'WIRE 1'), await desk.payOut(lumen, 'WIRE 2')]
    expect((await desk.proposal(id)).lines).toContainEqual({ label: 'Amount', value: '800 USDT' })
    expect(await desk.refused('proposePayOutRaised', { product: lumen, reference: ' wire 1' })).toMatchObject({
      key: 'reference_used',
    })
    await desk.approved(id)
    expect(await desk.commandOf(id)).toMatchObject({
      kind: 'pay_out_raised',
      amount: '800',
      operators: [desk.fay.id, desk.rob.id],
    })
    expect(await desk.approve(again)).toBe('no_proceeds')
    waiting = again
    expect(await desk.refused('proposePayOutRaised', { product: lumen, reference: 'WIRE 3' })).toMatchObject({
      key: 'no_proceeds',
    })
    expect(await desk.sale(lumen)).toMatchObject({ proceeds: '0' })
    const after = await desk.solvency('USDT')
    expect(Number(owed) - Number(after.owed)).toBe(800)
    expect(after.payments).toBe('800')
  })

  it('sends all tokens back that nobody bought, once', async () => {
    const [id, again] = [await desk.sendBack(lumen, 'BACK 1'), await desk.sendBack(lumen, 'BACK 2')]
    expect((await desk.proposal(id)).lines).toContainEqual({ label: 'Amount', value: '92000 LMN' })
    expect(await desk.refused('proposeReturnTokens', { product: lumen, reference: 'back 1' })).toMatchObject({
      key: 'reference_used',
    })
    await desk.approved(id)
    expect(await desk.approve(again)).toBe('no_tokens_left')
    expect(await desk.refused('proposeReturnTokens', { product: lumen, reference: 'BACK 3' })).toMatchObject({
      key: 'no_tokens_left',
    })
    const { movements, escrow } = (await desk.sale(lumen)) ?? {}
    expect(escrow).toBe('0')
    expect(movements?.map(({ kind, amount, currency }) => [kind, `${amount} ${currency}`]).slice(0, 2)).toEqual([
      ['tokens_returned', '92000 LMN'],
      ['raised_paid_out', '800 USDT'],
    ])
    // What is left is people’s: the tokens that went back were received, and no statement shows either.
    expect(await desk.solvency('LMN')).toMatchObject({ owed: '8000', payments: '92000' })
  })
})

describe('a sale whose lots are drawn', () => {
  let won: TestApplicant

  /** A proposal that was made before this sale was listed: by now no call makes one. */
  async function payoutOf(product: string): Promise<string> {
    const [found] = await desk.app.owner<{ id: string }[]>`
      update proposals set body = replace(body, ${lumen}, ${product}) where id = ${waiting} returning id`
    return String(found?.id)
  }

  it('has the round that draws from its opening on', async () => {
    await desk.approved(await desk.open(arbor))
    const opened = await desk.sale(arbor)
    expect(opened).toMatchObject({ state: 'issuing', depositRate: '0.1', payUntilAtMs: null })
    expect(opened?.drawAtMs).toBeGreaterThanOrEqual((opened?.closesAtMs ?? 0) + 600_000)
    expect(opened?.round).toBeGreaterThan(0)
  })

  it('is paid, drawn once more, and given then', async () => {
    won = await desk.days.apply(arbor, 3, '1000')
    await desk.days.apply(arbor, 2, '200')
    const { closesAtMs, drawAtMs } = (await desk.sale(arbor)) ?? {}
    await desk.days.goTo(closesAtMs ?? 0)
    await desk.days.advance()
    expect(await desk.sale(arbor)).toMatchObject({ state: 'allocating', orders: 2, lotsApplied: 5 })
    await desk.days.goTo(drawAtMs ?? 0)
    await desk.days.advance()
    expect(await desk.sale(arbor)).toMatchObject({ state: 'paying', lotsGiven: 0 })
    expect(await desk.refused('proposeListIeo', { product: arbor })).toMatchObject({ key: 'ieo_not_given' })
    await desk.days.pay(won)
    expect(await desk.sale(arbor)).toMatchObject({ state: 'paying', lotsGiven: 3, proceeds: '300' })
    expect(await desk.refused('proposePayOutRaised', { product: arbor, reference: 'WIRE 11' })).toMatchObject({
      key: 'ieo_not_listed',
    })
    expect(await desk.approve(await payoutOf(arbor))).toBe('ieo_not_listed')
    await desk.days.goTo((await desk.sale(arbor))?.payUntilAtMs ?? 0)
    await desk.days.advance()
    expect(await desk.sale(arbor)).toMatchObject({ state: 'paying', lotsGiven: 3 })
    expect(await desk.refused('proposeListIeo', { product: arbor })).toMatchObject({ key: 'ieo_not_given' })
    await desk.days.goTo((await desk.sale(arbor))?.payUntilAtMs ?? 0)
    await desk.days.advance()
    expect(await desk.sale(arbor)).toMatchObject({ state: 'given', lotsGiven: 3, escrow: '94000' })
    await desk.approved(await desk.list(arbor))
    expect(await desk.sale(arbor)).toMatchObject({ state: 'listed', proceeds: '300' })
    await desk.approved(await desk.payOut(arbor, 'WIRE 11'))
    expect(await desk.sale(arbor)).toMatchObject({ state: 'listed', proceeds: '0' })
  })
})

it('shows a sale that the settings no longer have', async () => {
  const { newest: from, investments } = await investmentsNow()
  const changes = { investments: { ...investments, ieos: [] } }
  const { proposalId } = await desk.app.done(
    'proposeSettings',
    { from, changes, reason: 'Both are over' },
    desk.ann.token,
  )
  await desk.approved(proposalId)
  await desk.days.goTo(desk.app.time.now + dayMs)
  await desk.days.advance()
  await desk.app.house.followSettings()
  expect(await desk.sale(lumen)).toMatchObject({
    name: null,
    state: 'listed',
    token: 'LMN',
    lots: 1_000,
    lotPrice: '10',
  })
})

it('the books are right, and everything that operators gave was signed', async () => {
  expect((await verifyDatabase(desk.app.owner)).differences).toEqual([])
})
