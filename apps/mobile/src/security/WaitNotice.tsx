import { minuteMs } from '@touchstone/domain/time'
import { useTranslation } from 'react-i18next'
import { untilText, momentWithinText } from '@touchstone/app/time/moments'
import { useNow } from '@touchstone/app/time/use-now'
import { useWithdrawalTerms, type WithdrawalTerms } from '@touchstone/app/withdrawals/withdrawal-terms.queries'
import { Notice } from '../ui/Notice.tsx'

/** Until when withdrawals would wait for a change that were made now; undefined where they would not, or it is not known. */
export function useWaitAfterChange(): string | undefined {
  const waitMs = useWithdrawalTerms().data?.changeWaitMs ?? 0
  const nowMs = useNow(minuteMs, waitMs > 0)
  return waitMs > 0 ? untilText(nowMs + waitMs) : undefined
}

/** Says before a change of what protects the account until when withdrawals wait for it. */
export function WaitNotice() {
  const { t } = useTranslation()
  const time = useWaitAfterChange()
  return time === undefined ? null : <Notice tone="warn">{t('withdrawals.changeText', { time })}</Notice>
}

/** Says after it until when they wait. */
export function WaitingNotice() {
  const terms = useWithdrawalTerms().data
  const untilAtMs = terms?.waitsUntilAtMs ?? null
  if (terms === undefined || untilAtMs === null) return null
  return (
    <Notice tone="warn">
      <WaitText untilAtMs={untilAtMs} waitsFor={terms.waitsFor} />
    </Notice>
  )
}

type WaitTextProps = { untilAtMs: number; waitsFor: WithdrawalTerms['waitsFor'] }

/** What withdrawals wait for, when it was, and until when: whoever did not do it can tell that somebody else did. */
export function WaitText({ untilAtMs, waitsFor }: WaitTextProps) {
  const { t } = useTranslation()
  const time = untilText(untilAtMs)
  if (waitsFor === null) return t('withdrawals.waitsText', { time })
  const at = momentWithinText(waitsFor.atMs)
  return `${t(`withdrawals.waitsFor.${waitsFor.kind}`, { at })} ${t('withdrawals.waitsText', { time })}`
}
