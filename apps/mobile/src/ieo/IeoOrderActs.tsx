import { useTranslation } from 'react-i18next'
import { moneyText } from '@touchstone/app/format/print-money'
import { canChange, canPay } from '@touchstone/app/ieo/ieo-figures'
import type { IeoOrder } from '@touchstone/app/ieo/ieo.queries'
import { leftText } from '@touchstone/app/ieo/words'
import { useNow } from '@touchstone/app/time/use-now'
import { pathTo } from '../routes/paths.ts'
import { Button } from '../ui/Button.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'

type IeoOrderActsProps = {
  order: IeoOrder
  /** Opens the sheet of the order. */
  onAsk: () => void
  /** Where nothing can be done with it, the way to it. */
  seesOrder?: boolean
}

/** What can be done with an application: pay what it won; change it or take it back. */
export function IeoOrderActs({ order, onAsk, seesOrder = false }: IeoOrderActsProps) {
  const { t } = useTranslation()
  const { id, state, productId, toPay, currency, payUntilAtMs } = order
  const nowMs = useNow(1_000, state === 'applied' || state === 'won')
  if (canPay(order, nowMs))
    return (
      <>
        <Button wide onClick={onAsk}>
          {t('ieo.payAct', { amount: moneyText(toPay), currency })}
        </Button>
        <p className="num text-center text-xs text-fg-2">
          {t('ieo.payLeft', { left: leftText((payUntilAtMs ?? nowMs) - nowMs) })}
        </p>
      </>
    )
  if (canChange(order, nowMs))
    return (
      <div className="grid grid-cols-2 gap-3">
        <Button kind="soft" onClick={onAsk}>
          {t('ieo.takeBack')}
        </Button>
        <LinkButton to={pathTo('ieoApply', { id: productId })}>{t('ieo.commitMore')}</LinkButton>
      </div>
    )
  if (!seesOrder) return null
  return (
    <LinkButton wide kind="soft" to={pathTo('ieoOrders', { id })}>
      {t('ieo.seeMine')}
    </LinkButton>
  )
}
