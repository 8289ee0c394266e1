import type { NetworkFigures } from '@touchstone/domain/networks/network-figures'
import type { NetworkSourceFeed } from './network-source.ts'

type Log = (message: string, details: Record<string, unknown>) => void

/**
 * A source that nobody waits for: asked for a day it begins to read it, and knows it when it is asked again. A day has some
 * 150 requests, and a service may be silent, while strategies and bonds are counted beside it.
 */
export function inBackground(source: NetworkSourceFeed, log: Log): NetworkSourceFeed {
  let reading: number | undefined
  let known: NetworkFigures | undefined

  async function read(day: number): Promise<void> {
    try {
      known = await source(day)
    } catch (error) {
      log('a day of a network could not be read', { day, error })
    } finally {
      reading = undefined
    }
  }

  return (day) => {
    if (known?.day === day) {
      // Handed out once: what is refused is read again.
      const found = known
      known = undefined
      return Promise.resolve(found)
    }
    if (reading === undefined) {
      reading = day
      void read(day)
    }
    return Promise.resolve(undefined)
  }
}
