import { shownOfMachine } from '@touchstone/domain/examples/example-terms'
import { machineTermsHash } from '@touchstone/domain/mining/machine-terms-hash'
import { decimal } from '@touchstone/domain/money/decimal'
import { defaultSettings } from '@touchstone/domain/settings/default-settings'
import { investmentsUnder, minersUnder } from '@touchstone/domain/settings/investments'
import type { Settings } from '@touchstone/domain/settings/settings'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { readBook } from '../../executor/books.store.ts'
import { insertSettings } from '../../house/settings/settings.store.ts'
import { machine, type Mining, orderOf, startMining } from './test-mining.ts'

let mining: Mining
beforeAll(async () => {
  mining = await startMining(inject('cluster'))
})
afterAll(() => mining.app.stop())

/** The house asks more for power. */
const dearer: Settings = {
  ...defaultSettings,
  investments: {
    ...investmentsUnder(defaultSettings),
    miners: minersUnder(defaultSettings).map((terms) => ({ ...terms, tariff: decimal('0.06') })),
  },
}
const differ = { code: 5026, result: { key: 'terms_differ', details: {} } }

it('a purchase by somebody who was shown other terms is refused, and nothing moves', async () => {
  const { token, bookId } = await mining.person('500')
  const before = await readBook(mining.app.house.sql, bookId)
  expect(await mining.buy(token, shownOfMachine(machine, dearer))).toMatchObject(differ)
  expect(await mining.buy(token, shownOfMachine('northforge-n110-90'))).toMatchObject(differ)
  expect(await readBook(mining.app.house.sql, bookId)).toEqual(before)
  expect(await mining.freeOf(bookId, 'USDT')).toBe('500')
})

it('one that names no terms is no request', async () => {
  const { token } = await mining.person()
  expect(await mining.buy(token, { termsSha256: undefined })).toMatchObject({ code: 400 })
})

it('the machine says all that a device makes the hash of, and the receipt keeps it', async () => {
  const { token, bookId } = await mining.person()
  const shown = (await mining.one()) as unknown as Record<string, string> & { power: number; cycleDays: number }
  const { id = '', network = '', coin = '', currency = '', power, cycleDays } = shown
  const valueOf = (name: string) => decimal(shown[name] ?? '')
  const termsSha256 = machineTermsHash({
    product: id,
    network,
    coin,
    currency,
    price: valueOf('price'),
    hashrate: valueOf('hashrate'),
    power,
    hostingFee: valueOf('hostingFee'),
    tariff: valueOf('tariff'),
    outputMax: valueOf('outputMax'),
    cycleDays,
  })
  const answer = await mining.buy(token, { termsSha256 })
  expect(answer).toMatchObject({ code: 200 })
  const { sequence } = answer.result as { sequence: number }
  const receipt = await mining.app.house.receipt(bookId, sequence)
  expect(JSON.parse(receipt.journal.row.command)).toMatchObject({ termsSha256 })
  expect(await mining.faults(bookId, [sequence])).toEqual([])
})

it('once they change, what was shown before buys nothing more, and what was bought is answered as before', async () => {
  const { token } = await mining.person()
  const { house, owner, time } = mining.app
  const [key, shown] = [mining.app.newKey(), shownOfMachine(machine)]
  const id = orderOf(await mining.buy(token, shown, key))
  time.now += 1
  await insertSettings(owner, { ...dearer, version: house.settings().version + 1, effectiveAt: time.now })
  await house.followSettings()
  expect(await mining.buy(token, shown)).toMatchObject(differ)
  expect(orderOf(await mining.buy(token, shown, key))).toBe(id)
  expect(await mining.buy(token)).toMatchObject({ code: 200 })
})
