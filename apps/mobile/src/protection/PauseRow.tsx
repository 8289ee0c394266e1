import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { untilText } from '@touchstone/app/time/moments'
import { Row } from '../ui/Row.tsx'
import type { PauseKind } from '@touchstone/app/protection/pause-lengths'
import { PauseSheet } from './PauseSheet.tsx'

/** A break from trading, or self-exclusion: whether it is in force and until when. */
export function PauseRow({ kind, untilAtMs }: { kind: PauseKind; untilAtMs: number | null }) {
  // What it says follows from the clock too.
  'use no memo'
  const { t } = useTranslation()
  const [asked, setAsked] = useState({ isOpen: false, atMs: 0 })
  return (
    <>
      <Row
        title={t(`protection.${kind}`)}
        sub={untilAtMs === null ? undefined : t('protection.until', { time: untilText(untilAtMs) })}
        right={
          <span className={untilAtMs === null ? 'font-normal text-fg-3' : 'text-warn'}>
            {t(untilAtMs === null ? 'words.off' : 'words.on')}
          </span>
        }
        onPress={() => {
          setAsked({ isOpen: true, atMs: Date.now() })
        }}
      />
      <PauseSheet
        key={asked.atMs}
        kind={kind}
        untilAtMs={untilAtMs}
        nowMs={asked.atMs}
        open={asked.isOpen}
        onOpenChange={(isOpen) => {
          setAsked(({ atMs }) => ({ isOpen, atMs }))
        }}
      />
    </>
  )
}
