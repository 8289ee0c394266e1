import { rightBondAnswers } from '@touchstone/wire/bond-shapes'
import { decimal, type Money, printDecimal } from '@touchstone/domain/money/decimal'
import type { Transaction } from '../../platform/database.ts'

export type BondTest = {
  userId: number
  answers: readonly number[]
  right: number
  yearlyIncome: Money
  savings: Money
  yearlyDuties: Money
  /** How much of it somebody can lose without falling short. */
  bearable: Money
  at: number
}

export const rightCount = (answers: readonly number[]): number =>
  rightBondAnswers.filter((right, question) => answers[question] === right).length

export async function saveBondTest(transaction: Transaction, test: BondTest): Promise<void> {
  await transaction`
    insert into bond_tests (user_id, answers, "right", yearly_income, savings, yearly_duties, bearable, at)
    values (${test.userId}, ${test.answers.join('')}, ${test.right}, ${printDecimal(test.yearlyIncome)},
      ${printDecimal(test.savings)}, ${printDecimal(test.yearlyDuties)}, ${printDecimal(test.bearable)}, ${test.at})`
}

/** The last test of somebody; undefined for who took none. */
export async function lastBondTest(
  sql: Transaction,
  userId: number,
): Promise<{ right: number; bearable: Money; at: number } | undefined> {
  const [row] = await sql<{ right: number; bearable: string; at: bigint }[]>`
    select "right", trim_scale(bearable)::text as bearable, at from bond_tests
    where user_id = ${userId} order by id desc limit 1`
  return row && { right: row.right, bearable: decimal(row.bearable), at: Number(row.at) }
}
