import { hashText } from '../ledger/hash.ts'
import { printDecimal } from '../money/decimal.ts'
import type { Receipt } from '../receipts/receipt.ts'
import { assert } from '../result.ts'
import { inputText } from '../strategy-rules/input-text.ts'
import { ruleHash, runStrategy } from '../strategy-rules/run-strategy.ts'
import { exampleDay, exampleInput } from './example-strategy-days.ts'
import { fixedReceipts } from './fixed-receipts.ts'
import { type Change, inOrder, lie, retold } from './forging-bonds.ts'
import { type Forgery, forgery } from './forging-house.ts'
import { ordered } from './forging-requests.ts'
import { accrualReceipts } from './product-receipts.ts'

const input = exampleInput('trend/1', exampleDay, 40, -40)
const [prices, result] = [inputText(input), printDecimal(runStrategy(input).rate)]
const ofRule = { rule: 'trend/1', day: exampleDay, result, inputs: hashText(prices) }
const half = '0.00010001'

/** The first day at half the rate that was agreed, and all that follows from it. */
const halved: Change = ({ reply, entries }) => {
  const income = '0.10011'
  Object.assign(reply, { result: half, rate: half })
  Object.assign(reply.order, { carry: '0.00000001', lastIncome: income, income })
  const [gain] = entries
  assert(gain !== undefined, 'the day gains')
  gain[4] = income
}
const both =
  (...changes: readonly Change[]): Change =>
  (texts) => {
    for (const change of changes) change(texts)
  }
const said = (change: object): Change => inOrder((order) => void Object.assign(order, change))

/** Ways in which a house could pay less than the fixed rate that it promised, or take a rule's bad day for a promise. */
export function forgedFixedRates(): Forgery[] {
  const { fixedAccrued: first } = fixedReceipts()
  const { accruedLoss: ruled } = accrualReceipts()
  assert(
    first !== undefined && ruled !== undefined,
    'there are examples of a day at a fixed rate, and of one by a rule',
  )
  const terms = { dailyRateMin: half, dailyRateMax: half }
  const [inRequest, inRow] = ordered(terms)
  const carrying = (receipt: Receipt): Receipt => ({ ...receipt, inputs: [prices] })
  const byRule: Change = ({ facts, reply }) => {
    facts['strategyDay'] = ofRule
    reply['result'] = result
  }
  return [
    lie('counts a day at half the fixed rate', 'formula', first, { row: halved }),
    lie('lowers a fixed rate after it was bought', 'accepted', first, { row: both(halved, said(terms)) }),
    lie('says that a lower rate was bought than the settings have', 'accepted', first, {
      accepted: inRequest,
      row: both(halved, inRow),
    }),
    lie(
      'promises a fixed rate, and keeps a way below it',
      'accepted',
      first,
      {
        row: both(halved, said({ dailyRateMin: half })),
      },
      ['formula'],
    ),
    forgery('counts a day at a fixed rate by what a rule made of it', 'formula', {
      honest: first,
      forged: carrying(retold(first, { row: byRule })),
    }),
    forgery('says that a rule decided the days of a fixed rate', 'accepted', {
      honest: first,
      forged: carrying(retold(first, { row: both(byRule, said({ rule: 'trend/1', ruleHash: ruleHash('trend/1') })) })),
    }),
    ...ruledAsFixed(ruled),
  ]
}

/** A day of a rule that names no prices, as a fixed one needs none. */
function ruledAsFixed(honest: Receipt): Forgery[] {
  const without: Change = ({ facts }) => void delete facts['strategyDay']
  return [
    lie('counts a day of a rule as if its rate were fixed', 'prices', honest, { row: without }),
    lie(
      'says that the rate of a rule was fixed',
      'accepted',
      honest,
      { row: both(without, said({ rule: 'fixed', ruleHash: ruleHash('fixed') })) },
      ['formula'],
    ),
  ]
}
