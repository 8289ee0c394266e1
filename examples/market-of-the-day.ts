import { existsSync } from 'node:fs'
import path from 'node:path'
import type { SymbolTerms } from '@touchstone/domain/market/symbol'
import { createReplay } from '@touchstone/market/replay/replay'
import { readRecordedFolder } from '@touchstone/market/replay/read-recorded-folder'
import { createSimulatedMarket } from '@touchstone/market/simulated/simulated-market'
import type { SandboxFeed } from '@touchstone/server/house/feeds/sandbox-feed'

const folder = path.resolve(import.meta.dirname, '..', process.env['MARKETDATA_DIR'] ?? '../shared/marketdata')
const seed = '70'.repeat(32)

/** A fixed moment, so that every run plays the same day. */
export const dayBegins = Date.UTC(2026, 10, 18, 9, 0, 0)

/** The recorded market if its folder exists, otherwise the simulated one; the description says which. */
export async function marketOfTheDay(symbols: readonly SymbolTerms[]): Promise<SandboxFeed> {
  if (existsSync(path.join(folder, 'manifest.json'))) {
    const replay = createReplay(await readRecordedFolder(folder, { symbols }), { shiftedTo: dayBegins })
    const files = replay.describe(dayBegins).files.map((each) => each.file)
    return { ...replay, description: `recorded prices of ${files.join(', ')}, a tick a second inside each bar` }
  }
  const market = createSimulatedMarket(seed, symbols)
  return { ...market, description: `the simulated market, as there is no recorded data in ${folder}` }
}
