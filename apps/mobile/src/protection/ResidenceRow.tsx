import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAct } from '@touchstone/app/api/act'
import { api } from '@touchstone/app/api/api'
import { untilText } from '@touchstone/app/time/moments'
import { type Protection, refreshProtection } from '@touchstone/app/protection/protection.queries'
import { ChoicePage } from '../ui/ChoicePage.tsx'
import { ConfirmSheet } from '../ui/ConfirmSheet.tsx'
import { Row } from '../ui/Row.tsx'
import { toast } from '@touchstone/app/feedback/toast'
import { useCountryNames } from '@touchstone/app/setup/country-names'

/** Where the person lives, as they state it until a document proves it. */
export function ResidenceRow({ protection }: { protection: Protection }) {
  // What it says follows from the clock too.
  'use no memo'
  const { t } = useTranslation()
  const { country, countryNext, countryVerified } = protection
  const { options, nameOf } = useCountryNames()
  const [isChoosing, setIsChoosing] = useState(false)
  const [isAsked, setIsAsked] = useState(false)
  const [wanted, setWanted] = useState('')
  const stating = useStatedResidence(() => setIsAsked(false))
  const next = countryNext && {
    country: nameOf(countryNext.country),
    time: untilText(countryNext.fromAtMs),
  }
  return (
    <>
      <Row
        title={t('protection.residence')}
        sub={
          next ? t('protection.residenceNext', next) : countryVerified ? t('protection.residenceVerified') : undefined
        }
        right={
          country === null ? (
            <span className="text-warn">{t('protection.residenceUnknown')}</span>
          ) : (
            <span className="text-fg-2">{nameOf(country)}</span>
          )
        }
        onPress={
          countryVerified
            ? undefined
            : () => {
                setIsChoosing(true)
              }
        }
      />
      <ChoicePage
        label={t('protection.residence')}
        options={options}
        value={country ?? undefined}
        open={isChoosing}
        onOpenChange={setIsChoosing}
        onChoose={(chosen) => {
          setIsChoosing(false)
          setWanted(chosen)
          setIsAsked(chosen !== country || countryNext !== null)
        }}
      />
      <ConfirmSheet
        open={isAsked}
        onOpenChange={(open) => {
          stating.reset()
          setIsAsked(open)
        }}
        title={t('protection.residence')}
        text={t('protection.residenceText')}
        facts={[{ label: t('protection.residence'), value: nameOf(wanted) }]}
        confirmLabel={t('words.confirm')}
        busy={stating.isPending}
        error={stating.error}
        onConfirm={() => stating.mutate({ country: wanted })}
      />
    </>
  )
}

function useStatedResidence(onDone: () => void) {
  const { t } = useTranslation()
  return useAct({
    call: api.setResidence,
    inPlace: true,
    onDone: ({ outcome }) => {
      refreshProtection()
      onDone()
      toast(t(outcome.next === null ? 'protection.residenceSaved' : 'protection.residenceWaits'))
    },
  })
}
