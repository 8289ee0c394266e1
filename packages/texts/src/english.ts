import { texts as agreements } from './agreements/en-us.ts'
import { texts as alerts } from './alerts/en-us.ts'
import { texts as articles } from './articles/en-us.ts'
import { texts as bondRecords } from './bond-records/en-us.ts'
import { texts as bondTest } from './bond-test/en-us.ts'
import { texts as bonds } from './bonds/en-us.ts'
import { texts as chart } from './chart/en-us.ts'
import { texts as cheat } from './cheat/en-us.ts'
import { texts as delivery } from './delivery/en-us.ts'
import { texts as demo } from './demo/en-us.ts'
import { texts as deposits } from './deposits/en-us.ts'
import { texts as exchange } from './exchange/en-us.ts'
import { texts as files } from './files/en-us.ts'
import { texts as fixedRates } from './fixed-rates/en-us.ts'
import { texts as frame } from './frame/en-us.ts'
import { texts as freezes } from './freezes/en-us.ts'
import { texts as funds } from './funds/en-us.ts'
import { texts as home } from './home/en-us.ts'
import { texts as houseBooks } from './house-books/en-us.ts'
import { texts as identity } from './identity/en-us.ts'
import { texts as ieo } from './ieo/en-us.ts'
import { texts as ieoRecords } from './ieo-records/en-us.ts'
import { texts as ieoRepeat } from './ieo-repeat/en-us.ts'
import { texts as investments } from './investments/en-us.ts'
import { texts as ledger } from './ledger/en-us.ts'
import { texts as levels } from './levels/en-us.ts'
import { texts as licences } from './licences/en-us.ts'
import { texts as market } from './market/en-us.ts'
import { texts as messages } from './messages/en-us.ts'
import { texts as mining } from './mining/en-us.ts'
import { texts as miningRecords } from './mining-records/en-us.ts'
import { texts as operators } from './operators/en-us.ts'
import { texts as orders } from './orders/en-us.ts'
import { texts as playMoney } from './play-money/en-us.ts'
import { texts as positions } from './positions/en-us.ts'
import { texts as preferences } from './preferences/en-us.ts'
import { texts as proof } from './proof/en-us.ts'
import { texts as protection } from './protection/en-us.ts'
import { texts as receipts } from './receipts/en-us.ts'
import { texts as requests } from './requests/en-us.ts'
import { texts as secondContracts } from './second-contracts/en-us.ts'
import { texts as security } from './security/en-us.ts'
import { texts as sessions } from './sessions/en-us.ts'
import { texts as settings } from './settings/en-us.ts'
import { texts as settlementAccounts } from './settlement-accounts/en-us.ts'
import { texts as statements } from './statements/en-us.ts'
import { texts as strategyRecords } from './strategy-records/en-us.ts'
import { texts as transfers } from './transfers/en-us.ts'
import { texts as users } from './users/en-us.ts'
import { texts as wallets } from './wallets/en-us.ts'
import { texts as withdrawals } from './withdrawals/en-us.ts'

/** The one list of nouns. English is the form of every language. */
export const english = {
  agreements,
  alerts,
  articles,
  bondRecords,
  bondTest,
  bonds,
  chart,
  cheat,
  delivery,
  demo,
  deposits,
  exchange,
  files,
  fixedRates,
  frame,
  freezes,
  funds,
  home,
  houseBooks,
  identity,
  ieo,
  ieoRecords,
  ieoRepeat,
  investments,
  ledger,
  levels,
  licences,
  market,
  messages,
  mining,
  miningRecords,
  operators,
  orders,
  playMoney,
  positions,
  preferences,
  proof,
  protection,
  receipts,
  requests,
  secondContracts,
  security,
  sessions,
  settings,
  settlementAccounts,
  statements,
  strategyRecords,
  transfers,
  users,
  wallets,
  withdrawals,
}
