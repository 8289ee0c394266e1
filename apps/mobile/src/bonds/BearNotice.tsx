import { useTranslation } from 'react-i18next'
import { canLose, isBeyond } from '@touchstone/app/bonds/bond-form'
import { moneyText } from '@touchstone/app/format/print-money'
import { pathTo } from '../routes/paths.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/Notice.tsx'

type BearNoticeProps = {
  bond: { id: string; currency: string }
  /** What is about to be lent; empty while nothing is chosen. */
  amount: string
  /** What somebody said to be able to lose; undefined for nobody who said it. */
  bearable: string | undefined
}

/** Warns somebody who is about to lend more than they can bear to lose by their own figures; where that is nothing, before they type. */
export function BearNotice({ bond: { id, currency }, amount, bearable }: BearNoticeProps) {
  const { t } = useTranslation()
  if (bearable === undefined) return null
  const canBear = canLose(bearable)
  if (canBear && (amount === '' || !isBeyond(amount, bearable))) return null
  return (
    <Notice
      tone="warn"
      action={
        <LinkButton kind="soft" size="sm" className="bg-surface!" to={pathTo('bondTest', { id })}>
          {t('bondTest.changeFigures')}
        </LinkButton>
      }
    >
      {canBear
        ? t('bonds.beyond', { amount: moneyText(bearable, { places: 0 }), currency })
        : t('bondTest.bearableNone')}
    </Notice>
  )
}
