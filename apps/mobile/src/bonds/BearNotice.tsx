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
  /** The most that can be chosen: where that is too much, the warning has its room before, and nothing moves while one types. */
  most: string
  /** What somebody said to be able to lose; undefined for nobody who said it. */
  bearable: string | undefined
}

/** Warns somebody who is about to lend more than they can bear to lose by their own figures; where that is nothing, before they type. */
export function BearNotice({ bond: { id, currency }, amount, most, bearable }: BearNoticeProps) {
  const { t } = useTranslation()
  const lent = useLentInAll(currency) ?? '0'
  const total = inAll(amount, lent)
  if (bearable === undefined) return null
  const canBear = canLose(bearable)
  const isNow = !canBear || (amount !== '' && isBeyond(total, bearable))
  if (!isNow && !isBeyond(inAll(most, lent), bearable)) return null
  return (
    <div className={clsx(!isNow && 'invisible')}>
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
