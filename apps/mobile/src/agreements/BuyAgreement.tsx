import { type AgreementPurpose, agreementKinds } from '@touchstone/wire/articles'
import { useTranslation } from 'react-i18next'
import type { Standing } from '@touchstone/app/agreements/use-agreed'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Waiting } from '../ui/Waiting.tsx'
import { AgreementBox } from './AgreementBox.tsx'
import { AgreementLink } from './AgreementLink.tsx'

export type BuyAgreementProps = {
  purpose: AgreementPurpose
  standing: Standing
  agreed: boolean
  error: string | undefined
  /** The SHA-256 of the text that was accepted; undefined where it no longer is. */
  onTick: (sha256: string | undefined) => void
}

/**
 * The agreement for what is bought: a box until it is accepted, and a line where it was accepted before. Which of both is not
 * guessed: their place, as high as either, waits.
 */
export function BuyAgreement({ purpose, standing, agreed, error, onTick }: BuyAgreementProps) {
  const { t } = useTranslation()
  const name = t(`articles.one.${agreementKinds[purpose]}`)
  if (standing === 'unknown')
    return (
      <Waiting>
        <div className="flex min-h-11 items-center justify-center">
          <Skeleton className="h-4 w-56" />
        </div>
      </Waiting>
    )
  if (standing === 'accepted')
    return (
      <p className="flex min-h-11 items-center justify-center gap-1 text-xs text-fg-2">
        {t('agreements.yours')} <AgreementLink purpose={purpose} name={name} />
      </p>
    )
  return (
    <AgreementBox
      of={{ purpose, name }}
      agreed={agreed}
      error={error}
      onChange={({ agreed: isTicked, agreementSha256 }) => onTick(isTicked ? agreementSha256 : undefined)}
    />
  )
}
