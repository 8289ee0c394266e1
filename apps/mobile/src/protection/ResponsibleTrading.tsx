import { useTranslation } from 'react-i18next'
import { useProtection } from '@touchstone/app/protection/protection.queries'
import { Card } from '../ui/Card.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { Section } from '../ui/Section.tsx'
import { SkeletonRows } from '../ui/SkeletonRows.tsx'
import { LossLimitRow } from './LossLimitRow.tsx'
import { PauseRow } from './PauseRow.tsx'
import { ResidenceRow } from './ResidenceRow.tsx'
import { RiskRow } from './RiskRow.tsx'

/** What a person can set for the own protection. All of it concerns trading with real money. */
export function ResponsibleTrading() {
  const { t } = useTranslation()
  const protection = useProtection()
  return (
    <Section title={t('protection.title')}>
      <Loaded
        query={protection}
        skeleton={
          <Card>
            <SkeletonRows count={5} icon={false} />
          </Card>
        }
      >
        {(known) => (
          <Card className="divide-y divide-border overflow-hidden">
            <ResidenceRow protection={known} />
            <RiskRow protection={known} />
            <LossLimitRow protection={known} />
            <PauseRow kind="coolOff" untilAtMs={known.coolOffUntilAtMs} />
            <PauseRow kind="exclusion" untilAtMs={known.excludedUntilAtMs} />
          </Card>
        )}
      </Loaded>
    </Section>
  )
}
