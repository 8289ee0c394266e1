import { settlementCurrency } from '@touchstone/domain/money/currency'
import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { useDeviceId } from '@touchstone/app/signing/use-device-id'
import { useProductName } from '../investments/use-product-name.ts'
import { Amount } from '../ui/Amount.tsx'
import { Card } from '../ui/Card.tsx'
import { Change } from '../ui/Change.tsx'
import { Facts } from '../ui/Facts.tsx'
import { Section } from '../ui/Section.tsx'
import { exactPlaces, percentText, wholePercentText } from '@touchstone/app/format/number-text'
import { moneyText } from '@touchstone/app/format/print-money'
import { exactText } from '@touchstone/app/time/moments'
import type { CommandSignature } from '@touchstone/app/receipts/signature-of'
import { shortDevice } from './use-device-label.ts'
import type { Story, StoryFact, StoryValue } from '@touchstone/app/receipts/story'

type WhatHappenedProps = {
  story: Story
  signature: CommandSignature
  /** Who tells a result that was not checked: the server, or whoever made what was brought. */
  toldBy: 'server' | 'maker'
  /** Somebody tells a result, which is being compared: it has its place already. */
  awaitsTold?: boolean
  /** A check failed: nothing stands behind what it brought. */
  isFalse?: boolean
}

/** What a command did, in words and numbers, and who gave it as far as that is known. */
export function WhatHappened({ story, signature, toldBy, awaitsTold = false, isFalse = false }: WhatHappenedProps) {
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
          {outcome !== undefined && <Outcome outcome={outcome} isFalse={isFalse} />}
        </div>
        {told !== undefined && <Told told={told} by={toldBy} />}
        {told === undefined && awaitsTold && <div className="skeleton breathe min-h-30 rounded-md" data-awaits-told />}
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

/** Read to the cent, as on the card of a result. */
const isPlainMoney = (currency: string): boolean => currency === settlementCurrency

function Outcome({ outcome, isFalse }: { outcome: NonNullable<Story['outcome']>; isFalse: boolean }) {
  const { t } = useTranslation()
  return (
    <p className={clsx('mt-1', isFalse && 'text-fg-3')}>
      <span className="flex flex-wrap items-center gap-x-2 text-xs text-fg-3">
        {t(outcome.label)}
        {isFalse && <NotProven />}
      </span>
      <Amount
        value={outcome.value}
        currency={outcome.currency}
        places={exactPlaces(outcome.value)}
        sign={outcome.signed}
        tone={outcome.signed && !isFalse}
        fit
        toCent={isPlainMoney(outcome.currency)}
        className="text-2xl font-semibold"
      />
      {outcome.yield !== undefined && !isFalse && <Change value={outcome.yield} className="ml-2 text-sm" />}
    </p>
  )
}

function NotProven() {
  const { t } = useTranslation()
  return (
    <span className="rounded-sm bg-warn-soft px-1.5 py-0.5 text-2xs font-semibold text-warn uppercase">
      {t('receipts.toldMark')}
    </span>
  )
}

type ToldProps = { told: NonNullable<Story['told']>; by: 'server' | 'maker' }

/**
 * The number that every other place shows, below what the record itself proves, smaller and without the colour of a result:
 * no check here stands behind it, and it says so. A stranger's margin can be anything, and so can its part of it.
 */
function Told({ told: { value, currency, yield: gained }, by }: ToldProps) {
  const { t } = useTranslation()
  return (
    <div className="min-h-30 rounded-md bg-surface-2 p-3.5">
      <p className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1 text-xs text-fg-2">
        {t('receipts.result')}
        <NotProven />
      </p>
      <p className="num mt-0.5 text-sm font-semibold">
        {moneyText(value, { signed: true, places: exactPlaces(value) })} {currency}
        {gained !== undefined && by === 'server' && (
          <span className="ml-2 font-normal">{percentText(gained, 2, true)}</span>
        )}
      </p>
      <p className="mt-1 text-xs text-fg-2">{t(by === 'server' ? 'receipts.toldText' : 'receipts.toldByMaker')}</p>
    </div>
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
  const nameOf = useProductName()
  switch (shown.as) {
    case 'words':
      return shown.keys.map((key) => t(key)).join(' · ')
    case 'time':
      return exactText(shown.atMs)
    case 'seconds':
      return t('secondContracts.seconds', { seconds: shown.seconds })
    case 'days':
      return t('investments.days', { count: shown.count })
    case 'limits':
      return t('investments.range', {
        least: wholePercentText(shown.least, true),
        most: wholePercentText(shown.most, true),
      })
    case 'strategy':
      return nameOf(shown)
    case 'money':
      return (
        <Amount
          value={shown.value}
          currency={shown.currency}
          places={exactPlaces(shown.value)}
          sign={shown.signed}
          tone={shown.signed}
          toCent={isPlainMoney(shown.currency)}
        />
      )
    case 'text':
    default:
      return shown.text
  }
}
