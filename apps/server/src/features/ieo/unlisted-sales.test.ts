import { defaultSettings } from '@touchstone/domain/settings/default-settings'
import { ieosUnder, investmentsUnder } from '@touchstone/domain/settings/investments'
import type { Settings } from '@touchstone/domain/settings/settings'
import type { IeoReplyOf } from '@touchstone/domain/ieo-orders/ieo-order-commands'
import { readReply } from '@touchstone/domain/rulebook/read-row'
import { dayMs } from '@touchstone/domain/time'
import { afterEach, beforeEach, expect, inject, it } from 'vitest'
import { readBook } from '../../executor/books.store.ts'
import { verifyDatabase } from '../../start/verify/verify.ts'
import type { MessageDraft } from '../feature/feature.ts'
import { renderMessage } from '../messages/render-message.ts'
import { ieoOrdersFeature } from './ieo-orders.feature.ts'
import { type Ieos, orderIn, startIeos } from './test-ieo.ts'

/** As soon after the close as there may be. */
const settings: Settings = {
  ...defaultSettings,
  investments: {
    ...investmentsUnder(defaultSettings),
    ieos: ieosUnder(defaultSettings).map((terms) => ({ ...terms, listWithinDays: 4 })),
  },
}

let ieos: Ieos
beforeEach(async () => {
  ieos = await startIeos(inject('cluster'), { issuers: 'none', settings, log: () => undefined })
})
afterEach(() => ieos.app.stop())

const clean = async (): Promise<void> => {
  expect((await verifyDatabase(ieos.app.owner, { withoutConsole: true })).differences).toEqual([])
  expect(await ieos.inTransit()).toEqual({})
}

/** What the row of a book tells its owner. */
async function toldBy(bookId: number, sequence: number) {
  const [row] = await ieos.app.owner<{ reply: string }[]>`
    select reply from journal where book_id = ${bookId} and sequence = ${sequence}`
  const reply = readReply(row?.reply ?? '') as IeoReplyOf<'ieo_refunded'>
  const draft = ieoOrdersFeature.messages.ieo_refunded as (row: { reply: typeof reply }) => MessageDraft[]
  const [message] = draft({ reply })
  return message && renderMessage(message.kind, message.details, 'en-us')
}

const submit = (
  bookId: number | null,
  key: string,
  command: { kind: 'list_ieo'; lots: number; operators: readonly number[] } | { kind: 'call_off_ieo'; lots: number },
) => ieos.app.house.executor.submit({ bookId: bookId ?? 0, key, command: { ...command, product: 'lumen' } })

/** Does something that is decided now and written after a time, while the sales go on as of that time. */
async function slowly<T>(until: number, act: () => Promise<T>): Promise<T> {
  const { app } = ieos
  const waiting = async (): Promise<number> => {
    const [row] = await app.owner<{ count: bigint }[]>`select count(*) as count from pg_locks where not granted`
    return Number(row?.count ?? 0)
  }
  const { acted, advanced } = await app.owner.begin(async (tx) => {
    // Stands for a slow write.
    await tx`lock table journal in share mode`
    const acting = act()
    await expect.poll(waiting).toBe(1)
    app.time.now = until
    return { acted: acting, advanced: ieos.advance() }
  })
  await advanced
  return acted
}

it('pays everybody back at the midnight that was agreed on, and not a millisecond before', async () => {
  const people = [await ieos.person('1000'), await ieos.person('1000')]
  for (const { token } of people) await ieos.apply(token, 5)
  const { closesAtMs, listByAtMs, bookId } = await ieos.sale('lumen')
  expect(listByAtMs).toBe((closesAtMs ?? 0) + 4 * dayMs)
  await ieos.goTo(closesAtMs ?? 0)
  await ieos.goTo((listByAtMs ?? 0) - 1)
  expect(await ieos.sale('lumen')).toMatchObject({ state: 'given', lotsGiven: 10, calledOffAtMs: null })
  await clean()
  await ieos.goTo(listByAtMs ?? 0)
  expect(await ieos.sale('lumen')).toMatchObject({ state: 'called_off', lotsGiven: 0, calledOffAtMs: listByAtMs })
  expect(await ieos.ofSale('lumen')).toEqual({ escrow: '100000', proceeds: '0' })
  for (const { token, bookId: own } of people) {
    const order = await ieos.order(token)
    expect(order).toMatchObject({ state: 'refunded', paid: '50', returned: '50', tokens: '0', listByAtMs })
    expect([await ieos.held(own, 'balance'), await ieos.held(own, 'frozen', 'LMN')]).toEqual(['1000', '0'])
    expect((await ieos.movedFor(own, order.id)).at(-1)).toBe('ieo_refunded ieo_tokens_back')
    await ieos.checkAll(own)
    const { sequence } = await readBook(ieos.app.owner, own)
    expect(await toldBy(own, sequence)).toEqual({
      title: 'You’re paid back for LMN',
      text: 'LMN wasn’t listed in time. All you paid, 50 USDT, is back in your balance. Your 500 LMN went back to the sale.',
    })
  }
  await ieos.checkAll(bookId ?? 0)
  const stranger = await ieos.person()
  // It opened, closed, allotted and gave out twice before.
  expect(await ieos.readKind(stranger.token, bookId ?? 0, 8)).toBe('ieo_called_off')
  expect(ieos.waitingMs()).toBe(0)
  await clean()
})

it('pays back once, however often the server ends between two steps', async () => {
  const [ann, ben] = [await ieos.person('1000'), await ieos.person('1000')]
  await ieos.apply(ann.token, 5)
  await ieos.apply(ben.token, 3, { id: 'arbor' })
  const { closesAtMs, drawAtMs } = await ieos.sale('arbor')
  await ieos.crashAtEachStep(closesAtMs ?? 0)
  await ieos.crashAtEachStep(drawAtMs ?? 0)
  expect((await ieos.pay(ben.token, (await ieos.order(ben.token)).id)).code).toBe(200)
  for (let day = 1; day < 6; day += 1) await ieos.crashAtEachStep((drawAtMs ?? 0) + day * dayMs)
  for (const { token, bookId } of [ann, ben]) {
    expect(await ieos.order(token)).toMatchObject({ state: 'refunded' })
    expect(await ieos.held(bookId, 'balance')).toBe('1000')
  }
  await clean()
})

it('is listed or called off, never both, where both are asked for in the same instant', async () => {
  const { token, bookId: own } = await ieos.person('1000')
  await ieos.apply(token, 4)
  const { closesAtMs, listByAtMs, bookId } = await ieos.sale('lumen')
  await ieos.goTo(closesAtMs ?? 0)
  ieos.app.time.now = listByAtMs ?? 0
  const outcomes = await Promise.all([
    submit(bookId, 'operator:proposal:1', { kind: 'list_ieo', lots: 4, operators: [1, 2] }),
    submit(bookId, 'call-off-ieo:lumen', { kind: 'call_off_ieo', lots: 4 }),
  ])
  expect(outcomes).toMatchObject([{ kind: 'refused', refusal: { kind: 'ieo_called_off' } }, { kind: 'done' }])
  await ieos.goTo(listByAtMs ?? 0)
  expect(await ieos.order(token)).toMatchObject({ state: 'refunded' })
  expect(await ieos.held(own, 'balance')).toBe('1000')
  await clean()
})

it('stays listed where that was decided in the last millisecond and written after it', async () => {
  const { token, bookId: own } = await ieos.person('1000')
  await ieos.apply(token, 4)
  const { closesAtMs, listByAtMs, bookId } = await ieos.sale('lumen')
  await ieos.goTo(closesAtMs ?? 0)
  ieos.app.time.now = (listByAtMs ?? 0) - 1
  const listing = await slowly(listByAtMs ?? 0, () =>
    submit(bookId, 'operator:proposal:1', { kind: 'list_ieo', lots: 4, operators: [1, 2] }),
  )
  expect(listing).toMatchObject({ kind: 'done' })
  await ieos.goTo(listByAtMs ?? 0)
  expect(await ieos.sale('lumen')).toMatchObject({ state: 'listed', calledOffAtMs: null })
  expect(await ieos.order(token)).toMatchObject({ state: 'listed', tokens: '400' })
  expect(await ieos.held(own, 'balance', 'LMN')).toBe('400')
  await clean()
})

it('pays back who pays in the last moment of a draw that was late, and waits for that', async () => {
  const { token, bookId: own } = await ieos.person('1000')
  const { id } = orderIn(await ieos.apply(token, 3, { id: 'arbor' }))
  const { closesAtMs, listByAtMs } = await ieos.sale('arbor')
  // The house was down for days: the time to pay ends after the last day of listing.
  await ieos.goTo((closesAtMs ?? 0) + 3.5 * dayMs)
  await ieos.goTo((await ieos.sale('arbor')).drawAtMs ?? 0)
  const { payUntilAtMs } = await ieos.order(token)
  expect(payUntilAtMs).toBeGreaterThan(listByAtMs ?? 0)
  await ieos.goTo(listByAtMs ?? 0)
  expect(await ieos.sale('arbor')).toMatchObject({ state: 'paying' })
  ieos.app.time.now = (payUntilAtMs ?? 0) - 1
  expect((await slowly(payUntilAtMs ?? 0, () => ieos.pay(token, id))).code).toBe(200)
  await ieos.goTo(payUntilAtMs ?? 0)
  expect(await ieos.order(token)).toMatchObject({ state: 'completed', tokens: '6000' })
  const { payUntilAtMs: until } = await ieos.sale('arbor')
  await ieos.goTo(until ?? 0)
  expect(await ieos.sale('arbor')).toMatchObject({ state: 'called_off', lotsGiven: 0 })
  expect(await ieos.order(token)).toMatchObject({ state: 'refunded', paid: '300', returned: '300' })
  expect(await ieos.held(own, 'balance')).toBe('1000')
  await clean()
})
