import { currencies } from '@touchstone/domain/money/currency'
import { api } from '../api/api.ts'
import { type Act, type Field, reasonField, type Values, valueOf } from '../ui/act.ts'
import { optionsOf } from '../ui/list.ts'

const fieldsFor = (userId: string): Field[] => [
  {
    name: 'userId',
    label: 'User',
    kind: 'text',
    initial: userId,
    hint: 'The number that the users page shows.',
    form: { pattern: /^\s*[1-9]\d{0,14}\s*$/, message: 'A number such as 12.' },
  },
  {
    name: 'currency',
    label: 'Currency',
    kind: 'choice',
    options: optionsOf(currencies, (currency) => currency),
    initial: 'USDT',
  },
  { name: 'amount', label: 'Amount', kind: 'amount' },
]
const sign: Field = {
  name: 'sign',
  label: 'Direction',
  kind: 'choice',
  options: [
    { value: 'credit', label: 'Credit: the user has more' },
    { value: 'debit', label: 'Debit: the user has less' },
  ],
}
const reason = reasonField('Reason', 'The user reads it in the ledger and in a message: write it for the user.')
const done = 'It is proposed: another operator decides under Four eyes.'

const entryOf = (values: Values) => ({
  userId: valueOf(values, 'userId'),
  currency: valueOf(values, 'currency'),
  amount: valueOf(values, 'amount'),
  reason: valueOf(values, 'reason'),
})

/** The only entries by hand: each names two operators and a reason. */
export const rewardAct = (userId: string): Act => ({
  label: 'Propose a reward',
  look: 'primary',
  title: 'Propose a reward',
  consequence:
    'When another operator approves it, the amount goes from the house’s rewards to the user’s balance, and the user is told.',
  fields: [...fieldsFor(userId), reason],
  done,
  call: (values, asking) => api.proposeReward(entryOf(values), asking),
})

export const correctionAct = (userId: string): Act => ({
  label: 'Propose a correction',
  look: 'primary',
  title: 'Propose a correction',
  consequence:
    'When another operator approves it, the user’s balance is corrected and the user is told. What a debit does not find, insurance bears.',
  fields: [...fieldsFor(userId), sign, reason],
  done,
  call: (values, asking) =>
    api.proposeCorrection({ ...entryOf(values), sign: values['sign'] === 'debit' ? 'debit' : 'credit' }, asking),
})
