import { decimal } from '@touchstone/domain/money/decimal'
import type { NetworkFigures } from '@touchstone/domain/networks/network-figures'
import { simulatedDay } from '@touchstone/domain/networks/simulated-network'
import { defaultSettings } from '@touchstone/domain/settings/default-settings'
import { defaultInvestments } from '@touchstone/domain/settings/default-investments'
import { expect, inject, it } from 'vitest'
import { verifyDatabase } from '../../start/verify/verify.ts'
import type { NetworkFeeds } from './network-source.ts'
import { machine, type Mining, orderOf, startMining } from './test-mining.ts'

const ofBlocks = { ...defaultSettings, investments: { ...defaultInvestments, networkSource: 'blocks' as const } }

async function withBlocks(feeds: NetworkFeeds, tell: (mining: Mining) => Promise<void>): Promise<void> {
  const mining = await startMining(inject('cluster'), { feeds, house: { settings: ofBlocks } })
  try {
    await tell(mining)
  } finally {
    await mining.app.stop()
  }
}

/** What a network was like that is not the simulated one: any block will do, whose work is real. */
function seen(day: number): NetworkFigures {
  const blockHash = '000000000019d6689c085ae165831e934ff763ae46a2a6c172b3f1b60a8ce26f'
  return { ...simulatedDay(day), blockHash, difficulty: decimal('2000') }
}

it('sells nothing while no source is configured, and records nothing', () =>
  withBlocks({}, async (mining) => {
    const { token } = await mining.person()
    await mining.passDays(2)
    expect(await mining.networkDays()).toEqual({ source: 'blocks', days: [] })
    expect(await mining.one()).toMatchObject({ state: 'network_silent', yesterday: null, days: [] })
    expect(await mining.buy(token)).toMatchObject({ code: 5030 })
  }))

it('sells for three days from the last that is known, waits with what is due, and makes up for it', async () => {
  let isAway = false
  const feeds: NetworkFeeds = { bitcoin: (day) => Promise.resolve(isAway ? undefined : seen(day)) }
  await withBlocks(feeds, async (mining) => {
    const { token, bookId } = await mining.person()
    const id = orderOf(await mining.buy(token))
    await mining.passDays(1)
    isAway = true
    await mining.passDays(1)
    expect(await mining.one()).toMatchObject({ state: 'on_sale' })
    await mining.passDays(1)
    expect(await mining.one()).toMatchObject({ state: 'network_silent' })
    expect(await mining.buy(token)).toMatchObject({ code: 5030 })
    expect(await mining.order(token, id)).toMatchObject({ state: 'running', daysPaid: 0 })
    isAway = false
    await mining.passDays(1)
    expect(await mining.one()).toMatchObject({ state: 'on_sale' })
    const { source, days } = await mining.networkDays()
    expect([source, days.map(({ day }) => day)]).toEqual([
      'blocks',
      ['2026-11-21', '2026-11-20', '2026-11-19', '2026-11-18', '2026-11-17'],
    ])
    expect(await mining.order(token, id)).toMatchObject({ daysPaid: 3 })
    const { records } = await mining.incomes(token, id)
    expect(
      await mining.faults(
        bookId,
        records.map(({ sequence }) => sequence),
      ),
    ).toEqual([])
    const { differences } = await verifyDatabase(mining.app.owner, { withoutConsole: true })
    expect(differences).toEqual([])
  })
})

it('asks a source that is away once a minute, and takes no figures that a network cannot have', async () => {
  let asked = 0
  const feeds: NetworkFeeds = {
    bitcoin(day) {
      asked += 1
      return Promise.resolve(asked === 1 ? undefined : { ...seen(day), day: day + 1 })
    },
  }
  await withBlocks(feeds, async (mining) => {
    const { time } = mining.app
    await mining.count()
    expect(asked).toBe(1)
    time.now += 60_000
    await expect(mining.count()).rejects.toThrow('daily job failed')
    await mining.count()
    expect(asked).toBe(2)
    expect((await mining.networkDays()).days).toEqual([])
  })
})

it('ends after ten days without income, and returns what is not used up', async () => {
  const mining = await startMining(inject('cluster'), { price: '20000' })
  try {
    const { token, bookId } = await mining.person()
    const id = orderOf(await mining.buy(token, { units: 2 }))
    await mining.passDays(10)
    expect(await mining.order(token, id)).toMatchObject({ state: 'running', daysPaid: 9, idleDays: 9, paidIncome: '0' })
    await mining.passDays(1)
    expect(await mining.order(token, id)).toMatchObject({
      state: 'stopped',
      daysPaid: 10,
      worn: '56.666666',
      returned: '113.333334',
      remaining: '0',
      endDay: '2026-11-28',
    })
    expect([await mining.freeOf(bookId, 'USDT'), await mining.freeOf(bookId, 'BTC')]).toEqual(['4943.333334', '0'])
    expect(await mining.stat(token)).toEqual({
      invested: '0',
      totalIncome: '-56.666666',
      todayIncome: '-5.666666',
      runningCount: 0,
    })
    await mining.app.house.idle()
    const { records } = await mining.incomes(token, id)
    expect(
      await mining.faults(
        bookId,
        records.map(({ sequence }) => sequence),
      ),
    ).toEqual([])
    expect((await mining.list()).find((each) => each['id'] === machine)).toMatchObject({ left: 2_000, owed: '0' })
    const { differences } = await verifyDatabase(mining.app.owner, { withoutConsole: true })
    expect(differences).toEqual([])
  } finally {
    await mining.app.stop()
  }
})
