import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { startIeoDesk } from './test-ieo-desk.ts'

const lumen = 'lumen'

let desk: Awaited<ReturnType<typeof startIeoDesk>>
beforeAll(async () => {
  desk = await startIeoDesk(inject('cluster'))
  await desk.approved(await desk.tokens(lumen, '100000', 'ALL'))
  await desk.approved(await desk.open(lumen))
})
afterAll(() => desk.app.stop())

it('says when a sale was called off, and how many lots had been given out', async () => {
  await desk.days.apply(lumen, 10, '100')
  const { closesAtMs, listByAtMs } = (await desk.sale(lumen)) ?? {}
  await desk.days.goTo(closesAtMs ?? 0)
  await desk.days.advance()
  expect(await desk.sale(lumen)).toMatchObject({ state: 'given', lotsGiven: 10, calledOff: null })
  await desk.days.goTo(listByAtMs ?? 0)
  // Nothing has called it off yet, and nobody can list it any more.
  expect(await desk.sale(lumen)).toMatchObject({ state: 'given', calledOff: null })
  expect(await desk.refused('proposeListIeo', { product: lumen })).toMatchObject({ key: 'ieo_called_off' })
  await desk.days.advance()
  expect(await desk.sale(lumen)).toMatchObject({
    state: 'called_off',
    calledOff: { atMs: listByAtMs, lots: 10 },
    lotsGiven: 0,
    escrow: '100000',
    proceeds: '0',
  })
})
