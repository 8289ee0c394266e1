import { dayMs } from '@touchstone/domain/time'
import { expect, inject, it } from 'vitest'
import { haveAccepted } from '../agreements/test-agreements.ts'
import { dayText } from '../../platform/day-text.ts'
import { verifyDatabase } from '../../start/verify/verify.ts'
import { playIssuers } from './play-issuers.ts'
import { orderOf, startBonds } from './test-bonds.ts'

it('counts no units that were given back just before, however late that is written', async () => {
  const bonds = await startBonds(inject('cluster'))
  const { app } = bonds
  try {
    const [ann, ben] = [await bonds.person(), await bonds.person()]
    await bonds.subscribe(ann.token, 1_000)
    const ofBen = orderOf(await bonds.subscribe(ben.token, 700))
    await bonds.passDays(14)
    const { closesAtMs } = (await bonds.bond('orchard-30')) as { closesAtMs: number }
    app.time.now = closesAtMs - 1
    const waiting = async (): Promise<number> => {
      const [row] = await app.owner<{ count: bigint }[]>`select count(*) as count from pg_locks where not granted`
      return Number(row?.count ?? 0)
    }
    const under = await app.owner.begin(async (tx) => {
      // Stands for a slow write.
      await tx`lock table records in share mode`
      const withdrawn = bonds.withdraw(ben.token, ofBen)
      await expect.poll(waiting).toBe(1)
      app.time.now = closesAtMs + 200
      const counted = bonds.countBy(app.time.now)
      // The count waits for the withdrawal; one that did not would have ended the subscription.
      await expect.poll(async () => (await waiting()) > 1 || (await bonds.bond('orchard-30'))['state']).toBe(true)
      return { withdrawn, counted }
    })
    expect(await under.withdrawn).toMatchObject({ code: 200 })
    await under.counted
    await app.house.idle()
    await bonds.countBy(app.time.now + 1_000)
    await app.house.idle()
    expect(await bonds.bond('orchard-30')).toMatchObject({ state: 'failed' })
    expect(await bonds.order(ben.token, ofBen)).toMatchObject({ state: 'withdrawn' })
    expect(await bonds.houseHas('products')).toBe('0')
    const { differences } = await verifyDatabase(app.owner, { withoutConsole: true })
    expect(differences).toEqual([])
  } finally {
    await app.stop()
  }
})

it('lets no bond wait for another', async () => {
  const bonds = await startBonds(inject('cluster'), playIssuers)
  const { app } = bonds
  try {
    const [{ token }, other] = [await bonds.person(), await bonds.person()]
    const lent = orderOf(await bonds.subscribe(token, 1_000))
    await bonds.subscribe(other.token, 700)
    const stuck = orderOf(await bonds.subscribe(token, 5, { id: 'harbor-90' }))
    await app.owner`update records set state = 'requested' where id = ${stuck}`
    await bonds.passDays(60)
    expect(await bonds.bond('harbor-90')).toMatchObject({ state: 'thinking' })
    expect(await bonds.bond('orchard-30')).toMatchObject({ state: 'repaid' })
    await app.owner`update records set state = 'subscribed' where id = ${stuck}`
    await bonds.passDays(1)
    expect(await bonds.order(token, stuck)).toMatchObject({ state: 'returned' })
    expect(await bonds.order(token, lent)).toMatchObject({ state: 'repaid' })
  } finally {
    await app.stop()
  }
})

it('sells the last unit once, however many want it at the same moment', async () => {
  const bonds = await startBonds(inject('cluster'))
  const { app } = bonds
  try {
    const [ann, ben] = [await bonds.person(), await bonds.person()]
    await bonds.subscribe(ann.token, 1_000)
    await bonds.subscribe(ben.token, 999)
    const people = await Promise.all(Array.from({ length: 200 }, () => bonds.person('100')))
    await haveAccepted(app.owner, people, 'bonds')
    const answers = await Promise.all(people.map(({ token }) => bonds.subscribe(token, 1)))
    expect(answers.filter(({ code }) => code !== 200 && code !== 5002)).toEqual([])
    await app.house.idle()
    expect(await bonds.bond('orchard-30')).toMatchObject({ state: 'sold_out', unitsSold: 2_000 })
    const free = await Promise.all(people.map(({ bookId }) => bonds.freeOf(bookId)))
    expect([free.filter((each) => each === '0').length, free.filter((each) => each === '100').length]).toEqual([1, 199])
    expect((await verifyDatabase(app.owner, { withoutConsole: true })).differences).toEqual([])
  } finally {
    await app.stop()
  }
})

it('makes up for midnights that a clock skipped, over its close and over its end', async () => {
  const bonds = await startBonds(inject('cluster'), playIssuers)
  const { app } = bonds
  try {
    const [{ token }, other] = [await bonds.person(), await bonds.person()]
    const id = orderOf(await bonds.subscribe(token, 1_000))
    await bonds.subscribe(other.token, 700)
    const { closesAtMs } = (await bonds.bond('orchard-30')) as { closesAtMs: number }
    const skipOver = async (midnight: number): Promise<void> => {
      while (app.time.now < midnight - 2 * dayMs) await bonds.passDays(1)
      expect(app.time.now).toBeLessThan(midnight)
      app.time.now += 3 * dayMs
      await bonds.countBy(app.time.now)
      await app.house.idle()
    }
    await skipOver(closesAtMs)
    expect(await bonds.order(token, id)).toMatchObject({ state: 'running', startDay: dayText(closesAtMs) })
    await skipOver(closesAtMs + 30 * dayMs)
    await bonds.passDays(3)
    // As if it was counted day by day: late at its end, then repaid, nothing left out and nothing twice.
    expect(await bonds.order(token, id)).toMatchObject({ state: 'repaid', paidIncome: '1320', returned: '100000' })
    expect([await bonds.houseHas('transit'), await bonds.houseHas('products')]).toEqual(['0', '0'])
    expect((await verifyDatabase(app.owner, { withoutConsole: true })).differences).toEqual([])
  } finally {
    await app.stop()
  }
})
