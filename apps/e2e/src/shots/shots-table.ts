import { accountShots, readingShots } from './account-shots.ts'
import { fundsShots } from './funds-shots.ts'
import { identityShots } from './identity-shots.ts'
import { bondShots } from './bond-shots.ts'
import { ieoShots } from './ieo-shots.ts'
import { minerShots } from './miner-shots.ts'
import { investmentShots } from './investment-shots.ts'
import { proofShots } from './proof-shots.ts'
import type { RouteShots } from './shot.ts'
import { tradingShots } from './trading-shots.ts'

/** Every state of every route, and how each is brought about. `shots-table.test.ts` misses what is missing. */
export const shotsTable: Readonly<Record<string, RouteShots>> = {
  ...tradingShots,
  ...fundsShots,
  ...investmentShots,
  ...bondShots,
  ...minerShots,
  ...ieoShots,
  ...identityShots,
  ...accountShots,
  ...readingShots,
  ...proofShots,
}
