import { decimal } from '@touchstone/domain/money/decimal'
import { dayMs } from '@touchstone/domain/time'
import { afterEach, describe, expect, it } from 'vitest'
import { feedLimits } from '../live/feed.ts'
import { createFetchJson } from '../live/fetch-json.ts'
import { type LocalAnswer, type LocalExchange, openLocalExchange } from '../live/local-exchange.ts'
import { esploraNetwork } from './esplora-network.ts'
import { esploraAnswer, makeChain } from './test-chain.ts'

const day = 20_700 * dayMs
/** From the noon before the day on: 6 blocks before it, 12 of it, 12 of the next. */
const chain = makeChain(day - dayMs / 2, 30)
const subsidy = 312_500_000n
const whole = esploraAnswer(chain, (height) => subsidy + BigInt(height - 900_000) * 1_000n)

let opened: LocalExchange | undefined
afterEach(async () => {
  await opened?.close()
  opened = undefined
})

async function networkOf(rest: (url: URL) => LocalAnswer) {
  opened = await openLocalExchange({ rest })
  const limits = { ...feedLimits, requestMs: 500, requestTries: 2, backoffMs: 1, backoffMsMax: 2 }
  const signal = new AbortController().signal
  const fetchJson = createFetchJson({ limits, chance: () => 0, signal, log: () => undefined })
  return esploraNetwork({ url: opened.endpoints.rest, fetchJson })
}

describe('a day of the network', () => {
  it('is that of its last block, with the average fees of its blocks', async () => {
    const network = await networkOf(whole)
    expect(await network(day)).toEqual({
      day,
      height: 900_017,
      blockHash: chain[17]?.id,
      difficulty: 0n,
      // 6,000 to 17,000 satoshi.
      fees: decimal('0.000115'),
    })
  })

  it('is not known before six blocks follow it, nor before it has begun', async () => {
    for (const [blocks, isKnown] of [
      [24, true],
      [23, false],
      [12, false],
      [3, false],
    ] as const) {
      const network = await networkOf(esploraAnswer(chain.slice(0, blocks), () => subsidy))
      expect((await network(day)) !== undefined).toBe(isKnown)
      await opened?.close()
    }
  })

  it('is read once: the next day asks for no block of the day before again', async () => {
    const later = makeChain(day - dayMs / 2, 60)
    const network = await networkOf(esploraAnswer(later, () => subsidy))
    await network(day)
    const before = opened?.requests.length ?? 0
    expect(await network(day + dayMs)).toMatchObject({ height: 900_029 })
    const asked = opened?.requests.slice(before) ?? []
    expect(asked.filter((path) => path.startsWith('/block/'))).toHaveLength(12)
  })

  it('pays no fees where a miner claims less than it is due', async () => {
    const network = await networkOf(esploraAnswer(chain, () => subsidy - 5n))
    expect(await network(day)).toMatchObject({ fees: 0n })
  })

  it('is that of the chain that is longest now', async () => {
    let shown = whole
    const network = await networkOf((url) => shown(url))
    await network(day)
    const other = makeChain(day - dayMs / 2, 31, { fork: 1 })
    shown = esploraAnswer(other, () => subsidy)
    expect(await network(day)).toMatchObject({ blockHash: other[17]?.id })
  })
})

/** The same answers, but for some paths another. */
const but =
  (path: RegExp, answer: (url: URL) => LocalAnswer) =>
  (url: URL): LocalAnswer =>
    path.test(url.pathname) ? answer(url) : whole(url)

const changed = (change: (block: Record<string, unknown>) => unknown) =>
  but(/^\/blocks\/\d+$/, (url) => ({
    body: JSON.stringify((JSON.parse(whole(url).body) as Record<string, unknown>[]).map(change)),
  }))

describe('a source is not believed', () => {
  it.each([
    ['that is busy', but(/height$/, () => ({ status: 503, body: '' })), '503'],
    ['that is silent', but(/height$/, () => ({ body: '', isNever: true })), 'timeout'],
    ['that falls silent on its way', but(/txs\/0$/, () => ({ body: '', isNever: true })), 'timeout'],
    ['that answers a page', but(/height$/, () => ({ body: '<html>' })), 'got 200'],
    ['that names no height', but(/height$/, () => ({ body: '"high"' })), 'how high'],
    ['that shows no blocks', but(/^\/blocks\/\d+$/, () => ({ body: '[]' })), 'no proven blocks'],
    ['that makes a time up', changed((block) => ({ ...block, timestamp: 1 })), 'no proven blocks'],
    ['that makes a hash up', changed((block) => ({ ...block, id: 'f'.repeat(64) })), 'no proven blocks'],
    ['that makes difficulty up', changed((block) => ({ ...block, bits: 0x1d00ffff })), 'no proven blocks'],
    [
      'that shows another time than its header has',
      changed((block) => ({ ...block, mediantime: 1 })),
      'no proven blocks',
    ],
    ['that shows one block many times', changed((block) => ({ ...block, height: 900_029 })), 'no proven blocks'],
    [
      'that sends more than a page',
      but(/^\/blocks\/\d+$/, () => ({ body: JSON.stringify(Array.from({ length: 26 }, () => chain[0])) })),
      'shows 26 blocks',
    ],
    ['that leaves a field out', changed((block) => ({ ...block, nonce: undefined })), 'no proven blocks'],
    [
      'that jumps from one chain to another',
      but(
        /^\/blocks\/9000(19|09)$/,
        esploraAnswer(makeChain(day, 40, { fork: 7 }), () => subsidy),
      ),
      'does not follow',
    ],
    ['that hides what a block created', but(/txs\/0$/, () => ({ body: '[]' })), 'what block 900017 created'],
    [
      'that shows another transaction',
      but(/txs\/0$/, () => ({ body: JSON.stringify([{ vin: [{ txid: '1'.repeat(64) }], vout: [{ value: 1 }] }]) })),
      'what block 900017 created',
    ],
  ])('%s', async (_, rest, fault) => {
    const network = await networkOf(rest)
    await expect(network(day)).rejects.toThrow(fault)
  })

  it('that does not reach back', async () => {
    const network = await networkOf(esploraAnswer(chain.slice(10), () => subsidy))
    await expect(network(day)).rejects.toThrow('no proven blocks')
  })
})
