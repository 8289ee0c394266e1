import { demoJournal } from '../demo/demo.journal.ts'
import { depositJournal } from '../deposits/deposits.journal.ts'
import { exchangeJournal } from '../exchange/exchange.journal.ts'
import { identityJournal } from '../identity/identity.journal.ts'
import type { AnyJournal } from '../noun/journal.ts'
import { positionJournal } from '../positions/positions.journal.ts'
import { protectionJournal } from '../protection/protection.journal.ts'
import { secondContractJournal } from '../second-contracts/second-contracts.journal.ts'
import { transferJournal } from '../transfers/transfers.journal.ts'
import { withdrawalJournal } from '../withdrawals/withdrawals.journal.ts'

/** How the rows of every noun are read and checked, without its rules. */
export const journals = {
  demo: demoJournal,
  deposits: depositJournal,
  exchange: exchangeJournal,
  identity: identityJournal,
  positions: positionJournal,
  protection: protectionJournal,
  secondContracts: secondContractJournal,
  transfers: transferJournal,
  withdrawals: withdrawalJournal,
} satisfies { readonly [noun: string]: AnyJournal }
