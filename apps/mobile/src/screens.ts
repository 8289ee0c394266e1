import { agreementsScreens } from './agreements/screens.ts'
import { alertsScreens } from './alerts/screens.ts'
import { articlesScreens } from './articles/screens.ts'
import { bondsScreens } from './bonds/screens.ts'
import { walletsScreens } from './wallets/screens.ts'
import { positionsScreens } from './positions/screens.ts'
import { depositsScreens } from './deposits/screens.ts'
import { exchangeScreens } from './exchange/screens.ts'
import { fundsRecordsScreens } from './funds-records/screens.ts'
import { homeScreens } from './home/screens.ts'
import { ieoScreens } from './ieo/screens.ts'
import { identityScreens } from './identity/screens.ts'
import { chartScreens } from './chart/screens.ts'
import { investmentsScreens } from './investments/screens.ts'
import { ledgerScreens } from './ledger/screens.ts'
import { licencesScreens } from './licences/screens.ts'
import { marketScreens } from './market/screens.ts'
import { miningScreens } from './mining/screens.ts'
import { messagesScreens } from './messages/screens.ts'
import { proofScreens } from './proof/screens.ts'
import { preferencesScreens } from './preferences/screens.ts'
import { statementsScreens } from './statements/screens.ts'
import { usersScreens } from './users/screens.ts'
import { receiptsScreens } from './receipts/screens.ts'
import { secondContractsScreens } from './second-contracts/screens.ts'
import { securityScreens } from './security/screens.ts'
import { settlementAccountsScreens } from './settlement-accounts/screens.ts'
import { sessionsScreens } from './sessions/screens.ts'
import { transfersScreens } from './transfers/screens.ts'
import { withdrawalsScreens } from './withdrawals/screens.ts'
import { type RouteName, routeOf, routes } from './routes/paths.ts'
import type { Screen } from './routes/screen.ts'
import { moreTexts } from '@touchstone/app/texts/texts'

/** The screen of each route: one without does not compile. */
const screens: Readonly<Record<RouteName, Screen>> = {
  ...homeScreens,
  ...marketScreens,
  ...chartScreens,
  ...positionsScreens,
  ...secondContractsScreens,
  ...walletsScreens,
  ...ledgerScreens,
  ...transfersScreens,
  ...exchangeScreens,
  ...investmentsScreens,
  ...bondsScreens,
  ...miningScreens,
  ...ieoScreens,
  ...fundsRecordsScreens,
  ...depositsScreens,
  ...withdrawalsScreens,
  ...settlementAccountsScreens,
  ...identityScreens,
  ...sessionsScreens,
  ...articlesScreens,
  ...messagesScreens,
  ...usersScreens,
  ...agreementsScreens,
  ...statementsScreens,
  ...preferencesScreens,
  ...securityScreens,
  ...receiptsScreens,
  ...proofScreens,
  ...alertsScreens,
  ...licencesScreens,
}

/** Those whose texts come first. */
const first: readonly string[] = [routes.home.path, routes.market.path, routes.search.path]

/** Whether a path's screen and its texts are there. */
export function isScreenThere(path: string): boolean {
  const route = routeOf(path)
  return route !== undefined && first.includes(path) && screens[route.name].isLoaded()
}

/** Loads the code and the texts of the screen of a path; nothing for a path that has none. */
export async function loadScreen(path: string): Promise<unknown> {
  const route = routeOf(path)
  if (route === undefined) return undefined
  return Promise.all([screens[route.name].load(), first.includes(path) ? undefined : moreTexts()])
}

export const screenRoutes = (Object.keys(screens) as RouteName[]).map((name) => ({
  path: routes[name].path,
  Component: screens[name].Component,
}))
