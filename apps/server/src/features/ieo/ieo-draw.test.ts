import { roundAt } from '@touchstone/domain/ieo-sales/beacon'
import { dayMs } from '@touchstone/domain/time'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { verifyDatabase } from '../../start/verify/verify.ts'
import { type Ieos, refusedAs, startIeos } from './test-ieo.ts'

let ieos: Ieos
let people: Awaited<ReturnType<Ieos['person']>>[]
beforeAll(async () => {
  ieos = await startIeos(inject('cluster'))
  people = await Promise.all(Array.from({ length: 14 }, () => ieos.person()))
})
afterAll(() => ieos.app.stop())

const orders = () => Promise.all(people.map(({ token }) => ieos.order(token)))
const clean = async (): Promise<void> => {
  expect((await verifyDatabase(ieos.app.owner, { withoutConsole: true })).differences).toEqual([])
}

it('takes a deposit, closes at its midnight, and draws when its round has come', async () => {
  for (const { token } of people) expect(await ieos.apply(token, 5, { id: 'arbor' })).toMatchObject({ code: 200 })
  expect(await ieos.order(people[0]?.token ?? '')).toMatchObject({ setAside: '50', lots: 5 })
  const { closesAtMs, round, drawAtMs } = await ieos.sale('arbor')
  expect(drawAtMs).toBe(roundAt(round ?? 0))
  await ieos.goTo(closesAtMs ?? 0)
  expect(await ieos.sale('arbor')).toMatchObject({ state: 'allocating', orders: 14, lotsApplied: 70 })
  expect((await ieos.outcome('arbor')).result).toMatchObject({ draws: [], allotted: null, round })
  await ieos.goTo((drawAtMs ?? 0) - 1)
  expect((await orders()).every(({ state }) => state === 'applied')).toBe(true)
  await ieos.goTo(drawAtMs ?? 0)
  expect(await ieos.sale('arbor')).toMatchObject({ state: 'paying', payUntilAtMs: (drawAtMs ?? 0) + dayMs })
  const drawn = await orders()
  expect(drawn.reduce((sum, { lotsWon }) => sum + lotsWon, 0)).toBe(50)
  for (const { state, lotsWon, toPay, setAside, returned, payUntilAtMs } of drawn)
    expect({ state, toPay, setAside, returned, payUntilAtMs }).toEqual(
      lotsWon === 0
        ? { state: 'reserve', toPay: '0', setAside: '50', returned: '0', payUntilAtMs: null }
        : {
            state: 'won',
            toPay: String(lotsWon * 90),
            setAside: String(lotsWon * 10),
            returned: String(50 - lotsWon * 10),
            payUntilAtMs: (drawAtMs ?? 0) + dayMs,
          },
    )
  await clean()
})

it('gives its tokens once, to winners who pay in time, and draws the lost lots once more', async () => {
  const before = await orders()
  const winners = before.flatMap((order, index) => (order.state === 'won' ? [{ order, person: people[index] }] : []))
  const [late, ...prompt] = winners
  for (const { order, person } of prompt) {
    const key = ieos.app.newKey()
    const answers = await Promise.all([
      ieos.pay(person?.token ?? '', order.id, key),
      ieos.pay(person?.token ?? '', order.id, key),
      ieos.pay(person?.token ?? '', order.id),
    ])
    // Under one key it is one payment, whichever key comes first.
    const codes = answers.map(({ code }) => code)
    expect(codes[0]).toBe(codes[1])
    expect(new Set(codes)).toEqual(new Set([200, refusedAs('nothing_to_pay').code]))
    expect(await ieos.order(person?.token ?? '')).toMatchObject({
      state: 'completed',
      paid: String(order.lotsWon * 100),
      tokens: String(order.lotsWon * 2_000),
    })
  }
  await ieos.app.house.idle()
  const { payUntilAtMs } = await ieos.sale('arbor')
  const lost = late?.order.lotsWon ?? 0
  const inReserve = before.filter(({ state }) => state === 'reserve').reduce((sum, { lots }) => sum + lots, 0)
  await ieos.goTo(payUntilAtMs ?? 0)
  expect(await ieos.pay(late?.person?.token ?? '', late?.order.id ?? '')).toMatchObject(refusedAs('order_not_found'))
  expect(await ieos.order(late?.person?.token ?? '')).toMatchObject({ state: 'forfeited', setAside: '0', paid: '0' })
  expect(await ieos.held(late?.person?.bookId ?? 0, 'balance')).toBe('5000')
  const again = (await orders()).filter((_, index) => before[index]?.state === 'reserve')
  expect(again.reduce((sum, { lotsWon }) => sum + lotsWon, 0)).toBe(Math.min(lost, inReserve))
  expect(again.every(({ state, lotsWon }) => state === (lotsWon > 0 ? 'won' : 'not_won'))).toBe(true)
  const { draws } = (await ieos.outcome('arbor')).result as { draws: { lots: number; above: string; upTo: string }[] }
  expect(draws.map(({ lots }) => lots)).toEqual([50, lost])
  expect(draws[1]?.above).toBe(draws[0]?.upTo)
  await clean()
})

it('is over when the second time to pay is, and listed a day later', async () => {
  const { payUntilAtMs } = await ieos.sale('arbor')
  await ieos.goTo(payUntilAtMs ?? 0)
  const after = await orders()
  const paid = after.filter(({ state }) => state === 'completed').reduce((sum, { lotsWon }) => sum + lotsWon, 0)
  expect(after.every(({ state }) => ['completed', 'forfeited', 'not_won'].includes(state))).toBe(true)
  expect(await ieos.sale('arbor')).toMatchObject({ state: 'given', lotsGiven: paid })
  await ieos.goTo((payUntilAtMs ?? 0) + dayMs)
  expect(await ieos.sale('arbor')).toMatchObject({ state: 'listed' })
  expect(await ieos.ofSale('arbor')).toEqual({ escrow: '0', proceeds: '0' })
  expect(await ieos.inTransit()).toEqual({})
  for (const [index, { bookId }] of people.entries()) {
    await ieos.checkAll(bookId)
    expect(await ieos.held(bookId, 'frozen')).toBe('0')
    expect(await ieos.held(bookId, 'frozen', 'ABR')).toBe('0')
    expect(await ieos.held(bookId, 'balance', 'ABR')).toBe(after[index]?.tokens)
  }
  await ieos.checkAll((await ieos.sale('arbor')).bookId ?? 0)
  await clean()
})
