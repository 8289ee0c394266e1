import type { AgreementPurpose } from '@touchstone/wire/articles'
import { useTranslation } from 'react-i18next'
import { type Agreed, useAgreement } from '@touchstone/app/agreements/agreements.queries'
import { formFailure } from '@touchstone/app/feedback/act-failure'
import { Checkbox } from '../ui/Checkbox.tsx'
import { AgreementLink } from './AgreementLink.tsx'

type AgreementBoxProps = {
  agreed: boolean
  error: string | undefined
  onChange: (agreed: Agreed) => void
  /** What it is for, and its name: by default the user agreement. */
  of?: { purpose: AgreementPurpose; name: string }
}

/** The box without which nobody registers or buys, and the agreement itself one tap away. */
export function AgreementBox({ agreed, error, onChange, of }: AgreementBoxProps) {
  const { t } = useTranslation()
  const { purpose, name } = of ?? { purpose: 'registration', name: t('sessions.agreement') }
  const agreement = useAgreement({ purpose })
  return (
    <Checkbox
      checked={agreed}
      // Nobody agrees to a text that is not here yet.
      disabled={agreement.data === undefined}
      error={error ?? (agreement.isError ? formFailure(agreement.error) : undefined)}
      onChange={({ target }) => {
        onChange({ agreed: target.checked, agreementSha256: agreement.data?.sha256 })
      }}
      label={
        <>
          {t('sessions.agree')} <AgreementLink purpose={purpose} name={name} />
        </>
      }
    />
  )
}
