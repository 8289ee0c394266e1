import type { Unproven } from '@touchstone/domain/receipts/receipt'
import { CircleHelp } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Card } from '../ui/Card.tsx'
import { Section } from '../ui/Section.tsx'
import { shortDevice } from './use-device-label.ts'

/** `devices` are those that have signed and are not this one: whose they are, no receipt can say. */
type UnprovenListProps = { unproven: readonly Unproven[]; isResultTold: boolean; devices: readonly string[] }

/** What a receipt leaves open, so that nobody takes its silence for a proof. */
export function UnprovenList({ unproven, isResultTold, devices }: UnprovenListProps) {
  const { t } = useTranslation()
  const lines = [
    ...[...new Set(unproven)].map((each) => t(`receipts.unproven_${each}`)),
    ...(isResultTold ? [t('receipts.unproven_results')] : []),
    ...devices.map((device) => t('receipts.unproven_device', { id: shortDevice(device) })),
  ]
  if (lines.length === 0) return null
  return (
    <Section title={t('receipts.unproven')}>
      <Card>
        <ul className="divide-y divide-border">
          {lines.map((line) => (
            <li key={line} className="flex items-start gap-3 px-4 py-2.5 text-sm text-fg-2">
              <CircleHelp aria-hidden className="mt-0.5 size-5 shrink-0 text-fg-3" />
              <span className="min-w-0 flex-1">{line}</span>
            </li>
          ))}
        </ul>
      </Card>
    </Section>
  )
}
