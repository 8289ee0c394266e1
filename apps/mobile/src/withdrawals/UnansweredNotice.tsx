import { useTranslation } from 'react-i18next'
import { forgetDraft } from '@touchstone/app/forms/drafts'
import { clockText } from '@touchstone/app/time/moments'
import { withdrawalDraft } from '@touchstone/app/withdrawals/withdrawal-draft'
import { type UnansweredWithdrawal, withdrawalIntents } from '@touchstone/app/withdrawals/unanswered-withdrawals'
import { pathTo } from '../routes/paths.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/Notice.tsx'

type UnansweredNoticeProps = {
  unanswered: UnansweredWithdrawal
  /** Once it is known to be recorded, or cannot be asked for again. */
  onClose?: () => void
  /** The way to what was recorded stands beside it. */
  withoutWay?: boolean
}

/**
 * What is known of a withdrawal that got no answer: that it was recorded, or that asking again asks for the same. Of one to
 * an account that is no more neither is known.
 */
export function UnansweredNotice({ unanswered, onClose, withoutWay = false }: UnansweredNoticeProps) {
  const { t } = useTranslation()
  const { amount, account, sentAtMs, recorded } = unanswered
  if (account === undefined)
    return (
      <Notice tone="warn" onClose={onClose}>
        {t('withdrawals.unansweredElsewhere', { amount, time: clockOf(sentAtMs) })}
      </Notice>
    )
  const facts = { currency: account.currency, account: `${account.channelName} ${account.masked}` }
  if (recorded)
    return (
      <Notice
        onClose={onClose}
        action={
          !withoutWay && (
            <LinkButton
              kind="soft"
              size="sm"
              className="bg-surface!"
              to={pathTo('fundsResult', { kind: 'withdrawal', id: recorded.id })}
              onClick={() => forgetUnanswered(unanswered)}
            >
              {t('withdrawals.showRecorded')}
            </LinkButton>
          )
        }
      >
        {t('withdrawals.recorded', { ...facts, amount: recorded.amount, time: clockOf(recorded.requestedAtMs) })}
      </Notice>
    )
  return (
    <Notice tone="warn">
      {t(recorded === null ? 'withdrawals.notRecorded' : 'withdrawals.unanswered', {
        ...facts,
        amount,
        time: clockOf(sentAtMs),
      })}
    </Notice>
  )
}

/** The person goes to what was recorded. */
export function forgetUnanswered(unanswered: UnansweredWithdrawal): void {
  withdrawalIntents.end(unanswered)
  forgetDraft(withdrawalDraft)
}

/** The time of day: it was within a day. */
const clockOf = (atMs: number): string => clockText(atMs)
