import { useTranslation } from 'react-i18next'
import { noNumber } from '@touchstone/app/format/number-text'
import { moneyText } from '@touchstone/app/format/print-money'
import { mostLost, priceOfLots, setAsideOf, shareWith } from '@touchstone/app/ieo/ieo-figures'
import type { IeoSale } from '@touchstone/app/ieo/ieo.queries'
import { counted } from '@touchstone/app/ieo/words'
import { deadlineText } from '@touchstone/app/time/moments'
import { FactLine } from '../investments/FactLine.tsx'
import { Amount } from '../ui/Amount.tsx'

type ApplyFactsProps = {
  sale: IeoSale
  /** 0 while none are chosen. */
  lots: number
  /** What was applied for before; 0 for nothing. */
  before: number
}

/** What can be lost, what is set aside, and what it would get: each has its room before a number is typed. */
export function ApplyFacts({ sale, lots, before }: ApplyFactsProps) {
  const { t } = useTranslation()
  const { token, currency, format, cap, listByAtMs } = sale
  const isTyped = lots > 0
  const share = shareWith(sale, lots, before)
  const lost = moneyText(mostLost(sale, lots), { places: 0 })
  return (
    <dl className="flex flex-col gap-3 rounded-lg bg-surface p-4 text-sm shadow-raised">
      <FactLine label={t('ieo.canLose')} hint={t('ieo.noMarket', { token })}>
        {!isTyped
          ? t('ieo.canLoseAll')
          : lots > cap
            ? `${lost} ${currency}`
            : t('ieo.canLoseAmount', { amount: lost, currency })}
      </FactLine>
      <FactLine
        label={t('ieo.aside')}
        isKept={lots <= cap}
        hint={format === 'draw' ? undefined : t('ieo.mostYours', counted(cap))}
      >
        {isTyped ? <Amount value={setAsideOf(sale, lots)} currency={currency} toCent /> : noNumber}
      </FactLine>
      {format === 'draw' ? (
        <FactLine label={t('ieo.ifAllWin')} hint={t('ieo.ifNoneWin')}>
          {isTyped ? <Amount value={priceOfLots(sale, lots)} currency={currency} toCent /> : noNumber}
        </FactLine>
      ) : (
        <FactLine
          label={t('ieo.wouldGet')}
          isKept={!isTyped}
          hint={t(share?.returned === '0' ? 'ieo.forPrice' : 'ieo.forAndBack', {
            price: moneyText(share?.price ?? '0'),
            returned: moneyText(share?.returned ?? '0'),
            currency,
          })}
        >
          {isTyped ? <Amount value={share?.tokens} currency={token} places={6} trim /> : noNumber}
        </FactLine>
      )}
      {listByAtMs !== null && (
        <FactLine label={t('ieo.listBy')} hint={t('ieo.listByHint')}>
          {deadlineText(listByAtMs)}
        </FactLine>
      )}
    </dl>
  )
}
