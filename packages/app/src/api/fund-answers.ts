import { answersOf } from '@touchstone/client/answers-of'
import { depositsNoun } from '@touchstone/wire/deposits'
import { merged } from '@touchstone/wire/noun'
import { settlementAccountsNoun } from '@touchstone/wire/settlement-accounts'
import { withdrawalsNoun } from '@touchstone/wire/withdrawals'

/** What moves money in and out. */
const nouns = { deposits: depositsNoun, withdrawals: withdrawalsNoun, settlementAccounts: settlementAccountsNoun }

export const fundAnswers = answersOf(merged(nouns, 'calls'))
