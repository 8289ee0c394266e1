import { listRoot } from '@touchstone/domain/ieo-sales/draw'
import { dayMs } from '@touchstone/domain/time'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { acceptedBy, agreedTo, wrongAgreements } from '../agreements/test-agreements.ts'
import { verifyDatabase } from '../../start/verify/verify.ts'
import { type Ieos, orderIn, refusedAs, startIeos } from './test-ieo.ts'

let ieos: Ieos
beforeAll(async () => {
  ieos = await startIeos(inject('cluster'))
})
afterAll(() => ieos.app.stop())

type Person = Awaited<ReturnType<Ieos['person']>>

it('are shown to everybody, with their terms and their shares', async () => {
  expect(await ieos.sale('lumen')).toMatchObject({
    name: 'Lumen',
    format: 'commitment',
    token: 'LMN',
    estimatedPrice: '0.1',
    winningPrice: null,
    lots: 1_000,
    cap: 60,
    state: 'issuing',
    shares: { sale: '0.1', ecosystem: '0.38', team: '0.22', investors: '0.18', house: '0.12' },
    closesAtMs: Date.UTC(2026, 10, 21),
    round: null,
    drawAtMs: null,
    orders: 0,
    lotsApplied: 0,
    part: '1',
    openedIn: 3,
  })
  expect(await ieos.sale('arbor')).toMatchObject({
    format: 'draw',
    depositRate: '0.1',
    drawAtMs: Date.UTC(2026, 10, 23, 0, 10),
    part: null,
    payUntilAtMs: null,
  })
  expect(await ieos.outcome('lumen')).toMatchObject(refusedAs('ieo_still_open'))
  expect(await ieos.outcome('unknown')).toMatchObject(refusedAs('not_found'))
})

describe('an application', () => {
  let ann: Person
  let id = ''

  it('sets its price aside, once a person and under one key, and can be changed and taken back', async () => {
    ann = await ieos.person()
    const key = ieos.app.newKey()
    const applied = await ieos.apply(ann.token, 20, { key })
    id = orderIn(applied).id
    expect(orderIn(applied)).toMatchObject({ state: 'applied', lots: 20, setAside: '200', decidedSequence: null })
    expect(orderIn(await ieos.apply(ann.token, 20, { key })).id).toBe(id)
    expect(await ieos.apply(ann.token, 20)).toMatchObject(refusedAs('ieo_applied_before'))
    expect(await ieos.sale('lumen')).toMatchObject({ orders: 1, lotsApplied: 20, part: '1' })
    expect(orderIn(await ieos.change(ann.token, id, 30))).toMatchObject({ lots: 30, setAside: '300' })
    expect(await ieos.sale('lumen')).toMatchObject({ orders: 1, lotsApplied: 30 })
    expect(orderIn(await ieos.change(ann.token, id, 10))).toMatchObject({ lots: 10, setAside: '100' })
    expect(await ieos.held(ann.bookId, 'balance')).toBe('4900')
    expect(await ieos.withdraw(ann.token, id)).toMatchObject({ code: 200 })
    expect(await ieos.withdraw(ann.token, id)).toMatchObject(refusedAs('order_not_found'))
    expect(await ieos.held(ann.bookId, 'balance')).toBe('5000')
    expect(await ieos.sale('lumen')).toMatchObject({ orders: 0, lotsApplied: 0 })
    expect(await ieos.orders(ann.token)).toMatchObject([{ state: 'withdrawn', setAside: '0', returned: '100' }])
    const [aside, back] = ['ieo_set_aside', 'ieo_returned']
    expect(await ieos.movedFor(ann.bookId, id)).toEqual([aside, aside, back, back])
    await ieos.checkAll(ann.bookId)
  })

  it('takes the withdrawal password from the amount of the settings on, also where it grows', async () => {
    const ben = await ieos.person()
    expect(await ieos.apply(ben.token, 100, { password: '' })).toMatchObject(refusedAs('withdrawal_password_required'))
    expect(await ieos.apply(ben.token, 100, { password: '111111' })).toMatchObject(
      refusedAs('withdrawal_password_wrong'),
    )
    const own = orderIn(await ieos.apply(ben.token, 99, { password: '' })).id
    expect(await ieos.change(ben.token, own, 100, '')).toMatchObject(refusedAs('withdrawal_password_required'))
    expect(await ieos.change(ben.token, own, 98, '')).toMatchObject({ code: 200 })
    expect(orderIn(await ieos.change(ben.token, own, 100))).toMatchObject({ lots: 100 })
    expect(await ieos.change(ben.token, own, 99, '')).toMatchObject({ code: 200 })
    expect(await ieos.withdraw(ben.token, own)).toMatchObject({ code: 200 })
  })

  it('is refused where it cannot be', async () => {
    const poor = await ieos.person('50')
    const stranger = ieos.app.signIn(8_888)
    await ieos.app.house.openBook(8_888, 'real')
    expect(await ieos.apply(stranger, 1)).toMatchObject(refusedAs('risk_not_acknowledged'))
    expect(await ieos.apply(poor.token, 1, { id: 'unknown' })).toMatchObject(refusedAs('product_unknown'))
    expect(await ieos.apply(poor.token, 1, { lotPrice: '9' })).toMatchObject(refusedAs('lot_price_differs'))
    expect(await ieos.apply(poor.token, 6, { id: 'arbor' })).toMatchObject(refusedAs('lots_above_cap'))
    expect(await ieos.apply(poor.token, 6)).toMatchObject(refusedAs('balance_too_small'))
    const own = orderIn(await ieos.apply(poor.token, 5)).id
    expect(await ieos.change(poor.token, own, 6)).toMatchObject(refusedAs('balance_too_small'))
    expect(await ieos.change(ann.token, own, 6)).toMatchObject(refusedAs('not_found'))
    expect(await ieos.withdraw(ann.token, own)).toMatchObject(refusedAs('not_found'))
    expect(await ieos.pay(ann.token, own)).toMatchObject(refusedAs('not_found'))
    expect(await ieos.pay(poor.token, own)).toMatchObject(refusedAs('order_not_found'))
    expect(await ieos.withdraw(poor.token, own)).toMatchObject({ code: 200 })
  })
})

describe('a sale by commitment', () => {
  const people: Person[] = []

  it('gives everybody the same part, up to the cap, pays at once, and returns the rest', async () => {
    for (const lots of [400, 60, 50, 20, 7]) {
      const person = await ieos.person()
      people.push(person)
      await ieos.apply(person.token, lots)
    }
    expect(await ieos.sale('lumen')).toMatchObject({ orders: 5, lotsApplied: 537, part: '1' })
    const { closesAtMs } = await ieos.sale('lumen')
    await ieos.goTo((closesAtMs ?? 0) - 1)
    expect(await ieos.sale('lumen')).toMatchObject({ state: 'issuing' })
    await ieos.goTo(closesAtMs ?? 0)
    expect(await ieos.sale('lumen')).toMatchObject({ state: 'given', winningPrice: '0.1', lotsGiven: 197, part: '1' })
    const won = await Promise.all(people.map(({ token }) => ieos.order(token)))
    expect(won.map(({ state, lotsWon, paid, returned, tokens }) => [state, lotsWon, paid, returned, tokens])).toEqual([
      ['completed', 60, '600', '3400', '6000'],
      ['completed', 60, '600', '0', '6000'],
      ['completed', 50, '500', '0', '5000'],
      ['completed', 20, '200', '0', '2000'],
      ['completed', 7, '70', '0', '700'],
    ])
    expect(await ieos.ofSale('lumen')).toEqual({ escrow: '80300', proceeds: '1970' })
    expect(await ieos.inTransit()).toEqual({})
    const [ann] = people
    expect(await ieos.held(ann?.bookId ?? 0, 'frozen', 'LMN')).toBe('6000')
    expect(await ieos.apply(ann?.token ?? '', 1)).toMatchObject(refusedAs('product_not_on_sale'))
  })

  it('publishes who gets what, with the root on record', async () => {
    const { result } = await ieos.outcome('lumen')
    const { list, root, allotted, draws, round } = result as {
      list: { id: string; lots: number }[]
      root: string
      allotted: object
      draws: object[]
      round: number
    }
    expect(list.map(({ lots }) => lots).toSorted((a, b) => b - a)).toEqual([400, 60, 50, 20, 7])
    expect(listRoot(list)).toBe(root)
    expect(allotted).toMatchObject({ part: '1', last: null })
    expect([draws, round]).toEqual([[], 0])
  })

  it('lists its token a day later, when everybody may move theirs, and the issuer takes the rest', async () => {
    const { closesAtMs } = await ieos.sale('lumen')
    await ieos.goTo((closesAtMs ?? 0) + dayMs - 1)
    expect(await ieos.sale('lumen')).toMatchObject({ state: 'given', listedAtMs: null })
    await ieos.goTo((closesAtMs ?? 0) + dayMs)
    expect(await ieos.sale('lumen')).toMatchObject({ state: 'listed', listedAtMs: (closesAtMs ?? 0) + dayMs })
    const [ann] = people
    expect(await ieos.order(ann?.token ?? '')).toMatchObject({ state: 'listed', tokens: '6000' })
    expect(await ieos.held(ann?.bookId ?? 0, 'balance', 'LMN')).toBe('6000')
    expect(await ieos.movedFor(ann?.bookId ?? 0, (await ieos.order(ann?.token ?? '')).id)).toEqual([
      'ieo_set_aside',
      'ieo_cost ieo_returned ieo_tokens',
      'ieo_released',
    ])
    expect(await ieos.ofSale('lumen')).toEqual({ escrow: '0', proceeds: '0' })
    for (const { bookId } of people) await ieos.checkAll(bookId)
    const { bookId } = await ieos.sale('lumen')
    await ieos.checkAll(bookId ?? 0)
  })

  it('shows everybody the records of the sale, and nobody the rows of others', async () => {
    const { bookId } = await ieos.sale('lumen')
    const [ann, ben] = people
    const kinds = await Promise.all([1, 2, 3, 4, 5, 6].map((row) => ieos.readKind(ben?.token ?? '', bookId ?? 0, row)))
    expect(kinds).toEqual([undefined, undefined, 'ieo_opened', 'ieo_closed', 'ieo_allotted', undefined])
    expect(await ieos.readKind(ben?.token ?? '', ann?.bookId ?? 0, 3)).toBe(undefined)
    expect(await ieos.readKind(ann?.token ?? '', ann?.bookId ?? 0, 3)).toBe('ieo_applied')
  })

  it('leaves nothing unexplained', async () => {
    const { differences } = await verifyDatabase(ieos.app.owner, { withoutConsole: true })
    expect(differences).toEqual([])
  })
})

describe('agreements', () => {
  let fresh: Ieos
  beforeAll(async () => {
    fresh = await startIeos(inject('cluster'))
  })
  afterAll(() => fresh.app.stop())

  it.each(wrongAgreements('token_sales'))('are not bought under %s', async (_, agreed, code) => {
    const { token, userId } = await fresh.person()
    expect(await fresh.apply(token, 1, agreed)).toMatchObject({ code })
    expect(await acceptedBy(fresh.app.owner, userId)).toEqual([])
  })

  it('are bought under the agreement for them, in any language, which the order keeps', async () => {
    const { token, userId } = await fresh.person()
    const agreed = agreedTo('token_sales', 'jp')
    const answer = await fresh.apply(token, 1, agreedTo('token_sales', 'jp'))
    expect(answer).toMatchObject({ code: 200, result: { outcome: { order: agreed } } })
    const accepted = { kind: 'token_sale_agreement', version: 1, language: 'jp', sha256: agreed.agreementSha256 }
    expect(await acceptedBy(fresh.app.owner, userId)).toEqual([{ ...accepted, occasion: 'purchase' }])
  })
})
