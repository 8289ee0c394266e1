import { useTranslation } from 'react-i18next'
import { fixedPay, fixedRateText } from '@touchstone/app/investments/fixed-pay'
import { placesOfAmount } from '@touchstone/app/investments/invest-form'
import type { ProductDetail } from '@touchstone/app/investments/investments.queries'
import { wholePercentText } from '@touchstone/app/format/number-text'
import { moneyText } from '@touchstone/app/format/print-money'
import { Amount } from '../ui/Amount.tsx'
import { Card } from '../ui/Card.tsx'
import { Figure } from '../ui/Figure.tsx'

/** An amount of which the term of a fixed rate is told, whatever it costs at least. */
const shownAmount = '1000'

/** A fixed rate, what a term of it pays, which is exact, and what it costs not to wait for it: no chart of the past is needed. */
export function FixedHero({ product }: { product: ProductDetail }) {
  const { t } = useTranslation()
  const { cycleDays: days, currency, exitFeeRate } = product
  const rate = fixedRateText(product)
  return (
    <Card padded className="flex flex-col gap-4">
      <div>
        <h2 className="text-sm text-fg-2">{t('investments.dailyRate')}</h2>
        <p className="num text-2xl font-semibold">{t('fixedRates.aDay', { rate })}</p>
      </div>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3">
        <Figure label={t('fixedRates.onAmount', { amount: moneyText(shownAmount, { places: 0 }), currency, days })}>
          <Amount
            value={fixedPay(shownAmount, product)}
            sign
            trim="but_cents"
            places={placesOfAmount(product)}
            currency={currency}
          />
        </Figure>
        <Figure label={t('investments.exitFee')} end>
          {wholePercentText(exitFeeRate)}
        </Figure>
      </dl>
    </Card>
  )
}
