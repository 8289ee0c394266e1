import { useTranslation } from 'react-i18next'
import { moneyText, quantityText } from '@touchstone/app/format/print-money'
import { figureOf, hasTokens } from '@touchstone/app/ieo/ieo-figures'
import type { IeoOrder } from '@touchstone/app/ieo/ieo.queries'
import { counted } from '@touchstone/app/ieo/words'
import { deadlineText } from '@touchstone/app/time/moments'
import { usePrivateText } from '../ui/use-private-text.ts'
import { IeoOrderChip } from './IeoOrderChip.tsx'
import { IeoOrderAmount } from './IeoOrderAmount.tsx'

/** What it got; what is to be paid by when; or what is set aside or came back. */
export function IeoOrderHero({ order }: { order: IeoOrder }) {
  const { t } = useTranslation()
  const hidden = usePrivateText()
  const { state, token, currency, lots, lotsWon, toPay, payUntilAtMs, paid } = order
  return (
    <section>
      <div className="flex items-start justify-between gap-3 text-sm text-fg-2">
        <span className="min-w-0 break-words">{t(`ieo.${figureOf(order).what}`)}</span>
        <IeoOrderChip state={state} />
      </div>
      <p className="num text-3xl font-semibold">
        <IeoOrderAmount order={order} withCurrency fit />
      </p>
      <p className="num text-sm text-fg-2">
        {lotsWon > 0
          ? t('ieo.wonOf', { won: quantityText(String(lotsWon)), lots: quantityText(String(lots)) })
          : t('ieo.lots', counted(lots))}
      </p>
      {state === 'won' && payUntilAtMs !== null && (
        <p className="num mt-1 text-sm font-medium text-warn">
          {t('ieo.payBy', { amount: hidden(moneyText(toPay)), currency, time: deadlineText(payUntilAtMs) })}
        </p>
      )}
      {state === 'reserve' && <p className="mt-1 text-sm">{t('ieo.reserveText')}</p>}
      {state === 'forfeited' && <p className="mt-1 text-sm">{t('ieo.forfeitedText')}</p>}
      {state === 'refunded' && (
        <p className="mt-1 text-sm">{t('ieo.refundedText', { token, amount: hidden(moneyText(paid)), currency })}</p>
      )}
      {hasTokens(order) && (
        <p className="mt-1 text-sm">{t(state === 'listed' ? 'ieo.freeText' : 'ieo.heldText', { token })}</p>
      )}
    </section>
  )
}
