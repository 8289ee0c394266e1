import { useTranslation } from 'react-i18next'
import { Amount } from '../ui/Amount.tsx'
import { Card } from '../ui/Card.tsx'
import { Facts } from '../ui/Facts.tsx'
import { Section } from '../ui/Section.tsx'
import { printMoment } from '@touchstone/app/receipts/print-moment'
import type { ReadReceipt } from '@touchstone/app/receipts/read-decided'
import type { Story, StoryFact, StoryValue } from '@touchstone/app/receipts/story'

/** What a command did, in words and numbers. */
export function WhatHappened({ story, by }: { story: Story; by: ReadReceipt['by'] }) {
  const { t } = useTranslation()
  const { title, outcome, facts, parts } = story
  return (
    <Section title={t('receipts.happened')}>
      <Card padded className="flex flex-col gap-3">
        <div>
          <div className="flex flex-wrap items-baseline justify-between gap-x-3">
            <p className="text-lg font-semibold">{t(title)}</p>
            <p className="text-xs text-fg-3">{t(by === 'user' ? 'receipts.byUser' : 'receipts.byHouse')}</p>
          </div>
          {outcome !== undefined && (
            <p className="mt-1">
              <span className="block text-xs text-fg-3">{t(outcome.label)}</span>
              <Amount
                value={outcome.value}
                currency={outcome.currency}
                places={placesOf(outcome.value)}
                sign={outcome.signed}
                tone={outcome.signed}
                fit
                className="text-2xl font-semibold"
              />
            </p>
          )}
        </div>
        <StoryFacts facts={facts} />
        {parts.map((part, index) => (
          <div key={`${part.title} ${index}`} className="rounded-md bg-surface-2 p-3.5">
            <p className="mb-2 text-sm font-semibold">{part.title}</p>
            <StoryFacts facts={part.facts} />
          </div>
        ))}
      </Card>
    </Section>
  )
}

/** All the decimals that it has, two at least: a receipt cuts nothing. */
const placesOf = (value: string): number => Math.max(2, value.split('.')[1]?.length ?? 0)

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
          places={placesOf(shown.value)}
          sign={shown.signed}
          tone={shown.signed}
        />
      )
    case 'text':
    default:
      return shown.text
  }
}
