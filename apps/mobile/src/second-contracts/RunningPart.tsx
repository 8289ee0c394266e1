import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Card } from '../ui/Card.tsx'
import { Failure } from '../ui/Failure.tsx'
import { RefreshFailed } from '../ui/RefreshFailed.tsx'
import { Section } from '../ui/Section.tsx'
import { ResultCard } from './ResultCard.tsx'
import { RunningCard } from './RunningCard.tsx'
import type { SecondContract } from '@touchstone/app/second-contracts/second-contracts.queries'

/** Contracts that have just ended, also announced to screen readers. */
export function Results(props: { contracts: readonly SecondContract[]; onClose: (id: string) => void }) {
  const { t } = useTranslation()
  return (
    <div
      role="log"
      aria-live="polite"
      aria-label={t('secondContracts.results')}
      className="flex flex-col gap-3 empty:hidden"
    >
      {props.contracts.map((contract) => (
        <Card key={contract.id} className="transition duration-300 ease-soft starting:translate-y-2 starting:opacity-0">
          <ResultCard contract={contract} onClose={() => props.onClose(contract.id)} />
        </Card>
      ))}
    </div>
  )
}

/** What runs, the next to end first; nothing where nothing does. */
export function Running(props: { query: UseQueryResult<SecondContract[]>; serverNow: () => number }) {
  const { t } = useTranslation()
  const { data, error, isFetching, refetch } = props.query
  const retry = () => void refetch()
  if (data === undefined && error !== null)
    return (
      <Card>
        <Failure error={error} onRetry={retry} busy={isFetching} />
      </Card>
    )
  if (data === undefined || data.length === 0) return null
  return (
    <Section
      title={
        <>
          {t('secondContracts.running')} <span className="num font-medium text-fg-3">{data.length}</span>
        </>
      }
    >
      {error !== null && <RefreshFailed onRetry={retry} />}
      <Card className="divide-y divide-border">
        {[...data]
          .sort((a, b) => a.expiresAtMs - b.expiresAtMs)
          .map((contract) => (
            <RunningCard key={contract.id} contract={contract} serverNow={props.serverNow} />
          ))}
      </Card>
    </Section>
  )
}
