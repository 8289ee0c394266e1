import { setImmediate as turn } from 'node:timers/promises'
import { decimal } from '@touchstone/domain/money/decimal'
import type { NetworkFigures } from '@touchstone/domain/networks/network-figures'
import { dayMs } from '@touchstone/domain/time'
import { describe, expect, it } from 'vitest'
import { inBackground } from './in-background.ts'
import { networkUrls, openNetworkFeeds, refuseNetworksInSandbox } from './network-settings.ts'

const read = (values: Record<string, string>) => networkUrls((name) => values[name])

describe('the sources of networks', () => {
  it('are those that are set', () => {
    expect(read({})).toEqual({})
    expect(openNetworkFeeds({}, new AbortController().signal, () => undefined)).toEqual({})
    const urls = read({ ESPLORA_BITCOIN: 'https://blocks.example.org/api/' })
    expect(urls).toEqual({ bitcoin: 'https://blocks.example.org/api' })
    expect(Object.keys(openNetworkFeeds(urls, new AbortController().signal, () => undefined))).toEqual(['bitcoin'])
  })

  it.each(['secret-of-mine', 'ftp://secret-of-mine'])('are no %s', (url) => {
    expect(() => read({ ESPLORA_BITCOIN: url })).toThrow('ESPLORA_BITCOIN must be the http or https address')
    expect(() => read({ ESPLORA_BITCOIN: url })).not.toThrow('secret-of-mine')
  })

  it('are none in a sandbox', () => {
    refuseNetworksInSandbox({})
    expect(() => {
      refuseNetworksInSandbox({ bitcoin: 'https://blocks.example.org' })
    }).toThrow('unset ESPLORA_BITCOIN')
  })
})

describe('a source that is read in the background', () => {
  const day = 20_700 * dayMs
  const figuresOf = (of: number): NetworkFigures => ({
    day: of,
    height: 900_000,
    blockHash: '0'.repeat(64),
    difficulty: decimal('1'),
    fees: 0n,
  })

  it('is not waited for, and knows the day the next time', async () => {
    const asked: number[] = []
    const source = inBackground(
      (of) => {
        asked.push(of)
        return Promise.resolve(figuresOf(of))
      },
      () => undefined,
    )
    expect(await source(day)).toBeUndefined()
    await turn()
    expect(await source(day)).toEqual(figuresOf(day))
    expect(await source(day + dayMs)).toBeUndefined()
    await turn()
    expect(await source(day + dayMs)).toEqual(figuresOf(day + dayMs))
    expect(asked).toEqual([day, day + dayMs])
  })

  it('is asked once at a time, and says what went wrong', async () => {
    const said: string[] = []
    let [asked, fail] = [0, (_error: Error): void => undefined]
    const source = inBackground(
      () => {
        asked += 1
        return new Promise((_, reject) => (fail = reject))
      },
      (message) => said.push(message),
    )
    await source(day)
    await source(day)
    expect(asked).toBe(1)
    fail(new Error('away'))
    await turn()
    expect(said).toEqual(['a day of a network could not be read'])
    await source(day)
    expect(asked).toBe(2)
  })
})
