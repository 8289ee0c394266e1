import { defaultSettings } from '@touchstone/domain/settings/default-settings'
import { ieosUnder, investmentsUnder } from '@touchstone/domain/settings/investments'
import type { Settings } from '@touchstone/domain/settings/settings'
import { dayMs } from '@touchstone/domain/time'
import { afterEach, expect, inject, it } from 'vitest'
import { insertSettings } from '../../house/settings/settings.store.ts'
import { type Ieos, orderIn, refusedAs, startIeos } from './test-ieo.ts'

let ieos: Ieos
afterEach(() => ieos.app.stop())

const withIeos = (ieosOf: ReturnType<typeof ieosUnder>): Settings => ({
  ...defaultSettings,
  investments: { ...investmentsUnder(defaultSettings), ieos: ieosOf },
})

it('lets nobody apply without a verified identity, where a sale asks for it', async () => {
  const settings = withIeos(ieosUnder(defaultSettings).map((terms) => ({ ...terms, identityLevel: 1 })))
  ieos = await startIeos(inject('cluster'), { settings })
  const { token } = await ieos.person()
  expect(await ieos.apply(token, 3)).toMatchObject(refusedAs('identity_level_too_low'))
  expect(await ieos.orders(token)).toEqual([])
})

it('keeps its terms for those who apply when the settings have others, or have it no more', async () => {
  ieos = await startIeos(inject('cluster'))
  const { app } = ieos
  const [ann, ben] = [await ieos.person(), await ieos.person()]
  const { id } = orderIn(await ieos.apply(ann.token, 5))
  const change = async (version: number, ieosOf: ReturnType<typeof ieosUnder>): Promise<void> => {
    await insertSettings(app.owner, { ...withIeos(ieosOf), version, effectiveAt: app.time.now })
    await app.house.followSettings()
  }
  const dearer = ieosUnder(defaultSettings).map((terms) => ({ ...terms, name: 'Other', lotPrice: terms.lotPrice * 2n }))
  await change(2, dearer)
  expect(await ieos.sale('lumen')).toMatchObject({ name: 'Lumen', lotPrice: '10', estimatedPrice: '0.1' })
  expect(await ieos.apply(ben.token, 5, { lotPrice: '20' })).toMatchObject(refusedAs('lot_price_differs'))
  expect(orderIn(await ieos.apply(ben.token, 5))).toMatchObject({ setAside: '50', name: 'Lumen' })
  await change(3, [])
  expect(await ieos.sale('lumen')).toMatchObject({ name: 'Lumen', state: 'issuing', orders: 2 })
  const cat = await ieos.person()
  expect(await ieos.apply(cat.token, 5)).toMatchObject(refusedAs('product_unknown'))
  expect(orderIn(await ieos.change(ann.token, id, 6))).toMatchObject({ lots: 6 })
  const { closesAtMs } = await ieos.sale('lumen')
  await ieos.goTo((closesAtMs ?? 0) + dayMs)
  await ieos.goTo((closesAtMs ?? 0) + 2 * dayMs)
  expect(await ieos.order(ann.token)).toMatchObject({ state: 'listed', lotsWon: 6, tokens: '600' })
})

it('lists no token by itself in a live house, and takes neither its tokens nor its money away', async () => {
  ieos = await startIeos(inject('cluster'), { issuers: 'none' })
  const { token } = await ieos.person()
  await ieos.apply(token, 5)
  const { closesAtMs } = await ieos.sale('lumen')
  await ieos.goTo((closesAtMs ?? 0) + 9 * dayMs)
  expect(await ieos.sale('lumen')).toMatchObject({ state: 'given', lotsGiven: 5 })
  expect(await ieos.ofSale('lumen')).toEqual({ escrow: '99500', proceeds: '50' })
  const { bookId } = await ieos.sale('lumen')
  const list = { kind: 'list_ieo', product: 'lumen', lots: 5, operators: [1, 2] } as const
  await ieos.app.house.executor.submit({ bookId: bookId ?? 0, key: 'operator:proposal:1', command: list })
  await ieos.goTo(ieos.app.time.now)
  expect(await ieos.order(token)).toMatchObject({ state: 'listed' })
  expect(await ieos.ofSale('lumen')).toEqual({ escrow: '99500', proceeds: '50' })
})

it('is announced before it opens, and cannot be applied for', async () => {
  ieos = await startIeos(inject('cluster'), { settings: withIeos([]) })
  await insertSettings(ieos.app.owner, { ...defaultSettings, version: 2, effectiveAt: ieos.app.time.now })
  await ieos.app.house.followSettings()
  expect(await ieos.sale('arbor')).toMatchObject({
    state: 'announced',
    openedAtMs: null,
    round: null,
    bookId: null,
    part: null,
  })
  expect(await ieos.outcome('arbor')).toMatchObject(refusedAs('not_found'))
  const { token } = await ieos.person()
  expect(await ieos.apply(token, 1, { id: 'arbor' })).toMatchObject(refusedAs('product_not_on_sale'))
})
