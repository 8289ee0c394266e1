import { clsx } from 'clsx'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { moneyText } from '@touchstone/app/format/print-money'
import { canChange, canPay, stateWord } from '@touchstone/app/ieo/ieo-figures'
import type { IeoOrder, IeoSale } from '@touchstone/app/ieo/ieo.queries'
import { leftText } from '@touchstone/app/ieo/words'
import { openingBar } from '@touchstone/app/protection/opening-bar'
import { useProtection } from '@touchstone/app/protection/protection.queries'
import { useNow } from '@touchstone/app/time/use-now'
import { pathTo } from '../routes/paths.ts'
import { Button } from '../ui/Button.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { PaySheet } from './PaySheet.tsx'
import { TakeBackSheet } from './TakeBackSheet.tsx'

/** By then a sheet has gone. */
const focusAfterMs = 100

/** What can be done: apply; change it or take it back; pay what was won; or why nothing can be. */
export function IeoActs({ sale, mine }: { sale: IeoSale; mine: IeoOrder | null }) {
  const { t } = useTranslation()
  const bar = openingBar(useProtection().data, 'ieo')
  // Taken back a moment ago: the second tap of a double tap does not apply again. It lies where the sheet's button was.
  const [hadOne, setHadOne] = useState(mine !== null)
  if (mine !== null && !hadOne) setHadOne(true)
  const apply = useRef<HTMLDivElement>(null)
  const isTakenBack = mine === null && hadOne
  useEffect(() => {
    if (!isTakenBack) return undefined
    // The sheet goes with its buttons, and lets the focus go a moment later: the act that is left has it then.
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) apply.current?.querySelector('a')?.focus({ preventScroll: true })
    }, focusAfterMs)
    return () => clearTimeout(timer)
  }, [isTakenBack])
  const { id } = sale
  if (mine !== null) return <OrderActs order={mine} seesOrder />
  const barred = bar === undefined ? undefined : t(`protection.blocked_${bar}`)
  const reason = sale.state === 'issuing' ? barred : t(`ieo.state.${stateWord(sale)}`)
  if (reason !== undefined) return <Button wide reason={reason} />
  return (
    <div ref={apply} tabIndex={-1} className="outline-none">
      <LinkButton wide className={clsx(hadOne && 'deaf-at-first [--deaf-for:2s]')} to={pathTo('ieoApply', { id })}>
        {t('ieo.apply')}
      </LinkButton>
    </div>
  )
}

type OrderActsProps = {
  order: IeoOrder
  /** Where nothing can be done with it, the way to it. */
  seesOrder: boolean
}

/** Those of an application. */
export function OrderActs({ order, seesOrder }: OrderActsProps) {
  const { t } = useTranslation()
  const nowMs = useNow(1_000, order.state === 'applied' || order.state === 'won')
  // Undefined until it is asked for.
  const [isOpen, setOpen] = useState<boolean>()
  const sheet = { order, open: isOpen === true, onOpenChange: setOpen }
  const { id, state, productId, toPay, currency, payUntilAtMs } = order
  const paying = canPay(order, nowMs)
  const changing = canChange(order, nowMs)
  return (
    <>
      {paying && (
        <>
          <Button wide onClick={() => setOpen(true)}>
            {t('ieo.payAct', { amount: moneyText(toPay), currency })}
          </Button>
          <p className="num text-center text-xs text-fg-2">
            {t('ieo.payLeft', { left: leftText((payUntilAtMs ?? nowMs) - nowMs) })}
          </p>
        </>
      )}
      {changing && (
        <div className="grid grid-cols-2 gap-3">
          <Button kind="soft" onClick={() => setOpen(true)}>
            {t('ieo.takeBack')}
          </Button>
          <LinkButton to={pathTo('ieoApply', { id: productId })}>{t('ieo.commitMore')}</LinkButton>
        </div>
      )}
      {!paying && !changing && seesOrder && (
        <LinkButton wide kind="soft" to={pathTo('ieoOrders', { id })}>
          {t('ieo.seeMine')}
        </LinkButton>
      )}
      {(state === 'won' || state === 'completed') && <PaySheet {...sheet} />}
      {(state === 'applied' || state === 'withdrawn') && <TakeBackSheet {...sheet} />}
    </>
  )
}
