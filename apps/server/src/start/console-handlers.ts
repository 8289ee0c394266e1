import type { ConsoleHandlers } from '../api/handler.ts'
import { joinHandlers } from '../api/join-handlers.ts'
import { auditHandlers } from '../console/audit-log/audit.routes.ts'
import { consoleBondsHandlers } from '../console/bonds/console-bonds.routes.ts'
import { consoleContentHandlers } from '../console/content/console-content.routes.ts'
import { consoleDepositsHandlers, type ConsoleDepositsDeps } from '../console/deposits/console-deposits.routes.ts'
import { consoleFilesHandlers, type ConsoleFilesDeps } from '../console/files/console-files.routes.ts'
import { consoleHouseHandlers, type ConsoleHouseDeps } from '../console/house/console-house.routes.ts'
import { consoleIeosHandlers } from '../console/ieos/console-ieos.routes.ts'
import { consoleIdentityHandlers, type ConsoleIdentityDeps } from '../console/identity/console-identity.routes.ts'
import { consoleOfferingsHandlers, type ConsoleOfferingsDeps } from '../console/offerings/console-offerings.routes.ts'
import { consoleSettingsHandlers } from '../console/settings/console-settings.routes.ts'
import { consoleUsersHandlers, type ConsoleUsersDeps } from '../console/users/console-users.routes.ts'
import { consoleWithdrawalsHandlers } from '../console/withdrawals/console-withdrawals.routes.ts'
import type { HousePort } from '../house/house-port.ts'
import { consoleOverviewHandlers } from '../console/overview/console-overview.routes.ts'
import { operatorSessionsHandlers, type OperatorSessionsDeps } from '../console/operators/operator-sessions.routes.ts'
import { operatorsHandlers } from '../console/operators/operators.routes.ts'
import { proposalsHandlers, type ProposalsDeps } from '../console/approvals/proposals.routes.ts'

/** Everything that some call of the console needs. */
export type ConsoleHandlerDeps = Omit<ConsoleDepositsDeps, 'settings'> &
  ConsoleFilesDeps &
  Omit<ConsoleHouseDeps, 'house'> &
  Omit<ConsoleOfferingsDeps, 'house'> &
  ConsoleIdentityDeps &
  Omit<ConsoleUsersDeps, 'house'> &
  OperatorSessionsDeps &
  Omit<ProposalsDeps, 'house'> & { house: HousePort }

/** What answers each call of the console: a call without a handler does not compile. */
export function consoleHandlersOf(deps: ConsoleHandlerDeps): ConsoleHandlers {
  const { settings } = deps.house
  return joinHandlers([
    operatorSessionsHandlers(deps),
    consoleOverviewHandlers(deps),
    consoleDepositsHandlers({ ...deps, settings }),
    consoleWithdrawalsHandlers(deps),
    consoleIdentityHandlers(deps),
    consoleFilesHandlers(deps),
    consoleUsersHandlers(deps),
    consoleSettingsHandlers(deps),
    proposalsHandlers(deps),
    consoleContentHandlers(deps),
    consoleHouseHandlers(deps),
    consoleOfferingsHandlers(deps),
    consoleBondsHandlers(deps),
    consoleIeosHandlers(deps),
    operatorsHandlers(deps),
    auditHandlers(deps),
  ])
}
