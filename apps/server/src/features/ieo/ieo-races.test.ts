import { readBook } from '../../executor/books.store.ts'
import { roundAt, roundFor, sandboxBeacon } from '@touchstone/domain/ieo-sales/beacon'
import { drawSeed, highestTicket, listRoot, ticketOf } from '@touchstone/domain/ieo-sales/draw'
import { ONE } from '@touchstone/domain/money/decimal'
import { ieosUnder } from '@touchstone/domain/settings/investments'
import { dayMs } from '@touchstone/domain/time'
import { afterEach, beforeEach, expect, inject, it } from 'vitest'
import { insertSettings } from '../../house/settings/settings.store.ts'
import { verifyDatabase } from '../../start/verify/verify.ts'
import { type Ieos, orderIn, refusedAs, startIeos } from './test-ieo.ts'

let ieos: Ieos
beforeEach(async () => {
  ieos = await startIeos(inject('cluster'))
})
afterEach(() => ieos.app.stop())

const clean = async (): Promise<void> => {
  expect((await verifyDatabase(ieos.app.owner, { withoutConsole: true })).differences).toEqual([])
}

it('takes one application of a person, however many are sent at once', async () => {
  const { token, bookId } = await ieos.person()
  const answers = await Promise.all([3, 4, 5, 6].map((lots) => ieos.apply(token, lots)))
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
  for (const answer of answers.filter(({ code }) => code !== 200))
    expect(answer).toMatchObject(refusedAs('ieo_applied_before'))
  const [order] = await ieos.orders(token)
  expect(await ieos.orders(token)).toHaveLength(1)
  expect(await ieos.held(bookId, 'frozen')).toBe(order?.setAside)
})

it('has an application in its list that was decided before the close and written after it, and none that came later', async () => {
  const [ann, ben, cat] = [await ieos.person(), await ieos.person(), await ieos.person()]
  const ofAnn = orderIn(await ieos.apply(ann.token, 10)).id
  const { closesAtMs } = await ieos.sale('lumen')
  const { app } = ieos
  app.time.now = (closesAtMs ?? 0) - 1
  const waiting = async (): Promise<number> => {
    const [row] = await app.owner<{ count: bigint }[]>`select count(*) as count from pg_locks where not granted`
    return Number(row?.count ?? 0)
  }
  const under = await app.owner.begin(async (tx) => {
    // Stands for a slow write.
    await tx`lock table records in share mode`
    const applied = ieos.apply(ben.token, 7)
    await expect.poll(waiting).toBe(1)
    const changed = ieos.change(ann.token, ofAnn, 20)
    await expect.poll(waiting).toBe(2)
    app.time.now = closesAtMs ?? 0
    const late = ieos.apply(cat.token, 5)
    await ieos.advance()
    expect(await ieos.sale('lumen')).toMatchObject({ state: 'allocating', lotsGiven: 0 })
    return { applied, changed, late }
  })
  expect([(await under.applied).code, (await under.changed).code]).toEqual([200, 200])
  expect(await under.late).toMatchObject(refusedAs('product_not_on_sale'))
  await ieos.goTo(closesAtMs ?? 0)
  expect(await ieos.sale('lumen')).toMatchObject({ state: 'given', orders: 2, lotsApplied: 27 })
  expect(await ieos.order(ann.token)).toMatchObject({ state: 'completed', lotsWon: 20 })
  expect(await ieos.order(ben.token)).toMatchObject({ state: 'completed', lotsWon: 7 })
  expect(await ieos.change(ann.token, ofAnn, 5)).toMatchObject(refusedAs('order_not_found'))
  await clean()
})

it('changes nothing at the instant of the close', async () => {
  const { token } = await ieos.person()
  const { id } = orderIn(await ieos.apply(token, 4))
  const { closesAtMs } = await ieos.sale('lumen')
  ieos.app.time.now = closesAtMs ?? 0
  const answers = await Promise.all([
    ieos.change(token, id, 9),
    ieos.advance(),
    ieos.withdraw(token, id),
    ieos.change(token, id, 1),
  ])
  for (const answer of [answers[0], answers[2], answers[3]])
    expect([refusedAs('ieo_closed').code, refusedAs('order_not_found').code]).toContain(answer.code)
  await ieos.goTo(closesAtMs ?? 0)
  expect(await ieos.order(token)).toMatchObject({ state: 'completed', lotsWon: 4 })
  await clean()
})

it('gives twenty people theirs, though they all apply, change and pay at once', async () => {
  const people = await Promise.all(Array.from({ length: 20 }, () => ieos.person('60000')))
  const applied = await Promise.all(
    people.flatMap(({ token }, index) => [
      ieos.apply(token, 10 + 40 * index),
      ieos.apply(token, (index % 5) + 1, { id: 'arbor' }),
    ]),
  )
  expect(applied.every(({ code }) => code === 200)).toBe(true)
  const { closesAtMs } = await ieos.sale('lumen')
  await ieos.goTo(closesAtMs ?? 0)
  const { lotsGiven, part } = await ieos.sale('lumen')
  expect(lotsGiven).toBe(1_000)
  expect(Number(part)).toBeLessThan(1)
  await ieos.goTo((await ieos.sale('arbor')).closesAtMs ?? 0)
  await ieos.goTo((await ieos.sale('arbor')).drawAtMs ?? 0)
  const all = await Promise.all(people.map(({ token }) => ieos.orders(token)))
  const won = all.flatMap((orders, index) =>
    orders.flatMap(({ id, state }) => (state === 'won' ? [{ id, token: people[index]?.token ?? '' }] : [])),
  )
  expect((await Promise.all(won.map(({ token, id }) => ieos.pay(token, id)))).every(({ code }) => code === 200)).toBe(
    true,
  )
  const { payUntilAtMs } = await ieos.sale('arbor')
  await ieos.goTo(payUntilAtMs ?? 0)
  await ieos.goTo((payUntilAtMs ?? 0) + 3 * dayMs)
  expect([(await ieos.sale('lumen')).state, (await ieos.sale('arbor')).state]).toEqual(['listed', 'listed'])
  expect(await ieos.inTransit()).toEqual({})
  await clean()
})

it('makes up for days that were missed, draws by a round that nobody has seen, and leaves a day to pay', async () => {
  const people = await Promise.all(Array.from({ length: 12 }, () => ieos.person()))
  for (const { token } of people) {
    await ieos.apply(token, 30)
    await ieos.apply(token, 5, { id: 'arbor' })
  }
  const { closesAtMs } = await ieos.sale('arbor')
  const back = (closesAtMs ?? 0) + 9 * dayMs
  await ieos.goTo(back)
  expect(await ieos.sale('lumen')).toMatchObject({ state: 'given', lotsGiven: 360 })
  const drawAtMs = roundAt(roundFor(back))
  expect(await ieos.sale('arbor')).toMatchObject({ state: 'allocating', round: roundFor(back), drawAtMs })
  await ieos.goTo(drawAtMs - 1)
  expect(await ieos.sale('arbor')).toMatchObject({ state: 'allocating' })
  await ieos.goTo(drawAtMs)
  expect(await ieos.sale('arbor')).toMatchObject({ state: 'paying', payUntilAtMs: drawAtMs + dayMs })
  await ieos.goTo(back + 10 * dayMs)
  expect(await ieos.sale('lumen')).toMatchObject({ state: 'listed' })
  // The second draw comes when the time to pay after the first is over, and gives another day.
  expect(await ieos.sale('arbor')).toMatchObject({ state: 'paying', payUntilAtMs: back + 11 * dayMs })
  await ieos.goTo(back + 13 * dayMs)
  expect(await ieos.sale('arbor')).toMatchObject({ state: 'listed', lotsGiven: 0 })
  expect(await ieos.ofSale('arbor')).toEqual({ escrow: '0', proceeds: '0' })
  for (const { bookId } of people) expect(await ieos.held(bookId, 'balance')).toBe('4700')
  await clean()
})

it('leaves a day to pay to whoever is told two days after the draw, and draws again once that is over', async () => {
  const [ann, ben] = [await ieos.person(), await ieos.person()]
  for (const { token } of [ann, ben]) await ieos.apply(token, 5, { id: 'arbor' })
  await ieos.goTo((await ieos.sale('arbor')).closesAtMs ?? 0)
  const { bookId, round, drawAtMs } = await ieos.sale('arbor')
  ieos.app.time.now = drawAtMs ?? 0
  const drawing = { kind: 'draw_ieo', product: 'arbor', draw: 1, lots: 50, upTo: highestTicket } as const
  const command = { ...drawing, beacon: sandboxBeacon(round ?? 0) }
  expect((await ieos.app.house.executor.submit({ bookId: bookId ?? 0, key: 'draw-ieo:arbor:1', command })).kind).toBe(
    'done',
  )
  await ieos.app.house.idle()
  const told = (drawAtMs ?? 0) + 2 * dayMs
  await ieos.goTo(told)
  for (const { token } of [ann, ben])
    expect(await ieos.order(token)).toMatchObject({ state: 'won', payUntilAtMs: told + dayMs })
  await ieos.goTo(told + dayMs - 1)
  expect((await ieos.outcome('arbor')).result).toMatchObject({ draws: [{ draw: 1 }] })
  expect((await ieos.pay(ann.token, (await ieos.order(ann.token)).id)).code).toBe(200)
  await ieos.goTo(told + dayMs)
  expect((await ieos.order(ann.token)).state).toBe('completed')
  expect((await ieos.order(ben.token)).state).toBe('forfeited')
  expect((await ieos.outcome('arbor')).result).toMatchObject({ draws: [{ draw: 1 }, { draw: 2, lots: 5 }] })
  await clean()
})

it('goes on after a crash between any two steps, and does none twice', async () => {
  const people = await Promise.all(Array.from({ length: 8 }, () => ieos.person('9000')))
  for (const [index, { token }] of people.entries()) {
    await ieos.apply(token, 40 * (index + 1))
    await ieos.apply(token, 5, { id: 'arbor' })
  }
  const { closesAtMs, drawAtMs } = await ieos.sale('arbor')
  for (const at of [closesAtMs ?? 0, drawAtMs ?? 0]) await ieos.crashAtEachStep(at)
  const won = await Promise.all(people.map(({ token }) => ieos.orders(token)))
  const winners = won.flatMap((orders, index) =>
    orders.flatMap((order) => (order.state === 'won' ? [{ order, token: people[index]?.token ?? '' }] : [])),
  )
  for (const { order, token } of winners.slice(1)) await ieos.pay(token, order.id)
  await ieos.app.house.idle()
  for (const draw of [1, 2] as const) {
    const { payUntilAtMs } = await ieos.sale('arbor')
    await ieos.crashAtEachStep((payUntilAtMs ?? 0) + (draw === 2 ? dayMs : 0))
  }
  expect([(await ieos.sale('lumen')).state, (await ieos.sale('arbor')).state]).toEqual(['listed', 'listed'])
  expect(await ieos.inTransit()).toEqual({})
  for (const { bookId } of people)
    expect((await readBook(ieos.app.house.sql, bookId)).records['ieo_order']?.open.size ?? 0).toBe(0)
  await clean()
})

it('lets no sale wait for another', async () => {
  const { token } = await ieos.person()
  await ieos.apply(token, 2, { id: 'arbor' })
  await ieos.advance()
  expect(ieos.waitingMs()).toBe(0)
  const { bookId } = await ieos.sale('lumen')
  const product = 'lumen'
  const command = { kind: 'receive_tokens', product, amount: ONE, reference: 'x', operators: [] } as const
  await ieos.app.house.executor.submit({ bookId: bookId ?? 0, key: 'close-ieo:lumen', command })
  const { closesAtMs } = await ieos.sale('arbor')
  await expect(ieos.goTo(closesAtMs ?? 0)).rejects.toThrow('key_reused')
  expect(await ieos.sale('lumen')).toMatchObject({ state: 'allocating', winningPrice: '0.1' })
  expect(await ieos.sale('arbor')).toMatchObject({ state: 'allocating', orders: 1 })
  expect((await ieos.outcome('arbor')).code).toBe(200)
  expect(ieos.waitingMs()).toBe((closesAtMs ?? 0) - ((await ieos.sale('lumen')).closesAtMs ?? 0))
})

it('lists its token once, though two pairs of operators do so at the same moment, and a third later', async () => {
  await ieos.app.stop()
  ieos = await startIeos(inject('cluster'), { issuers: 'none' })
  const { token, bookId } = await ieos.person()
  await ieos.apply(token, 4)
  await ieos.goTo((await ieos.sale('lumen')).closesAtMs ?? 0)
  const { bookId: ofSale, lotsGiven } = await ieos.sale('lumen')
  const list = (operators: readonly number[]) => {
    const command = { kind: 'list_ieo', product: 'lumen', lots: lotsGiven, operators } as const
    return ieos.app.house.executor.submit({ bookId: ofSale ?? 0, key: `test:list:${operators.join()}`, command })
  }
  const outcomes = await Promise.all([list([1, 2]), list([3, 4])])
  expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['done', 'refused'])
  await ieos.goTo(ieos.app.time.now)
  expect(await ieos.order(token)).toMatchObject({ state: 'listed', tokens: '400' })
  expect(await list([5, 6])).toMatchObject({ kind: 'refused', refusal: { kind: 'ieo_not_given' } })
  await ieos.goTo(ieos.app.time.now + dayMs)
  expect([await ieos.held(bookId, 'balance', 'LMN'), await ieos.held(bookId, 'frozen', 'LMN')]).toEqual(['400', '0'])
})

it('gives an operator who applies too what their tickets say, whatever settings they put in force after the close', async () => {
  const people = await Promise.all(Array.from({ length: 14 }, () => ieos.person()))
  for (const { token } of people) await ieos.apply(token, 5, { id: 'arbor' })
  const { closesAtMs, round, drawAtMs, lots } = await ieos.sale('arbor')
  expect(round).toBe(roundFor(closesAtMs ?? 0))
  await ieos.goTo(closesAtMs ?? 0)
  const { house, owner, time } = ieos.app
  time.now += 1
  const { investments = expect.fail('a sandbox has investments'), version } = house.settings()
  const others = ieosUnder(house.settings()).map((terms) => ({ ...terms, cap: 1, lots: 1, subscriptionDays: 9 }))
  const changed = { ...house.settings(), version: version + 1, effectiveAt: time.now }
  await insertSettings(owner, { ...changed, investments: { ...investments, ieos: others } })
  await house.followSettings()
  await ieos.goTo(drawAtMs ?? 0)
  const { list, root } = (await ieos.outcome('arbor')).result as { list: { id: string; lots: number }[]; root: string }
  const seed = drawSeed(sandboxBeacon(round ?? 0), listRoot(list))
  const tickets = list.flatMap(({ id, lots: own }) =>
    Array.from({ length: own }, (_, index) => ({ id, ticket: ticketOf(seed, id, index + 1) })),
  )
  const winning = tickets.toSorted((a, b) => (a.ticket < b.ticket ? -1 : 1)).slice(0, lots)
  const orders = await Promise.all(people.map(({ token }) => ieos.order(token)))
  expect([listRoot(list), tickets.length, lots]).toEqual([root, 70, 50])
  expect(orders.map(({ id, lotsWon }) => [id, lotsWon])).toEqual(
    orders.map(({ id }) => [id, winning.filter((each) => each.id === id).length]),
  )
  await clean()
})
