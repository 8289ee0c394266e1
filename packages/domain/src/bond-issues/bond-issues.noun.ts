import type { Noun } from '../noun/noun.ts'
import { bondIssuePart } from './bond-issue.ts'
import type { BondIssueWords } from './bond-issues.journal.ts'
import { closeBond } from './close-bond.ts'
import { payOutProceeds, receiveFromIssuer } from './issuer-money.ts'
import { openBond } from './open-bond.ts'
import { payBond } from './pay-bond.ts'

/** The issuer's account of a bond: what was raised for the issuer, and what the issuer has paid. */
export const bondIssues: Noun<BondIssueWords> = {
  on: 'house_books',
  user: {},
  house: {
    open_bond: { opens: 'nothing', orderedBy: 'operators', decide: openBond },
    close_bond: { opens: 'nothing', orderedBy: 'due', decide: closeBond },
    pay_out_proceeds: { opens: 'nothing', orderedBy: 'operators', decide: payOutProceeds },
    receive_from_issuer: { opens: 'nothing', orderedBy: 'operators', decide: receiveFromIssuer },
    pay_bond: { opens: 'nothing', orderedBy: 'due', decide: payBond },
  },
  records: {},
  parts: { bondIssue: bondIssuePart },
  facts: {},
  due: {},
  follows: {
    bond_opened: 'nothing',
    bond_closed: 'nothing',
    proceeds_paid_out: 'nothing',
    issuer_paid: 'nothing',
    bond_paid: 'nothing',
  },
}
