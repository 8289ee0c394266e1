import { answersOf } from '@touchstone/client/answers-of'
import { ledgerNoun } from '@touchstone/wire/ledger'
import { merged } from '@touchstone/wire/noun'
import { receiptsNoun } from '@touchstone/wire/receipts'

/** What the books of a person record: a device that checks them asks for it, too. */
export const recordAnswers = answersOf(merged({ ledger: ledgerNoun, receipts: receiptsNoun }, 'calls'))
