import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { mayBeSkipped } from '../../../../optional/may-be-skipped.ts'

const repository = resolve(import.meta.dirname, '../../../..')

/**
 * The folder of recorded market data: `MARKETDATA_DIR`, or `shared/marketdata` beside the repository; undefined if it
 * does not exist. The data is not part of the project, so tests that need it are skipped without it, except under CI.
 * @throws Error when it is missing and `CI` is set: there a skipped check must not look like a passed one.
 */
export function marketDataFolder(): string | undefined {
  const folder = resolve(repository, process.env['MARKETDATA_DIR'] ?? '../shared/marketdata')
  if (existsSync(join(folder, 'manifest.json'))) return folder
  if (!mayBeSkipped()) throw new Error(`no recorded market data in ${folder}: set MARKETDATA_DIR`)
  return undefined
}

/** Part of the title of a test that is skipped without the data. */
export const needsMarketData = 'needs recorded market data: set MARKETDATA_DIR'
