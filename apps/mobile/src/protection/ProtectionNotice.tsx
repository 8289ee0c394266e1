import type { Feature } from '@touchstone/wire/protection'
import { useTranslation } from 'react-i18next'
import { pathTo } from '../routes/paths.ts'
import { untilText } from '@touchstone/app/time/moments'
import { openingBar } from '@touchstone/app/protection/opening-bar'
import { useProtection } from '@touchstone/app/protection/protection.queries'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/Notice.tsx'

/** Why nothing of a kind can be opened for real, and the way to what the person has set; nothing while it can. */
export function ProtectionNotice({ feature }: { feature: Feature }) {
  // What it says follows from the clock too.
  'use no memo'
  const { t } = useTranslation()
  const protection = useProtection().data
  const bar = openingBar(protection, feature)
  if (bar === undefined || protection === undefined) return null
  const until = bar === 'excluded' ? protection.excludedUntilAtMs : protection.coolOffUntilAtMs
  return (
    <Notice
      tone="warn"
      action={
        <LinkButton kind="soft" size="sm" className="bg-surface!" to={pathTo('profile')}>
          {t('protection.toSettings')}
        </LinkButton>
      }
    >
      {t(`protection.notice_${bar}`, { time: untilText(until ?? 0), limit: protection.lossLimit ?? '' })}
    </Notice>
  )
}
