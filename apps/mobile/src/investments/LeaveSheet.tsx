import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAct } from '@touchstone/app/api/act'
import { api } from '@touchstone/app/api/api'
import { formFailure, isUnanswered } from '@touchstone/app/feedback/act-failure'
import { toast } from '@touchstone/app/feedback/toast'
import { moneyText } from '@touchstone/app/format/print-money'
import { wholePercentText } from '@touchstone/app/format/number-text'
import { afterLeaving, freeExitFrom } from '@touchstone/app/investments/order-figures'
import {
  keepProductOrder,
  type ProductOrder,
  refreshInvestments,
  useExitQuote,
} from '@touchstone/app/investments/investments.queries'
import { isFixed, utcDayText, utcMomentText } from '@touchstone/app/investments/words'
import { Amount } from '../ui/Amount.tsx'
import { ConfirmSheet } from '../ui/ConfirmSheet.tsx'
import { Facts } from '../ui/Facts.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useDoneElsewhere } from './use-done-elsewhere.ts'

type Quote = NonNullable<ReturnType<typeof useExitQuote>['data']>
type LeaveSheetProps = { order: ProductOrder; open: boolean; onOpenChange: (open: boolean) => void }

/**
 * What it would pay before the result of the day that still counts. What is sent names that day, and is refused in another. As
 * long as what was sent got no answer, it is what is shown and asked for again: there may be no other quote by then.
 */
export function LeaveSheet({ order, open, onOpenChange }: LeaveSheetProps) {
  const { t } = useTranslation()
  const { id, state } = order
  const quote = useExitQuote(id, open)
  const [sent, setSent] = useState<Quote>()
  /** What it says of the order then: it leaves with its day, or has come back at once. */
  const done = ({ state: then, returned, currency, endsAtMs }: ProductOrder): string =>
    then === 'left'
      ? t('freezes.done', { amount: moneyText(returned), currency })
      : t('investments.leavingDone', { day: utcMomentText(endsAtMs ?? 0) })
  const leaving = useAct({
    call: api.exitProductOrder,
    inPlace: true,
    onDone: ({ order: asked }, _request, isHere) => {
      keepProductOrder(asked)
      refreshInvestments()
      if (!isHere) return
      onOpenChange(false)
      toast(done(asked))
    },
    away: { done: ({ order: asked }) => done(asked), failed: formFailure },
  })
  useDoneElsewhere(open && !leaving.isPending && (state === 'leaving' || state === 'left'), () => {
    leaving.reset()
    onOpenChange(false)
    toast(done(order))
  })
  const titleOf = (quoted: Quote): string =>
    quoted.isAtOnce ? t('freezes.leaveTitle') : t('investments.leaveTitle', dayOf(quoted))
  const textOf = (quoted: Quote): string =>
    quoted.isAtOnce ? t('freezes.leaveText') : t('investments.leaveText', dayOf(quoted))
  const kept = leaving.isPending || isUnanswered(leaving.error) ? sent : undefined
  const current = quote.isFetching || quote.error !== null ? undefined : quote.data
  const shown = kept ?? current
  const act = t((shown?.isAtOnce ?? state === 'frozen') ? 'freezes.leaveAct' : 'investments.leaveAct')
  return (
    <ConfirmSheet
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) leaving.reset()
        onOpenChange(isOpen)
      }}
      title={shown === undefined ? act : titleOf(shown)}
      text={shown === undefined ? undefined : textOf(shown)}
      cancelLabel={t('investments.stay')}
      confirmLabel={act}
      kind="danger"
      busy={leaving.isPending}
      disabled={shown === undefined}
      error={leaving.error}
      onConfirm={() => {
        if (shown === undefined) return
        setSent(shown)
        // Which asks for the quote again too.
        leaving.mutate({ id, exitDay: shown.exitDay }, { onError: refreshInvestments })
      }}
    >
      {kept === undefined ? (
        <Loaded query={quote} skeleton={<Skeleton className="h-40" />}>
          {(loaded) => <Figures quote={loaded} order={order} />}
        </Loaded>
      ) : (
        <Figures quote={kept} order={order} />
      )}
    </ConfirmSheet>
  )
}

function Figures({ quote, order }: { quote: Quote; order: ProductOrder }) {
  const { t } = useTranslation()
  const { remaining, feeRate, fee, pays, paidFromAtMs, isAtOnce } = quote
  const { currency } = order
  const fixed = isFixed(order)
  const freeFrom = freeExitFrom(order, quote)
  return (
    <>
      {!isAtOnce && (
        <p className="text-center text-sm text-fg-2">
          {t(fixed ? 'fixedRates.leaveBefore' : 'investments.leaveBefore')}
        </p>
      )}
      <p className="text-center">
        <Amount value={pays} currency={currency} fit toCent className="text-3xl font-semibold" />
      </p>
      <Facts
        inset
        items={[
          {
            label: t('investments.principal'),
            value: <Amount value={remaining} toCent currency={currency} />,
          },
          isAtOnce
            ? { label: t('investments.exitFee'), value: t('freezes.noFee') }
            : {
                label: t('investments.leaveFeeOf', { rate: wholePercentText(feeRate) }),
                value: <Amount value={fee === '0' ? fee : `-${fee}`} toCent currency={currency} />,
                ...(fee === '0' ? {} : { tone: 'down' as const }),
              },
          {
            label: t('investments.netResult'),
            value: <Amount value={afterLeaving(order, fee)} sign tone toCent currency={currency} />,
          },
          {
            label: t('investments.leavePaid'),
            value: isAtOnce ? t('freezes.paidNow') : t('investments.leavePaidAt', dayFrom(paidFromAtMs)),
          },
        ]}
      />
      {freeFrom !== undefined && (
        <p className="num text-sm font-medium">{t('freezes.freeFrom', { day: utcDayText(freeFrom) })}</p>
      )}
      {!isAtOnce && (
        <p className="text-sm text-fg-2">
          {t(fixed ? 'fixedRates.leaveThen' : 'investments.leaveThen', { rate: wholePercentText(feeRate) })}
        </p>
      )}
    </>
  )
}

const dayOf = ({ exitDay }: { exitDay: string }): { day: string } => ({ day: utcDayText(exitDay) })
const dayFrom = (atMs: number): { day: string } => ({ day: utcMomentText(atMs) })
