import { useTranslation } from 'react-i18next'
import { pathTo } from '../routes/paths.ts'
import { untilText } from '@touchstone/app/time/moments'
import { LinkButton } from '../ui/LinkButton.tsx'
import { WaitText } from '../security/WaitNotice.tsx'
import { Notice } from '../ui/Notice.tsx'
import type { Bar } from '@touchstone/app/withdrawals/withdrawal-bars'

/** Why nothing can be withdrawn now, until when, and what can be done about it. */
export function BarNotice({ bar }: { bar: Bar | undefined }) {
  const { t } = useTranslation()
  if (bar === undefined || bar.kind === 'contact' || bar.kind === 'identity') return null
  if (bar.kind === 'pin' || bar.kind === 'account') return null
  const reason = bar.kind === 'blocked' ? bar.reason : ''
  const time = 'untilAtMs' in bar ? untilText(bar.untilAtMs) : ''
  const isShut = bar.kind === 'blocked' || bar.kind === 'off'
  return (
    <Notice
      tone={bar.kind === 'blocked' ? 'danger' : 'warn'}
      action={
        isShut ? (
          <LinkButton kind="soft" size="sm" className="bg-surface!" to={pathTo('articleList', { kind: 'help' })}>
            {t('withdrawals.support')}
          </LinkButton>
        ) : bar.kind === 'locked' ? (
          <LinkButton kind="soft" size="sm" className="bg-surface!" to={pathTo('withdrawalPassword')}>
            {t('withdrawals.forgot')}
          </LinkButton>
        ) : undefined
      }
    >
      {bar.kind === 'waits' ? (
        <WaitText untilAtMs={bar.untilAtMs} waitsFor={bar.waitsFor} />
      ) : (
        t(`withdrawals.barText.${bar.kind}`, { time, reason })
      )}
    </Notice>
  )
}
