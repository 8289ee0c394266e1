import { issuerWord } from '@touchstone/app/bonds/words'
import type { ConsoleBond } from '@touchstone/wire/console/console-bonds'
import { filled, type Previewed, type Reading } from '../previews/previews.ts'

/** What customers read of a bond’s terms; `issuer`: as the settings name it. */
export const bondPreview =
  (bond: ConsoleBond, issuer: string) =>
  ({ texts: { bonds }, percent, amount }: Reading): Previewed => {
    const days = bond.termDays
    const name = filled(bonds[`issuerName_${issuerWord(issuer)}`], { issuer })
    return {
      Name: filled(bonds.name, { issuer: name, days }),
      'Risk class': filled(bonds.riskClass, { letter: bond.riskClass ?? '' }),
      Term: filled(bond.repayment === 'monthly' ? bonds.termMonthly : bonds.termAtEnd, { days }),
      Unit: `${bonds.unit}: ${amount(bond.unit, bond.currency)}`,
      'Daily rate': percent(bond.dailyRate),
    }
  }
