import { balanceOf } from '@touchstone/domain/books/book'
import { shownOf } from '@touchstone/domain/examples/example-terms'
import { decimal } from '@touchstone/domain/money/decimal'
import { checkReceipt } from '@touchstone/domain/rulebook/check-receipt'
import { defaultSettings } from '@touchstone/domain/settings/default-settings'
import { investmentsUnder } from '@touchstone/domain/settings/investments'
import type { Settings } from '@touchstone/domain/settings/settings'
import { strategyTermsHash } from '@touchstone/domain/strategies/strategy-terms-hash'
import { ruleTextHash } from '@touchstone/domain/strategy-rules/rule-text-hash'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { readBook } from '../../executor/books.store.ts'
import { insertSettings } from '../../house/settings/settings.store.ts'
import { type Investing, orderOf, startInvesting } from './test-investing.ts'

let investing: Investing
beforeAll(async () => {
  investing = await startInvesting(inject('cluster'))
})
afterAll(() => investing.app.stop())

const { strategies, ...others } = investmentsUnder(defaultSettings)
/** The house asks more of whoever leaves early. */
const dearer: Settings = {
  ...defaultSettings,
  investments: { ...others, strategies: strategies.map((terms) => ({ ...terms, exitFeeRate: decimal('0.02') })) },
}
const differ = { code: 5026, result: { key: 'terms_differ', details: {} } }

it('a purchase by somebody who was shown other terms is refused, and nothing moves', async () => {
  const { token, bookId } = await investing.person('500')
  const before = await readBook(investing.app.house.sql, bookId)
  expect(await investing.buy(token, shownOf('trend-7', dearer))).toMatchObject(differ)
  expect(await investing.buy(token, shownOf('spread-30'))).toMatchObject(differ)
  expect(await readBook(investing.app.house.sql, bookId)).toEqual(before)
  expect(balanceOf(before, 'balance', 'USDT')).toBe(decimal('500'))
  expect((await investing.orders(token)).total).toBe(0)
})

it('one that names no terms is no request', async () => {
  const { token } = await investing.person()
  expect(await investing.buy(token, { termsSha256: undefined })).toMatchObject({ code: 400 })
})

it('the product says all that a device makes the hash of, and the receipt keeps it', async () => {
  const { token, bookId } = await investing.person()
  const { result } = (await investing.one('trend-7')) as { result: Record<string, string> & { cycleDays: number } }
  const { id = '', kind = '', rule = '', ruleText = '', currency = '', cycleDays } = result
  const rateOf = (name: string) => decimal(result[name] ?? '')
  const termsSha256 = strategyTermsHash({
    product: id,
    kind,
    rule,
    ruleHash: ruleTextHash(rule, ruleText),
    currency,
    cycleDays,
    dailyRateMin: rateOf('dailyRateMin'),
    dailyRateMax: rateOf('dailyRateMax'),
    exitFeeRate: rateOf('exitFeeRate'),
  })
  const answer = await investing.buy(token, { termsSha256 })
  expect(answer).toMatchObject({ code: 200 })
  const { sequence } = answer.result as { sequence: number }
  const receipt = await investing.app.house.receipt(bookId, sequence)
  expect(JSON.parse(receipt.journal.row.command)).toMatchObject({ termsSha256 })
  expect(checkReceipt(receipt).ok).toBe(true)
})

it('once they change, what was shown before buys nothing more, and what was bought is answered as before', async () => {
  const { token } = await investing.person()
  const { house, owner, time } = investing.app
  const [key, shown] = [investing.app.newKey(), shownOf('trend-7')]
  const id = orderOf(await investing.buy(token, shown, key))
  time.now += 1
  await insertSettings(owner, { ...dearer, version: house.settings().version + 1, effectiveAt: time.now })
  await house.followSettings()
  expect(await investing.buy(token, shown)).toMatchObject(differ)
  expect(orderOf(await investing.buy(token, shown, key))).toBe(id)
  expect(await investing.buy(token)).toMatchObject({ code: 200 })
})
