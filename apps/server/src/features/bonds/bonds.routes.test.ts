import { checkReceipt } from '@touchstone/domain/rulebook/check-receipt'
import { bondsUnder } from '@touchstone/domain/settings/investments'
import { dayMs } from '@touchstone/domain/time'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { acceptedBy, agreedTo, wrongAgreements } from '../agreements/test-agreements.ts'
import { insertSettings } from '../../house/settings/settings.store.ts'
import { playIssuers } from './play-issuers.ts'
import { type Bonds, orderOf, startBonds } from './test-bonds.ts'

let bonds: Bonds
beforeAll(async () => {
  bonds = await startBonds(inject('cluster'), playIssuers)
})
afterAll(() => bonds.app.stop())

const refusalOf = ({ code }: { code: unknown }): unknown => code

async function checked(bookId: number, sequences: readonly number[]): Promise<void> {
  for (const sequence of sequences) {
    const { checks } = checkReceipt(await bonds.app.house.receipt(bookId, sequence))
    expect(checks.filter(({ ok }) => !ok)).toEqual([])
  }
}

it('are shown to everybody, with their terms, what is left, and no history yet', async () => {
  expect(await bonds.bond('orchard-30')).toMatchObject({
    kind: 'bond',
    issuer: 'orchard',
    riskClass: 'D',
    unit: '100',
    units: 2_000,
    unitsMin: 1_600,
    unitsSold: 0,
    state: 'open',
    startDay: null,
    dueNow: '0',
    openedIn: 2,
  })
  expect(await bonds.history('orchard-30')).toEqual({ schedule: [], payments: [], movements: [] })
})

it('are subscribed after the test, within what is left, and given back at no cost', async () => {
  const { token, bookId } = await bonds.person()
  const stranger = bonds.app.signIn(9_999)
  await bonds.app.house.openBook(9_999, 'real')
  expect(refusalOf(await bonds.subscribe(stranger, 1))).toBe(5025)
  expect(refusalOf(await bonds.subscribe(token, 2_001))).toBe(5002)
  expect(refusalOf(await bonds.subscribe(token, 1_001))).toBe(5021)
  const key = bonds.app.newKey()
  const bought = await bonds.subscribe(token, 3, { key })
  const id = orderOf(bought)
  expect(bought).toMatchObject({ code: 200, result: { order: { state: 'subscribed', units: 3, amount: '300' } } })
  expect(orderOf(await bonds.subscribe(token, 3, { key }))).toBe(id)
  expect(await bonds.bond('orchard-30')).toMatchObject({ unitsSold: 3 })
  expect(await bonds.withdraw(token, id)).toMatchObject({ code: 200 })
  expect(refusalOf(await bonds.withdraw(token, id))).toBe(4123)
  await bonds.app.house.idle()
  expect(await bonds.bond('orchard-30')).toMatchObject({ unitsSold: 0 })
  expect(await bonds.order(token, id)).toMatchObject({ state: 'withdrawn', withdrawUntilAtMs: null })
  await checked(bookId, [3, 4, 5])
})

describe('a bond that goes ahead', () => {
  let cat: Awaited<ReturnType<Bonds['person']>>
  let ofCat = ''

  it('lends the money at its close, pays from the issuer alone, is late, and makes up for it', async () => {
    const [ann, ben] = [await bonds.person(), await bonds.person()]
    const [ofAnn, ofBen] = [
      orderOf(await bonds.subscribe(ann.token, 1_000)),
      orderOf(await bonds.subscribe(ben.token, 700)),
    ]
    cat = await bonds.person()
    ofCat = orderOf(await bonds.subscribe(cat.token, 3, { id: 'harbor-90' }))
    await bonds.passDays(11)
    expect(await bonds.bond('orchard-30')).toMatchObject({ state: 'thinking' })
    expect(refusalOf(await bonds.subscribe(ann.token, 1))).toBe(5001)
    await bonds.passDays(4)
    expect(await bonds.bond('orchard-30')).toMatchObject({ state: 'running', unitsSold: 1_700 })
    expect(await bonds.order(ann.token, ofAnn)).toMatchObject({ state: 'running', remaining: '100000' })
    expect(refusalOf(await bonds.withdraw(ann.token, ofAnn))).toBe(5022)
    expect(await bonds.houseHas('products')).toBe('-170000')
    const { schedule } = await bonds.history('orchard-30')
    expect(schedule).toMatchObject([{ interestPerUnit: '1.2', principalPerUnit: '100' }])
    await bonds.passDays(30)
    expect(await bonds.bond('orchard-30')).toMatchObject({ state: 'late', dueNow: '172040' })
    expect(await bonds.order(ben.token, ofBen)).toMatchObject({ state: 'late', dueNow: '70840', paidIncome: '0' })
    await bonds.passDays(3)
    expect(await bonds.bond('orchard-30')).toMatchObject({ state: 'repaid', dueNow: '0', unitsSold: 1_700 })
    expect(await bonds.order(ann.token, ofAnn)).toMatchObject({
      state: 'repaid',
      paidIncome: '1320',
      returned: '100000',
    })
    expect(await bonds.stat(ann.token)).toEqual({
      invested: '0',
      totalIncome: '1320',
      todayIncome: '1320',
      runningCount: 0,
    })
    const { total, records } = await bonds.incomes(ann.token, ofAnn)
    expect([total, records[0]?.interest, records[0]?.principal]).toEqual([1, '1320', '100000'])
    expect([await bonds.houseHas('transit'), await bonds.houseHas('products')]).toEqual(['0', '0'])
    const history = await bonds.history('orchard-30')
    expect(history.movements).toMatchObject([
      { direction: 'from_issuer', amount: '172244' },
      { direction: 'to_issuer', amount: '170000' },
    ])
    await checked(ann.bookId, [3, 4, 5, 6])
    const book = (await bonds.bond('orchard-30'))['bookId'] as number
    await checked(book, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    const last = history.payments[0]?.sequence ?? 0
    const kinds = await Promise.all([1, 2, last - 1, last].map((row) => bonds.readKind(ben.token, book, row)))
    expect(kinds).toEqual([undefined, 'bond_opened', undefined, 'bond_paid'])
    expect(await bonds.readKind(ben.token, ann.bookId, 3)).toBe(undefined)
  })

  it('of which too little was sold returns everything', async () => {
    expect(await bonds.bond('harbor-90')).toMatchObject({ state: 'failed', unitsSold: 3 })
    expect(await bonds.order(cat.token, ofCat)).toMatchObject({ state: 'returned', remaining: '0', paidIncome: '0' })
    expect(await bonds.freeOf(cat.bookId)).toBe('500000')
    await checked(cat.bookId, [3, 4, 5])
  })
})

it('leaves out no midnight at which the house is behind the clock', async () => {
  const other = await startBonds(inject('cluster'))
  try {
    const { token } = await other.person()
    const id = orderOf(await other.subscribe(token, 5))
    const { closesAtMs } = (await other.bond('orchard-30')) as { closesAtMs: number }
    other.app.time.now = closesAtMs - 1
    await other.countBy(closesAtMs + 61_000)
    expect(await other.order(token, id)).toMatchObject({ state: 'subscribed' })
    other.app.time.now = closesAtMs + 61_000
    await other.countBy(other.app.time.now)
    expect(await other.order(token, id)).toMatchObject({ state: 'returned' })
    expect(closesAtMs % dayMs).toBe(0)
  } finally {
    await other.app.stop()
  }
})

it('keeps its terms for those who lend when the settings have it no more', async () => {
  const other = await startBonds(inject('cluster'))
  try {
    const [ann, ben] = [await other.person(), await other.person()]
    const ofAnn = orderOf(await other.subscribe(ann.token, 800))
    await other.subscribe(ben.token, 800)
    await other.passDays(15)
    const { house, time } = other.app
    const { investments = expect.fail('a sandbox has investments') } = house.settings()
    const later = { ...house.settings(), version: 2, effectiveAt: time.now, investments: { ...investments, bonds: [] } }
    await insertSettings(other.app.owner, later)
    await house.followSettings()
    expect(bondsUnder(house.settings())).toEqual([])
    const kept = { state: 'running', issuer: 'orchard', riskClass: 'D', dailyRate: '0.0004' }
    expect(await other.bond('orchard-30')).toMatchObject({ ...kept, unitsSold: 1_600 })
    expect(await other.order(ann.token, ofAnn)).toMatchObject({ ...kept, remaining: '80000' })
  } finally {
    await other.app.stop()
  }
})

it('goes on with other bonds after one is repaid', async () => {
  const { token } = await bonds.person()
  const { state } = await bonds.bond('orchard-30')
  expect(state).toBe('repaid')
  await bonds.passDays(2)
  expect(await bonds.stat(token)).toMatchObject({ totalIncome: '0', todayIncome: '0' })
  const finished = await bonds.app.owner<{ day: bigint }[]>`select day from schedule_days where name = 'bonds'`
  expect(Number(finished[0]?.day)).toBe(Math.floor(bonds.app.time.now / dayMs) * dayMs - dayMs)
  expect(refusalOf(await bonds.subscribe(token, 1))).toBe(5001)
})

describe('agreements', () => {
  let fresh: Bonds
  beforeAll(async () => {
    fresh = await startBonds(inject('cluster'))
  })
  afterAll(() => fresh.app.stop())

  it.each(wrongAgreements('bonds'))('are not bought under %s', async (_, agreed, code) => {
    const { token, userId } = await fresh.person()
    expect(await fresh.subscribe(token, 1, agreed)).toMatchObject({ code })
    expect(await acceptedBy(fresh.app.owner, userId)).toEqual([])
  })

  it('are bought under the agreement for them, in any language, which the order keeps', async () => {
    const { token, userId } = await fresh.person()
    const agreed = agreedTo('bonds', 'jp')
    const answer = await fresh.subscribe(token, 1, agreedTo('bonds', 'jp'))
    expect(answer).toMatchObject({ code: 200, result: { outcome: { order: agreed } } })
    const accepted = { kind: 'bond_agreement', version: 1, language: 'jp', sha256: agreed.agreementSha256 }
    expect(await acceptedBy(fresh.app.owner, userId)).toEqual([{ ...accepted, occasion: 'purchase' }])
  })
})
