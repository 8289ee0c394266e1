import type { NetworkFigures } from '@touchstone/domain/networks/network-figures'
import type { NetworkId } from '@touchstone/domain/networks/networks'
import { simulatedDay } from '@touchstone/domain/networks/simulated-network'
import { networkSourceUnder } from '@touchstone/domain/settings/investments'
import type { Settings } from '@touchstone/domain/settings/settings'

/** What a network was like on a UTC day that is over, by when it begins; undefined while the source does not know. It answers at once. */
export type NetworkSourceFeed = (day: number) => Promise<NetworkFigures | undefined>

/** The sources that read the blocks of a network itself. */
export type NetworkFeeds = { readonly [Network in NetworkId]?: NetworkSourceFeed }

const simulated: NetworkSourceFeed = (day) => Promise.resolve(simulatedDay(day))

/** The source that the settings name for a network; undefined where it is not configured, and in a live house for a simulated one. */
export const sourceUnder = (
  settings: Pick<Settings, 'investments'>,
  network: NetworkId,
  { feeds, isLive }: { feeds: NetworkFeeds; isLive: boolean },
): NetworkSourceFeed | undefined =>
  networkSourceUnder(settings) === 'blocks' ? feeds[network] : isLive ? undefined : simulated
