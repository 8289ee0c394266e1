import { ChevronDown, ShieldAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Alarm } from '@touchstone/app/proof/alarms'
import { noteSeen } from '@touchstone/app/proof/note-seen'
import { useProof } from '@touchstone/app/proof/proof-state'
import { printTime } from '@touchstone/app/time/times'
import { pathTo } from '../routes/paths.ts'
import { Button } from '../ui/Button.tsx'
import { type Fact, Facts } from '../ui/Facts.tsx'
import { FullPage } from '../ui/FullPage.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { SaveEvidence } from './SaveEvidence.tsx'
import { useBookLabel } from './use-book-label.ts'

type AlarmPageProps = { alarm: Alarm; onClose: () => void }

/** What this device has found, over whatever screen is on. Nothing is locked by it. */
export function AlarmPage({ alarm, onClose }: AlarmPageProps) {
  const { t } = useTranslation()
  const isDemo = useWorld(alarm) === 'demo'
  const close = (): void => {
    void noteSeen(alarm)
    onClose()
  }
  return (
    <FullPage open onOpenChange={close} title={t('proof.alarmTitle')}>
      <div className="flex flex-col gap-4 px-4 pb-4">
        <div role="alert" className="flex flex-col items-center rounded-lg bg-danger-fill p-6 text-center text-on-fill">
          <ShieldAlert aria-hidden className="size-12" />
          <h2 className="mt-3 text-xl font-semibold text-balance">{t(`proof.alarm_${alarm.kind}`)}</h2>
          <p className="mt-1 text-sm text-balance">{t(`proof.means_${alarm.kind}`)}</p>
        </div>
        <AlarmFacts alarm={alarm} />
        <SaveEvidence alarms={[alarm]} />
        <details open className="group rounded-lg bg-surface px-4 shadow-raised">
          <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between gap-3 font-medium [&::-webkit-details-marker]:hidden">
            {t('proof.whatMeans')}
            <ChevronDown aria-hidden className="size-4 text-fg-3 transition-transform group-open:rotate-180" />
          </summary>
          <div className="flex flex-col gap-2 pb-4 text-sm text-fg-2">
            <p>{t('proof.whatToDo')}</p>
            <p className="font-mono text-xs break-words" lang="en">
              {alarm.sentence}
            </p>
          </div>
        </details>
        <Notice tone="info">{t(isDemo ? 'proof.stillFreeDemo' : 'proof.stillFree')}</Notice>
        <div className="grid auto-cols-fr grid-flow-col gap-3">
          {!isDemo && (
            <LinkButton to={pathTo('withdraw')} kind="soft" onClick={close}>
              {t('proof.withdraw')}
            </LinkButton>
          )}
          <Button kind="soft" onClick={close}>
            {t('proof.goOn')}
          </Button>
        </div>
      </div>
    </FullPage>
  )
}

/** Of the book that it was found in; undefined for a checkpoint. */
const useWorld = ({ bookId }: Alarm): string | undefined =>
  useProof(({ books }) => books.find((book) => book.bookId === bookId)?.world)

function AlarmFacts({ alarm }: { alarm: Alarm }) {
  const { bookId, number, foundAtMs } = alarm
  const { t } = useTranslation()
  const label = useBookLabel()
  const world = useWorld(alarm)
  const place: Fact[] =
    bookId === undefined
      ? [{ label: t('proof.checkpoint'), value: number }]
      : [
          { label: t('proof.account'), value: label({ bookId, world: world ?? '' }) },
          { label: t('proof.record'), value: number },
        ]
  return <Facts inset items={[...place, { label: t('proof.foundAt'), value: printTime(foundAtMs) }]} />
}
