import { BellRing } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useTicksOf } from '@touchstone/app/live/use-tick'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Empty } from '../ui/Empty.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { PagedList } from '../ui/PagedList.tsx'
import { Section } from '../ui/Section.tsx'
import { SkeletonRows } from '../ui/SkeletonRows.tsx'
import { AlertRow } from './AlertRow.tsx'
import { AlertSheet } from './AlertSheet.tsx'
import { type Alert, useArmedAlerts, useReachedAlerts } from '@touchstone/app/alerts/alerts.queries'

type AlertListsProps = {
  onStart: () => void
  onSetAgain: (alert: Alert) => void
  /** Below the lists, once their height is known. */
  children: ReactNode
}

/** The alerts that wait, then those that were reached; a tap shows one in full. */
export function AlertLists({ onStart, onSetAgain, children }: AlertListsProps) {
  const { t } = useTranslation()
  const armed = useArmedAlerts()
  const reached = useReachedAlerts()
  const [opened, setOpened] = useState<{ alert: Alert; isOpen: boolean }>()
  useTicksOf([...new Set(armed.data?.map(({ symbol }) => symbol))].toSorted())
  const isBare = armed.data?.length === 0 && reached.data?.pages[0]?.total === 0
  const row = (alert: Alert) => <AlertRow alert={alert} onOpen={() => setOpened({ alert, isOpen: true })} />
  return (
    <>
      {isBare ? (
        <Card>
          <Empty
            icon={<BellRing />}
            title={t('alerts.empty')}
            text={t('alerts.emptyText')}
            action={
              <Button kind="soft" size="md" onClick={onStart}>
                {t('alerts.emptyAction')}
              </Button>
            }
          />
        </Card>
      ) : (
        <Section title={t('alerts.armed')} action={<Count of={armed.data?.length} />}>
          <Card>
            <Loaded
              query={armed}
              skeleton={<SkeletonRows count={3} />}
              isEmpty={({ length }) => length === 0}
              empty={<p className="px-4 py-5 text-center text-sm text-fg-3">{t('alerts.noneArmed')}</p>}
            >
              {(alerts) => (
                <ul>
                  {alerts.map((alert) => (
                    <li key={alert.id}>{row(alert)}</li>
                  ))}
                </ul>
              )}
            </Loaded>
          </Card>
        </Section>
      )}
      {armed.data !== undefined && !isBare && (reached.error !== null || reached.data?.pages[0]?.total !== 0) && (
        <Section title={t('alerts.reached')}>
          <Card>
            <PagedList
              query={reached}
              keyOf={({ id }) => id}
              skeleton={<SkeletonRows count={2} />}
              empty={null}
              row={row}
            />
          </Card>
        </Section>
      )}
      {armed.isFetched && reached.isFetched && children}
      {opened !== undefined && (
        <AlertSheet
          key={opened.alert.id}
          alert={opened.alert}
          open={opened.isOpen}
          onOpenChange={(isOpen) => setOpened({ ...opened, isOpen })}
          onSetAgain={onSetAgain}
        />
      )}
    </>
  )
}

function Count({ of: count }: { of: number | undefined }) {
  return count === undefined || count === 0 ? null : <span className="num text-sm text-fg-3">{count}</span>
}
