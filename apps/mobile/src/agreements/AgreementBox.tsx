import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Agreed, useAgreement } from '@touchstone/app/agreements/agreements.queries'
import { Checkbox } from '../ui/Checkbox.tsx'
import { FullPage } from '../ui/FullPage.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { SkeletonRows } from '../ui/SkeletonRows.tsx'
import { AgreementText } from './AgreementText.tsx'

type AgreementBoxProps = { agreed: boolean; error: string | undefined; onChange: (agreed: Agreed) => void }

/** The box without which nobody registers, and the agreement itself one tap away. */
export function AgreementBox({ agreed, error, onChange }: AgreementBoxProps) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const agreement = useAgreement()
  return (
    <>
      <Checkbox
        checked={agreed}
        // Nobody agrees to a text that is not here yet.
        disabled={agreement.data === undefined}
        error={error}
        onChange={({ target }) => {
          onChange({ agreed: target.checked, agreementSha256: agreement.data?.sha256 })
        }}
        label={
          <>
            {t('sessions.agree')}{' '}
            <button
              type="button"
              className="-my-3 py-3 font-medium text-accent underline underline-offset-2"
              onClick={(event) => {
                event.preventDefault()
                setIsOpen(true)
              }}
            >
              {t('sessions.agreement')}
            </button>
          </>
        }
      />
      <FullPage open={isOpen} onOpenChange={setIsOpen} title={t('sessions.agreement')}>
        <div className="px-4 pb-6">
          <Loaded query={agreement} skeleton={<SkeletonRows count={6} />}>
            {({ blocks, language }) => <AgreementText blocks={blocks} language={language} />}
          </Loaded>
        </div>
      </FullPage>
    </>
  )
}
