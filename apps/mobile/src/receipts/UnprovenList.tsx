import type { Unproven } from '@touchstone/domain/receipts/receipt'
import { CircleHelp } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Card } from '../ui/Card.tsx'
import { Section } from '../ui/Section.tsx'

/** What a receipt leaves open, so that nobody takes its silence for a proof. */
export function UnprovenList({ unproven }: { unproven: readonly Unproven[] }) {
  const { t } = useTranslation()
  if (unproven.length === 0) return null
  return (
    <Section title={t('receipts.unproven')}>
      <Card>
        <ul className="divide-y divide-border">
          {[...new Set(unproven)].map((each) => (
            <li key={each} className="flex items-start gap-3 px-4 py-2.5 text-sm text-fg-2">
              <CircleHelp aria-hidden className="mt-0.5 size-5 shrink-0 text-fg-3" />
              <span className="min-w-0 flex-1">{t(`receipts.unproven_${each}`)}</span>
            </li>
          ))}
        </ul>
      </Card>
    </Section>
  )
}
