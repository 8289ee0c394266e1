import type { NetworkFigures } from '@touchstone/domain/networks/network-figures'
import type { NetworkId } from '@touchstone/domain/networks/networks'
import { simulatedDay } from '@touchstone/domain/networks/simulated-network'
import { networkSourceUnder } from '@touchstone/domain/settings/investments'
import type { Settings } from '@touchstone/domain/settings/settings'

/** What a network was like on a UTC day that is over, by when it begins; undefined while the source does not know. */
export type NetworkSourceFeed = (day: number) => Promise<NetworkFigures | undefined>

/** The sources that read the blocks of a network itself. */
export type NetworkFeeds = { readonly [Network in NetworkId]?: NetworkSourceFeed }

const simulated: NetworkSourceFeed = (day) => Promise.resolve(simulatedDay(day))

/** A source that hangs holds up nobody: it has not answered then. Our choice. */
const answersWithinMs = 10_000

/** The same, undefined as well where it takes too long. */
const inTime =
  (source: NetworkSourceFeed): NetworkSourceFeed =>
  async (day) => {
    const late = Promise.withResolvers<undefined>()
    const timer = setTimeout(() => {
      late.resolve(undefined)
    }, answersWithinMs)
    try {
      return await Promise.race([source(day), late.promise])
    } finally {
      clearTimeout(timer)
    }
  }

/** The source that the settings name for a network; undefined where it is not configured. */
export const sourceUnder = (
  settings: Pick<Settings, 'investments'>,
  network: NetworkId,
  feeds: NetworkFeeds,
): NetworkSourceFeed | undefined => {
  if (networkSourceUnder(settings) === 'simulated') return simulated
  const source = feeds[network]
  return source && inTime(source)
}
