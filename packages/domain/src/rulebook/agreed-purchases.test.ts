import { describe, expect, it } from 'vitest'
import { bondReceipts } from '../examples/bond-receipts.ts'
import { exampleAgreement } from '../examples/example-agreement.ts'
import { type Change, retold, type Texts } from '../examples/forging-bonds.ts'
import { ieoReceipts } from '../examples/ieo-receipts.ts'
import { minerReceipts, outputReceipts } from '../examples/mining-receipts.ts'
import { accrualReceipts, noteReceipts } from '../examples/product-receipts.ts'
import type { Receipt } from '../receipts/receipt.ts'
import { checkReceipt } from './check-receipt.ts'

const replyOf = (receipt: Receipt): { order?: Partial<Texts['reply']['order']> } =>
  JSON.parse(receipt.journal.row.reply) as object

const ofOrders = Object.entries({
  ...noteReceipts(),
  ...accrualReceipts(),
  ...minerReceipts(),
  ...outputReceipts(),
  ...bondReceipts(),
  ...ieoReceipts(),
}).filter(([, receipt]) => replyOf(receipt).order !== undefined)

/** As a row of before purchases named an agreement. */
const ofBefore: Change = ({ command, reply }) => {
  delete command['agreementSha256']
  delete (reply as Partial<Texts['reply']>).order?.['agreementSha256']
}

describe.each(ofOrders)('the receipt %s', (_, receipt) => {
  it('shows the agreement under which the order was bought', () => {
    expect(replyOf(receipt).order).toMatchObject(exampleAgreement)
    expect(checkReceipt(receipt).ok).toBe(true)
  })

  it('holds where it is older, and there is none', () => {
    expect(checkReceipt(retold(receipt, { row: ofBefore, accepted: ofBefore, armed: ofBefore })).ok).toBe(true)
  })
})

/** As a row of before purchases named their terms. */
const namingNone: Change = ({ command }) => void delete command['termsSha256']

const namingTerms = ofOrders.filter(([, { journal, accepted }]) =>
  [journal, accepted].some((proof) => proof?.row.command.includes('termsSha256')),
)

it('the receipts of strategies and of machines show which terms were signed', () => {
  const ofBoth = { ...noteReceipts(), ...accrualReceipts(), ...minerReceipts(), ...outputReceipts() }
  const names = namingTerms.map(([name]) => name)
  expect(names).toEqual(ofOrders.map(([name]) => name).filter((name) => Object.hasOwn(ofBoth, name)))
})

it.each(namingTerms)('the receipt %s holds where its purchase is older, and names no terms', (_, receipt) => {
  expect(checkReceipt(retold(receipt, { row: namingNone, accepted: namingNone })).ok).toBe(true)
})
