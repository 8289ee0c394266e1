import { decimal } from '@touchstone/domain/money/decimal'
import type { NetworkFigures } from '@touchstone/domain/networks/network-figures'
import { simulatedDay } from '@touchstone/domain/networks/simulated-network'
import { defaultSettings } from '@touchstone/domain/settings/default-settings'
import { defaultInvestments } from '@touchstone/domain/settings/default-investments'
import { dayMs } from '@touchstone/domain/time'
import { expect, inject, it } from 'vitest'
import { verifyDatabase } from '../../start/verify/verify.ts'
import type { NetworkFeeds, NetworkSourceFeed } from './network-source.ts'
import { machine, type Mining, orderOf, startMining } from './test-mining.ts'

const ofBlocks = { ...defaultSettings, investments: { ...defaultInvestments, networkSource: 'blocks' as const } }

type Logged = { message: string; details: object }

async function withBlocks(
  feeds: NetworkFeeds,
  tell: (mining: Mining, logged: readonly Logged[]) => Promise<void>,
): Promise<void> {
  const logged: Logged[] = []
  const log = (message: string, details: object): void => void logged.push({ message, details })
  const mining = await startMining(inject('cluster'), { feeds, log, house: { settings: ofBlocks } })
  try {
    await tell(mining, logged)
  } finally {
    await mining.app.stop()
  }
}

/** What a network was like that is not the simulated one: each day has a hash that took work. */
function seen(day: number): NetworkFigures {
  const figures = simulatedDay(day)
  return { ...figures, blockHash: `${'0'.repeat(24)}${figures.blockHash.slice(24)}`, difficulty: decimal('2000') }
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

it('asks a source that is away once a minute, and says why it takes no figures that a network cannot have', async () => {
  let asked = 0
  const wrong = (day: number): NetworkFigures[] => [
    { ...seen(day), day: day + 1 },
    { ...seen(day), difficulty: decimal('99999999999999999999') },
    seen(day),
    { ...seen(day + dayMs), height: 1 },
  ]
  const feeds: NetworkFeeds = {
    bitcoin(day) {
      asked += 1
      return Promise.resolve(asked === 1 ? undefined : wrong(day - (asked > 4 ? dayMs : 0))[asked - 2])
    },
  }
  await withBlocks(feeds, async (mining, logged) => {
    const { time } = mining.app
    await mining.count()
    expect(asked).toBe(1)
    for (const askedNext of [2, 3]) {
      time.now += 60_000
      await mining.count()
      await mining.count()
      expect(asked).toBe(askedNext)
      expect((await mining.networkDays()).days).toEqual([])
    }
    time.now += 60_000
    await mining.count()
    await mining.passDays(1)
    expect((await mining.networkDays()).days).toMatchObject([{ day: '2026-11-17' }])
    expect(logged.map(({ details }) => details)).toEqual([
      { network: 'bitcoin', day: '2026-11-17', fault: 'they are of another day' },
      { network: 'bitcoin', day: '2026-11-17', fault: 'no work of that difficulty stands behind the block' },
      { network: 'bitcoin', day: '2026-11-18', fault: 'the chain has become shorter' },
    ])
  })
})

it('waits with a day while no source is configured any more, and makes up for it', async () => {
  const feeds: { bitcoin?: NetworkSourceFeed } = { bitcoin: (day) => Promise.resolve(seen(day)) }
  await withBlocks(feeds, async (mining) => {
    const { token } = await mining.person()
    const id = orderOf(await mining.buy(token))
    await mining.passDays(1)
    const { bitcoin } = feeds
    delete feeds.bitcoin
    await mining.passDays(2)
    expect((await mining.networkDays()).days).toHaveLength(2)
    expect(await mining.order(token, id)).toMatchObject({ state: 'running', daysPaid: 0 })
    if (bitcoin !== undefined) feeds.bitcoin = bitcoin
    await mining.count()
    expect((await mining.networkDays()).days).toHaveLength(4)
    expect(await mining.order(token, id)).toMatchObject({ daysPaid: 2 })
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
