import { type Merged, merged } from '../noun.ts'
import { consoleAuditNoun } from './console-audit.ts'
import { consoleBondsNoun } from './console-bonds.ts'
import { consoleIeosNoun } from './console-ieos.ts'
import { consoleContentNoun } from './console-content.ts'
import { consoleDepositsNoun } from './console-deposits.ts'
import { consoleFilesNoun } from './console-files.ts'
import { consoleHouseNoun } from './console-house.ts'
import { consoleIdentityNoun } from './console-identity.ts'
import { consoleOfferingsNoun } from './console-offerings.ts'
import { consoleOperatorsNoun } from './console-operators.ts'
import { consoleOverviewNoun } from './console-overview.ts'
import { consoleProposalsNoun } from './console-proposals.ts'
import { consoleSettingsNoun } from './console-settings.ts'
import { consoleUsersNoun } from './console-users.ts'
import { consoleWithdrawalsNoun } from './console-withdrawals.ts'
import { operatorSessionsNoun } from './operator-sessions.ts'

/** The one list of nouns of operators. */
export const consoleNouns = {
  operatorSessions: operatorSessionsNoun,
  overview: consoleOverviewNoun,
  deposits: consoleDepositsNoun,
  withdrawals: consoleWithdrawalsNoun,
  identity: consoleIdentityNoun,
  files: consoleFilesNoun,
  users: consoleUsersNoun,
  settings: consoleSettingsNoun,
  proposals: consoleProposalsNoun,
  content: consoleContentNoun,
  house: consoleHouseNoun,
  offerings: consoleOfferingsNoun,
  bonds: consoleBondsNoun,
  ieos: consoleIeosNoun,
  operators: consoleOperatorsNoun,
  audit: consoleAuditNoun,
}

export type ConsoleApi = Merged<typeof consoleNouns, 'calls'>
export type ConsoleCallName = keyof ConsoleApi

/** Every call of the operators' console; no client of users has it. */
export const consoleApi: ConsoleApi = merged(consoleNouns, 'calls')
