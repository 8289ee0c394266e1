import { useTranslation } from 'react-i18next'
import { serverMoment } from '@touchstone/app/time/moments'
import { Card } from '../ui/Card.tsx'
import { Section } from '../ui/Section.tsx'
import { Timeline } from '../ui/Timeline.tsx'
import type { Step } from '@touchstone/app/funds/timeline-steps'

/** Every step with its time, and those still ahead. */
export function ResultTimeline({ steps, reason }: { steps: readonly Step[]; reason: string | null }) {
  const { t } = useTranslation()
  const isOpen = steps.some(({ tone }) => tone === 'now')
  return (
    <Section title={t('funds.progress')}>
      <Card padded>
        <Timeline
          label={t('funds.progress')}
          steps={steps.map(({ state, time, tone }, index) => ({
            key: `${state} ${index}`,
            title: t(`funds.step.${state}`),
            time: time === undefined ? undefined : serverMoment(time),
            text: tone === 'bad' ? (reason ?? undefined) : undefined,
            tone,
          }))}
        />
        {isOpen && <p className="pt-4 text-xs text-fg-3">{t('funds.staysInStep')}</p>}
      </Card>
    </Section>
  )
}
