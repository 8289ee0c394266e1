import { ChevronDown, ChevronLeft, ChevronRight, ShieldAlert } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Alarm } from '@touchstone/app/proof/alarms'
import { noteSeen } from '@touchstone/app/proof/note-seen'
import { useProof } from '@touchstone/app/proof/proof-state'
import { exactText } from '@touchstone/app/time/moments'
import { pathTo } from '../routes/paths.ts'
import { Button } from '../ui/Button.tsx'
import { type Fact, Facts } from '../ui/Facts.tsx'
import { FullPage } from '../ui/FullPage.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { SaveEvidence } from './SaveEvidence.tsx'
import { useBookLabel } from './use-book-label.ts'

export type AlarmPageProps = {
  /** At least one. */
  alarms: readonly Alarm[]
  /** The one to begin with; the first of them where nothing is said. */
  startId?: string
  onClose: () => void
}

/**
 * What this device has found, over whatever screen is on: one alarm at a time, with the way to the others. Nothing is
 * locked by it. What was left unread comes again.
 */
export function AlarmPage({ alarms, startId, onClose }: AlarmPageProps) {
  const [shownId, setShownId] = useState(startId)
  const at = Math.max(
    0,
    alarms.findIndex(({ id }) => id === shownId),
  )
  const alarm = alarms[at]
  const { t } = useTranslation()
  if (alarm === undefined) return null
  const leave = (): void => {
    void noteSeen(alarm)
    onClose()
  }
  const turn = (by: number): void => {
    void noteSeen(alarm)
    setShownId(alarms[at + by]?.id)
  }
  return (
    <FullPage
      open
      onOpenChange={leave}
      title={t('proof.alarmTitle')}
      part={alarm.id}
      top={alarms.length > 1 ? <Pager number={at + 1} count={alarms.length} onTurn={turn} /> : undefined}
    >
      <AlarmText alarm={alarm} onLeave={leave} />
    </FullPage>
  )
}

type PagerProps = { number: number; count: number; onTurn: (by: number) => void }

function Pager({ number, count, onTurn }: PagerProps) {
  const { t } = useTranslation()
  return (
    <div className="flex items-center justify-between">
      <IconButton
        label={t('proof.alarmBefore')}
        icon={<ChevronLeft aria-hidden className="size-5" />}
        disabled={number === 1}
        onClick={() => onTurn(-1)}
      />
      <p aria-live="polite" className="num text-sm font-medium">
        {t('proof.alarmOf', { number, count })}
      </p>
      <IconButton
        label={t('proof.alarmAfter')}
        icon={<ChevronRight aria-hidden className="size-5" />}
        disabled={number === count}
        onClick={() => onTurn(1)}
      />
    </div>
  )
}

function AlarmText({ alarm, onLeave }: { alarm: Alarm; onLeave: () => void }) {
  const { t } = useTranslation()
  const isDemo = useWorld(alarm) === 'demo'
  return (
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
          <LinkButton to={pathTo('withdraw')} kind="soft" onClick={onLeave}>
            {t('proof.withdraw')}
          </LinkButton>
        )}
        <Button kind="soft" onClick={onLeave}>
          {t('proof.goOn')}
        </Button>
      </div>
    </div>
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
  return <Facts inset items={[...place, { label: t('proof.foundAt'), value: exactText(foundAtMs) }]} />
}
