import { decimal } from '@touchstone/domain/money/decimal'
import { expect, it } from 'vitest'
import { type CreditDifference, creditDifferences } from './credit-differences.ts'

it.each<[string, string, string, string | undefined, CreditDifference[]]>([
  ['what was stated', '80', 'A Person', 'A Person', []],
  ['the name as a bank writes it', '80', 'PERSON, A.', 'A Pérson', []],
  ['a name with signs that nobody sees', '80', 'A\u200B Per\u00ADson', 'A Person', []],
  ['a name of another script', '80', '王小明', '王小明', []],
  ['a name that differs in a sign of that script alone', '80', 'がく', 'かく', ['payer']],
  ['a unit less', '79.999999', 'A Person', 'A Person', ['amount']],
  ['a unit more', '80.000001', 'A Person', 'A Person', ['amount']],
  ['somebody else', '80', 'B Person', 'A Person', ['payer']],
  ['two people', '80', 'A Person B Person', 'A Person', ['payer']],
  ['a part of the name', '80', 'Person', 'A Person', ['payer']],
  ['nobody who is named', '80', '', 'A Person', ['payer']],
  ['nothing but signs', '80', ' -. ', ' . ', ['payer']],
  ['somebody who is not verified', '80', 'A Person', undefined, ['payer']],
  ['both', '81', 'B Person', 'A Person', ['amount', 'payer']],
])('%s', (_what, amount, payer, name, differs) => {
  const verified = name === undefined ? undefined : { name, verifiedBy: 4 }
  const arrival = { amount: decimal(amount), payer }
  expect(creditDifferences(arrival, { amount: decimal('80'), verified, operator: 5 })).toEqual(differs)
  // Whoever verified the name is one more reason for a second operator, whatever else differs.
  const byVerifier = name === undefined ? differs : [...differs, 'verifier']
  expect(creditDifferences(arrival, { amount: decimal('80'), verified, operator: 4 })).toEqual(byVerifier)
})
