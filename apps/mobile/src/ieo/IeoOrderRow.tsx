import { useTranslation } from 'react-i18next'
import { hasTokens } from '@touchstone/app/ieo/ieo-figures'
import type { IeoOrder } from '@touchstone/app/ieo/ieo.queries'
import { counted } from '@touchstone/app/ieo/words'
import { untilText } from '@touchstone/app/time/moments'
import { pathTo } from '../routes/paths.ts'
import { Amount } from '../ui/Amount.tsx'
import { Row } from '../ui/Row.tsx'
import { SymbolIcon } from '../ui/SymbolIcon.tsx'
import { IeoOrderChip } from './IeoOrderChip.tsx'

/** An application with its state: what is set aside, what is to be paid by when, or what it got. */
export function IeoOrderRow({ order }: { order: IeoOrder }) {
  const { t } = useTranslation()
  const { id, name, token, currency, state, lots, setAside, toPay, payUntilAtMs, paid, returned, tokens } = order
  const isWon = state === 'won' && payUntilAtMs !== null
  const isOver = state === 'withdrawn' || state === 'not_won' || state === 'forfeited'
  return (
    <Row
      to={pathTo('ieoOrders', { id })}
      icon={<SymbolIcon symbol={token} />}
      title={name}
      sub={
        <span className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1">
          <IeoOrderChip state={state} />
          <span className="num">{t('ieo.lots', counted(lots))}</span>
          {isWon && <span className="num text-warn">{t('ieo.payUntil', { time: untilText(payUntilAtMs) })}</span>}
        </span>
      }
      right={
        hasTokens(order) ? (
          <Amount value={tokens} places={6} trim private />
        ) : (
          <Amount value={isWon ? toPay : isOver ? returned : setAside} toCent private />
        )
      }
      rightSub={
        hasTokens(order) ? (
          <>
            {token} · <Amount value={paid} currency={currency} toCent private />
          </>
        ) : (
          currency
        )
      }
    />
  )
}
