import { useTranslation } from 'react-i18next'
import { figureOf, hasTokens } from '@touchstone/app/ieo/ieo-figures'
import type { IeoOrder } from '@touchstone/app/ieo/ieo.queries'
import { counted } from '@touchstone/app/ieo/words'
import { deadlineText } from '@touchstone/app/time/moments'
import { pathTo } from '../routes/paths.ts'
import { Amount } from '../ui/Amount.tsx'
import { Row } from '../ui/Row.tsx'
import { SymbolIcon } from '../ui/SymbolIcon.tsx'
import { IeoOrderChip } from './IeoOrderChip.tsx'
import { IeoOrderAmount } from './IeoOrderAmount.tsx'

/** An application with its state: what is set aside, what is to be paid by when, or what it got. */
export function IeoOrderRow({ order }: { order: IeoOrder }) {
  const { t } = useTranslation()
  const { id, name, token, currency, state, lots, payUntilAtMs, paid } = order
  const isWon = state === 'won' && payUntilAtMs !== null
  return (
    <Row
      to={pathTo('ieoOrders', { id })}
      icon={<SymbolIcon symbol={token} />}
      title={name}
      sub={
        <span className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1">
          <IeoOrderChip state={state} />
          <span className="num">{t('ieo.lots', counted(lots))}</span>
          {isWon && <span className="num text-warn">{t('ieo.payUntil', { time: deadlineText(payUntilAtMs) })}</span>}
        </span>
      }
      right={<IeoOrderAmount order={order} />}
      rightSub={
        hasTokens(order) ? (
          <>
            {token} · <Amount value={paid} currency={currency} toCent private />
          </>
        ) : (
          `${t(`ieo.${figureOf(order).what}`)} · ${currency}`
        )
      }
    />
  )
}
