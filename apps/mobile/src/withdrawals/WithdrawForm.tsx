import { clsx } from 'clsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { untilText } from '@touchstone/app/time/moments'
import { useDraft } from '@touchstone/app/forms/use-draft'
import { useNow } from '@touchstone/app/time/use-now'
import type { SettlementAccount } from '@touchstone/app/settlement-accounts/settlement-accounts.queries'
import type { WithdrawalTerms } from '@touchstone/app/withdrawals/withdrawal-terms.queries'
import { useAvailable } from '@touchstone/app/wallets/use-available'
import { Button } from '../ui/Button.tsx'
import { FundsRecordsLink } from '../funds/FundsRecordsLink.tsx'
import { RefreshFailed } from '../ui/RefreshFailed.tsx'
import { Screen } from '../ui/Screen.tsx'
import { useTall } from '../ui/use-tall.ts'
import { AccountPicker } from './AccountPicker.tsx'
import { WithdrawalAmount } from './WithdrawalAmount.tsx'
import { BarNotice } from './BarNotice.tsx'
import { LimitsCard } from './LimitsCard.tsx'
import { useMark } from '@touchstone/app/withdrawals/use-mark'
import { type Bar, barOf, firstAccount } from '@touchstone/app/withdrawals/withdrawal-bars'
import { emptyWithdrawal, keptOfWithdrawal, withdrawalDraft } from '@touchstone/app/withdrawals/withdrawal-draft'
import { type Checked, checkWithdrawal } from '@touchstone/app/withdrawals/withdrawal-form'
import type { Agreed } from '@touchstone/app/withdrawals/agreed'
import { useUnansweredWithdrawals, withdrawalIntents } from '@touchstone/app/withdrawals/unanswered-withdrawals'
import { UnansweredNotice } from './UnansweredNotice.tsx'
import { WithdrawConfirm } from './WithdrawConfirm.tsx'

const beatMs = 15_000

type WithdrawFormProps = { terms: WithdrawalTerms; accounts: readonly SettlementAccount[] }

/** Where to, how much, what it costs; and why not, where that is so. */
export function WithdrawForm({ terms, accounts }: WithdrawFormProps) {
  const { t } = useTranslation()
  const [query, setQuery] = useSearchParams()
  const isTall = useTall()
  const { draft, change } = useDraft({ name: withdrawalDraft, kept: keptOfWithdrawal, start: emptyWithdrawal })
  const [agreed, setAgreed] = useState<Agreed>()
  const [isOpen, setOpen] = useState(false)
  const nowMs = useNow(beatMs, true)
  const unanswered = useUnansweredWithdrawals()

  const chosen = firstAccount(query.get('account') ?? draft.account, { terms, accounts, nowMs })
  const channel = terms.channels.find(({ id }) => id === chosen?.channel)
  const currency = channel?.currency ?? ''
  const typed = draft.currency === currency ? draft.typed : ''
  const mark = useMark(currency)
  const { available, ...balances } = useAvailable(currency)
  const bar = barOf({ terms, accounts, chosen, nowMs })
  const checked: Checked =
    channel === undefined
      ? { kind: 'unfinished' }
      : checkWithdrawal(typed, { channel, available, limits: terms.limits, mark })
  const barReason = useBarReason(bar)
  const amountReason = useAmountReason(checked, channel)
  const choose = (account: string): void => {
    const next = accounts.find(({ id }) => id === account)
    change({ account, ...(next?.currency === currency ? {} : { typed: '' }) })
    setQuery({ account }, { replace: true })
  }
  const review = (): void => {
    if (checked.kind !== 'good' || chosen === undefined || channel === undefined) return
    setAgreed({ account: chosen, channel, amount: checked.amount, fee: checked.fee, total: checked.total })
    setOpen(true)
  }
  return (
    <Screen
      title={t('withdrawals.title')}
      back
      right={<FundsRecordsLink kind="withdrawal" />}
      footer={
        <Button wide reason={barReason ?? amountReason} onClick={review}>
          {t('withdrawals.review')}
        </Button>
      }
    >
      {balances.isOld && <RefreshFailed onRetry={balances.readAgain} />}
      {unanswered.map((each) => (
        <UnansweredNotice key={each.key} unanswered={each} onClose={() => withdrawalIntents.end(each)} />
      ))}
      <BarNotice bar={bar} />
      {accounts.length > 0 && (
        <AccountPicker accounts={accounts} terms={terms} chosen={chosen} nowMs={nowMs} onChoose={choose} />
      )}
      <LimitsCard terms={terms} />
      {/* While nothing can be sent, nothing need be typed. */}
      {channel !== undefined && bar === undefined && (
        <div className={clsx('flex flex-1 flex-col', isTall && 'justify-end')}>
          <WithdrawalAmount
            channel={channel}
            limits={terms.limits}
            available={available}
            typed={typed}
            onType={(next) => change({ account: chosen?.id ?? '', currency, typed: next })}
            inline={isTall}
            error={checked.kind === 'unfinished' || checked.kind === 'nothing' ? undefined : amountReason}
          />
        </div>
      )}
      {agreed !== undefined && <WithdrawConfirm agreed={agreed} open={isOpen} onOpenChange={setOpen} />}
    </Screen>
  )
}

function useBarReason(bar: Bar | undefined): string | undefined {
  const { t } = useTranslation()
  if (bar === undefined) return undefined
  return t(`withdrawals.bar.${bar.kind}`, { time: 'untilAtMs' in bar ? untilText(bar.untilAtMs) : '' })
}

/** Why what is typed cannot be sent; undefined where it can. */
function useAmountReason(
  { kind }: Checked,
  channel: WithdrawalTerms['channels'][number] | undefined,
): string | undefined {
  const { t } = useTranslation()
  const words = {
    good: undefined,
    unfinished: t('withdrawals.enterAmount'),
    nothing: t('withdrawals.nothing'),
    too_small: t('withdrawals.tooSmall', { amount: channel?.minimum ?? '', currency: channel?.currency ?? '' }),
    too_much: t('withdrawals.tooMuch'),
    over_day: t('withdrawals.overDay'),
    over_month: t('withdrawals.overMonth'),
  }
  return words[kind]
}
