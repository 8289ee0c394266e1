import { consoleAudit } from './console-audit.ts'
import { consoleContent } from './console-content.ts'
import { consoleDeposits } from './console-deposits.ts'
import { consoleFiles } from './console-files.ts'
import { consoleHouse } from './console-house.ts'
import { consoleIdentity } from './console-identity.ts'
import { consoleOperators } from './console-operators.ts'
import { consoleProposals } from './console-proposals.ts'
import { consoleSettings } from './console-settings.ts'
import { consoleUsers } from './console-users.ts'
import { consoleWithdrawals } from './console-withdrawals.ts'
import { operatorSessions } from './operator-sessions.ts'

/** Every call of the operators' console; no client of users has it. */
export const consoleApi = {
  ...operatorSessions,
  ...consoleDeposits,
  ...consoleWithdrawals,
  ...consoleIdentity,
  ...consoleFiles,
  ...consoleUsers,
  ...consoleSettings,
  ...consoleProposals,
  ...consoleContent,
  ...consoleHouse,
  ...consoleOperators,
  ...consoleAudit,
}

export type ConsoleApi = typeof consoleApi
export type ConsoleCallName = keyof ConsoleApi
