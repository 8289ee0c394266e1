import type { Noun } from '../noun/noun.ts'
import { confirmBond, declineBond } from './answer-bond.ts'
import { bondOfferFact } from './bond-facts.ts'
import { bondFollows } from './bond-follows.ts'
import { bondOrderRecord } from './bond-order.ts'
import type { BondWords } from './bonds.journal.ts'
import { creditBond } from './credit-bond.ts'
import { returnBond, startBond } from './start-bond.ts'
import { subscribeBond } from './subscribe-bond.ts'
import { withdrawBond } from './withdraw-bond.ts'

/** Units of loans to issuers: debt crowdfunding. */
export const bonds: Noun<BondWords> = {
  on: 'people',
  user: {
    subscribe_bond: { opens: () => ({ feature: 'bonds' }), decide: subscribeBond },
    withdraw_bond: { opens: 'nothing', decide: withdrawBond },
  },
  house: {
    confirm_bond: { opens: 'nothing', orderedBy: 'once', decide: confirmBond },
    decline_bond: { opens: 'nothing', orderedBy: 'once', decide: declineBond },
    start_bond: { opens: 'nothing', orderedBy: 'once', decide: startBond },
    return_bond: { opens: 'nothing', orderedBy: 'once', decide: returnBond },
    credit_bond: { opens: 'nothing', orderedBy: 'once', decide: creditBond },
  },
  records: { bond_order: bondOrderRecord },
  parts: {},
  facts: { bondOffer: bondOfferFact },
  due: { bond_order: 'nothing' },
  follows: bondFollows,
}
