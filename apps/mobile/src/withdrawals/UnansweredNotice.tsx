import { useTranslation } from 'react-i18next'
import { forgetDraft } from '@touchstone/app/forms/drafts'
import { printTime } from '@touchstone/app/time/times'
import { withdrawalDraft } from '@touchstone/app/withdrawals/withdrawal-draft'
import { type UnansweredWithdrawal, withdrawalIntents } from '@touchstone/app/withdrawals/unanswered-withdrawals'
import { pathTo } from '../routes/paths.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/Notice.tsx'

type UnansweredNoticeProps = {
  unanswered: UnansweredWithdrawal
  /** Once it is known to be recorded. */
  onClose?: () => void
}

/** What is known of a withdrawal that got no answer: that it was recorded, or that asking again asks for the same. */
export function UnansweredNotice({ unanswered, onClose }: UnansweredNoticeProps) {
  const { t } = useTranslation()
  const { amount, currency, sentAtMs, recorded } = unanswered
  if (recorded)
    return (
      <Notice
        onClose={onClose}
        action={
          <LinkButton
            kind="soft"
            size="sm"
            className="bg-surface!"
            to={pathTo('fundsResult', { kind: 'withdrawal', id: recorded.id })}
            onClick={() => {
              withdrawalIntents.end(unanswered)
              forgetDraft(withdrawalDraft)
            }}
          >
            {t('withdrawals.showRecorded')}
          </LinkButton>
        }
      >
        {t('withdrawals.recorded', { amount: recorded.amount, currency, time: clockOf(recorded.requestedAtMs) })}
      </Notice>
    )
  return (
    <Notice tone="warn">
      {t(recorded === null ? 'withdrawals.notRecorded' : 'withdrawals.unanswered', {
        amount,
        currency,
        time: clockOf(sentAtMs),
      })}
    </Notice>
  )
}

/** The time of day: it was within a day. */
const clockOf = (atMs: number): string => printTime(atMs).slice('YYYY-MM-DD '.length)
