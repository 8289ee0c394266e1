import { useTranslation } from 'react-i18next'
import { issuerWord } from '@touchstone/app/bonds/words'

type Issued = { issuer: string; termDays: number }

/** What an issuer is called, and what it borrows for. */
export function useIssuer(): (issuer: string) => { name: string; purpose: string } {
  const { t } = useTranslation()
  return (issuer) => {
    const word = issuerWord(issuer)
    return { name: t(`bonds.issuerName_${word}`, { issuer }), purpose: t(`bonds.purpose_${word}`) }
  }
}

/** What a bond is called: by its issuer, and how long it runs. */
export function useBondName(): (bond: Issued) => string {
  const { t } = useTranslation()
  const issuerOf = useIssuer()
  return ({ issuer, termDays: days }) => t('bonds.name', { issuer: issuerOf(issuer).name, days })
}

/** How long it runs, and when it is to pay what. */
export function useTermText(): (terms: { termDays: number; repayment: 'at_end' | 'monthly' }) => string {
  const { t } = useTranslation()
  return ({ termDays: days, repayment }) =>
    t(repayment === 'monthly' ? 'bonds.termMonthly' : 'bonds.termAtEnd', { days })
}
