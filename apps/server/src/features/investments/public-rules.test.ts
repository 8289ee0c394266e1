import { shownOf } from '@touchstone/domain/examples/example-terms'
import { defaultSettings } from '@touchstone/domain/settings/default-settings'
import { investmentsUnder, type StrategyTerms } from '@touchstone/domain/settings/investments'
import type { StrategyRuleId } from '@touchstone/domain/strategy-rules/rule'
import { dayMs } from '@touchstone/domain/time'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { createCheckpointer } from '../../house/ledger/checkpoints.ts'
import { insertSettings } from '../../house/settings/settings.store.ts'
import { type Investing, orderOf, startInvesting } from './test-investing.ts'

const { strategies, ...investments } = investmentsUnder(defaultSettings)
const [first] = strategies as [StrategyTerms]
/** One product, by a rule. */
const selling = (rule: StrategyRuleId) => ({ ...investments, strategies: [{ ...first, rule }] })

let live: Investing
beforeAll(async () => {
  live = await startInvesting(inject('cluster'), {
    settings: { ...defaultSettings, investments: selling('trend/1') },
    feed: 'live',
  })
})
afterAll(() => live.app.stop())

const product = async () =>
  (await live.one('trend-7')).result as {
    state: string
    publishedAtMs: number | null
    opensAtMs: number | null
    history: { live: { days: number } }
    days: { isBacktest: boolean }[]
  }

it('nobody buys by a rule that is not public for seven days, though its sale is open', async () => {
  const { token } = await live.person()
  const { time, house } = live.app
  expect(await product()).toMatchObject({ state: 'closed', publishedAtMs: null, history: { live: { days: 0 } } })
  expect(await live.buy(token)).toMatchObject({ code: 5001 })
  const sealedAt = time.now
  await createCheckpointer(house.sql, house.settingsVersions).run(sealedAt)
  expect(await product()).toMatchObject({
    state: 'closed',
    publishedAtMs: sealedAt,
    opensAtMs: sealedAt + 7 * dayMs,
  })
  time.now = sealedAt + 7 * dayMs - 1
  expect(await live.buy(token)).toMatchObject({ code: 5001 })
  time.now = sealedAt + 7 * dayMs
  expect(await live.buy(token)).toMatchObject({ code: 200 })
  expect(await product()).toMatchObject({ state: 'on_sale', opensAtMs: null })
})

it('a sale whose rule became another one stops, and what was bought goes on', async () => {
  const { token } = await live.person()
  const { time, house, owner } = live.app
  const key = live.app.newKey()
  const shown = shownOf('trend-7', house.settings())
  const id = orderOf(await live.buy(token, shown, key))
  time.now += 1
  await insertSettings(owner, {
    ...house.settings(),
    version: 2,
    effectiveAt: time.now,
    investments: selling('reversion/1'),
  })
  await house.followSettings()
  expect(await live.buy(token)).toMatchObject({ code: 5001 })
  expect(orderOf(await live.buy(token, shown, key))).toBe(id)
  await live.passDays(2)
  await createCheckpointer(house.sql, house.settingsVersions).run(time.now)
  expect(await live.order(token, id)).toMatchObject({ rule: 'trend/1', daysPaid: 1 })
  // Days of the new rule from before it was public are a backtest, though the pool is older.
  for (let turn = 0; turn < 4; turn += 1) await live.strategyDays.advance(time.now)
  const { days, state } = await product()
  expect([state, days.length > 1, days.every(({ isBacktest }) => isBacktest)]).toEqual(['closed', true, true])
})
