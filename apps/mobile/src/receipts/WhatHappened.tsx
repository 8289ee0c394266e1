import { clsx } from 'clsx'
import { CircleHelp } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useDeviceId } from '@touchstone/app/signing/use-device-id'
import { Amount } from '../ui/Amount.tsx'
import { Card } from '../ui/Card.tsx'
import { Change } from '../ui/Change.tsx'
import { Facts } from '../ui/Facts.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Section } from '../ui/Section.tsx'
import { exactPlaces, percentText } from '@touchstone/app/format/number-text'
import { moneyText } from '@touchstone/app/format/print-money'
import { printMoment } from '@touchstone/app/receipts/print-moment'
import type { CommandSignature } from '@touchstone/app/receipts/signature-of'
import { shortDevice } from './use-device-label.ts'
import type { Story, StoryFact, StoryValue } from '@touchstone/app/receipts/story'

type WhatHappenedProps = { story: Story; signature: CommandSignature }

/** What a command did, in words and numbers, and who gave it as far as that is known. */
export function WhatHappened({ story, signature }: WhatHappenedProps) {
  const { t } = useTranslation()
  const { title, outcome, told, facts, parts, note } = story
  return (
    <Section title={t('receipts.happened')}>
      <Card padded className="flex flex-col gap-3">
        <div>
          <div className="flex flex-wrap items-baseline justify-between gap-x-3">
            <p className="text-lg font-semibold">{t(title)}</p>
            <GivenBy signature={signature} />
          </div>
          {outcome !== undefined && (
            <p className="mt-1">
              <span className="block text-xs text-fg-3">{t(outcome.label)}</span>
              <Amount
                value={outcome.value}
                currency={outcome.currency}
                places={exactPlaces(outcome.value)}
                sign={outcome.signed}
                tone={outcome.signed}
                fit
                className="text-2xl font-semibold"
              />
              {outcome.yield !== undefined && <Change value={outcome.yield} className="ml-2 text-sm" />}
            </p>
          )}
        </div>
        {told !== undefined && <Told told={told} />}
        <StoryFacts facts={facts} />
        {parts.map((part, index) => (
          <div key={`${part.title} ${index}`} className="rounded-md bg-surface-2 p-3.5">
            <p className="mb-2 text-sm font-semibold">{part.title}</p>
            <StoryFacts facts={part.facts} />
          </div>
        ))}
        {note !== undefined && <p className="text-xs text-fg-3">{t(note)}</p>}
      </Card>
    </Section>
  )
}

/** Smaller than what the record proves, and without the colour of a result: nobody here has checked it. */
function Told({ told: { value, currency, yield: gained } }: { told: NonNullable<Story['told']> }) {
  const { t } = useTranslation()
  return (
    <Notice tone="warn" icon={<CircleHelp aria-hidden className="size-4.5" />}>
      <p>{t('receipts.toldResult')}</p>
      <p className="num font-semibold">
        {moneyText(value, { signed: true, places: exactPlaces(value) })} {currency}
        {gained !== undefined && ` (${percentText(gained, 2, true)})`}
      </p>
      <p className="mt-1 text-xs">{t('receipts.toldText')}</p>
    </Notice>
  )
}

/** No more than the checks have shown: the name that a row is recorded under proves nothing. */
function GivenBy({ signature }: { signature: CommandSignature }) {
  const { t } = useTranslation()
  const own = useDeviceId()
  function words(): string | undefined {
    switch (signature.is) {
      case 'house':
        return t('receipts.byHouse')
      case 'unsigned':
        return t('receipts.notSignedCommand')
      case 'broken':
        return t('receipts.brokenSignature')
      case 'signed':
        return signature.device === own
          ? t('receipts.signedHere')
          : t('receipts.signedElsewhere', { id: shortDevice(signature.device) })
      case 'unknown':
        return undefined
    }
  }
  return <p className={clsx('text-xs', signature.is === 'broken' ? 'text-danger' : 'text-fg-3')}>{words()}</p>
}

function StoryFacts({ facts }: { facts: readonly StoryFact[] }) {
  const { t } = useTranslation()
  return <Facts items={facts.map(({ label, value }) => ({ label: t(label), value: <ShownValue shown={value} /> }))} />
}

function ShownValue({ shown }: { shown: StoryValue }) {
  const { t } = useTranslation()
  switch (shown.as) {
    case 'words':
      return shown.keys.map((key) => t(key)).join(' · ')
    case 'time':
      return printMoment(shown.atMs)
    case 'seconds':
      return t('secondContracts.seconds', { seconds: shown.seconds })
    case 'money':
      return (
        <Amount
          value={shown.value}
          currency={shown.currency}
          places={exactPlaces(shown.value)}
          sign={shown.signed}
          tone={shown.signed}
        />
      )
    case 'text':
    default:
      return shown.text
  }
}
