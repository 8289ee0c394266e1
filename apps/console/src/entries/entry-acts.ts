import { currenciesInCode, isToken } from '@touchstone/domain/money/currency'
import { api } from '../api/api.ts'
import { type Act, type Field, reasonField, type Values, valuesOf } from '../ui/act.ts'
import { optionsOf } from '../ui/list.ts'
import { proposed } from '../ui/proposing.ts'

const fieldsFor = (userId: string): Field[] => [
  {
    name: 'userId',
    label: 'User',
    kind: 'text',
    initial: userId,
    hint: 'The number on the Users page.',
    form: { pattern: /^\s*[1-9]\d{0,14}\s*$/, message: 'Enter a number, like 12.' },
  },
  {
    name: 'currency',
    label: 'Currency',
    kind: 'choice',
    // Tokens come from their issuers alone.
    options: optionsOf(
      currenciesInCode.filter((each) => !isToken(each)),
      (currency) => currency,
    ),
    initial: 'USDT',
  },
  { name: 'amount', label: 'Amount', kind: 'amount' },
]
const sign: Field = {
  name: 'sign',
  label: 'Direction',
  kind: 'choice',
  options: [
    { value: 'credit', label: 'Credit: add to the balance' },
    { value: 'debit', label: 'Debit: take from the balance' },
  ],
}
const reason = reasonField('Reason', 'The user reads this in the ledger and in a message.')

const entryOf = (values: Values) => valuesOf(values, 'userId', 'currency', 'amount', 'reason')

/** The only manual entries: each names two operators and a reason. */
export const rewardAct = (userId: string): Act => ({
  label: 'Propose a reward',
  look: 'primary',
  title: 'Propose a reward',
  consequence:
    'Once another operator approves, the amount goes from our rewards to the user’s balance. The user is notified.',
  fields: [...fieldsFor(userId), reason],
  done: proposed,
  call: (values, asking) => api.proposeReward(entryOf(values), asking),
})

export const correctionAct = (userId: string): Act => ({
  label: 'Propose a correction',
  look: 'primary',
  title: 'Propose a correction',
  consequence:
    'Once another operator approves, the user’s balance is corrected. The user is notified. Insurance covers what a debit can’t collect.',
  fields: [...fieldsFor(userId), sign, reason],
  done: proposed,
  call: (values, asking) =>
    api.proposeCorrection({ ...entryOf(values), sign: values['sign'] === 'debit' ? 'debit' : 'credit' }, asking),
})
