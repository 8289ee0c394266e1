import { isNetworkKnown } from '@touchstone/domain/mining/network-known'
import { printDecimal } from '@touchstone/domain/money/decimal'
import { minersUnder, networkSourceUnder } from '@touchstone/domain/settings/investments'
import type { Settings } from '@touchstone/domain/settings/settings'
import { dayMs } from '@touchstone/domain/time'
import type { consoleHouse } from '@touchstone/wire/console/console-house'
import type * as z from 'zod/mini'
import { lastNetworkDays } from '../../features/mining/network-days.store.ts'
import { dayText } from '../../platform/day-text.ts'
import type { Transaction } from '../../platform/database.ts'

type NetworkHealth = z.input<typeof consoleHouse.marketHealth.reply>['networks'][number]

/** What is known of each network that something mines on, or did. `at`: epoch milliseconds. */
export async function networkHealth(
  sql: Transaction,
  settings: Pick<Settings, 'investments'>,
  at: number,
): Promise<NetworkHealth[]> {
  const days = await lastNetworkDays(sql)
  const byNetwork = new Map(days.map((day) => [day.network, day]))
  const sold = minersUnder(settings).map(({ network }) => network)
  return [...new Set([...sold, ...byNetwork.keys()])].map((network) => {
    const last = byNetwork.get(network)
    return {
      network,
      source: last?.source ?? networkSourceUnder(settings),
      day: last === undefined ? null : dayText(last.day),
      difficulty: last === undefined ? null : printDecimal(last.difficulty),
      ageMs: last === undefined ? null : Math.max(0, at - last.day - dayMs),
      isSilent: last === undefined || !isNetworkKnown(last, at),
    }
  })
}
