import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { canLose, inAll, isBeyond } from '@touchstone/app/bonds/bond-form'
import { useLentInAll } from '@touchstone/app/bonds/use-lent-in-all'
import { moneyText } from '@touchstone/app/format/print-money'
import { pathTo } from '../routes/paths.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/Notice.tsx'

/** With cents where there are any. */
const short = (amount: string): string => moneyText(amount, { places: /\.\d*[1-9]/.test(amount) ? 2 : 0 })

type BearNoticeProps = {
  bond: { id: string; currency: string }
  /** What is about to be lent; empty while nothing is chosen. */
  amount: string
  /** The most that could be. */
  most: string
  /** What somebody said to be able to lose; undefined for nobody who said it. */
  bearable: string | undefined
}

/**
 * Warns somebody who is about to lend more than they can bear to lose by their own figures; where that is nothing, before they
 * type. Where it may still come it has its room: no key moves while one types.
 */
export function BearNotice({ bond: { id, currency }, amount, most, bearable }: BearNoticeProps) {
  const { t } = useTranslation()
  const lent = useLentInAll(currency) ?? '0'
  if (bearable === undefined) return null
  const canBear = canLose(bearable)
  const isBeyondWith = (more: string): boolean => isBeyond(inAll(more, lent), bearable)
  if (canBear && !isBeyondWith(most)) return null
  const isOver = !canBear || (amount !== '' && isBeyondWith(amount))
  const total = inAll(isOver ? amount : most, lent)
  return (
    <div aria-hidden={!isOver} className={clsx(!isOver && 'invisible')}>
      <Notice
        tone="warn"
        action={
          <LinkButton kind="soft" size="sm" className="bg-surface!" to={pathTo('bondTest', { id })}>
            {t('bondTest.changeFigures')}
          </LinkButton>
        }
      >
        {canBear
          ? t('bonds.beyond', { amount: short(bearable), currency, total: short(total) })
          : t('bondTest.bearableNone')}
      </Notice>
    </div>
  )
}
