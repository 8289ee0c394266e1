import { useTranslation } from 'react-i18next'
import { wholePercentText } from '@touchstone/app/format/number-text'
import { fixedRateText } from '@touchstone/app/investments/fixed-pay'
import { isFixed } from '@touchstone/app/investments/words'

type Rated = { rule: string; dailyRateMin: string; dailyRateMax: string }

/** What the terms say of a day: its limits, or the rate that is fixed. */
export function useRateFact(): (of: Rated) => { label: string; value: string } {
  const { t } = useTranslation()
  return (of) =>
    isFixed(of)
      ? { label: t('investments.dailyRate'), value: t('fixedRates.aDay', { rate: fixedRateText(of) }) }
      : {
          label: t('investments.dailyLimits'),
          value: t('investments.range', {
            least: wholePercentText(of.dailyRateMin, true),
            most: wholePercentText(of.dailyRateMax, true),
          }),
        }
}
