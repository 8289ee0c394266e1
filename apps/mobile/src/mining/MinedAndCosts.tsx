import { useTranslation } from 'react-i18next'
import { hiddenNumber } from '@touchstone/app/format/number-text'
import { moneyText } from '@touchstone/app/format/print-money'
import { usePreferences } from '@touchstone/app/look/preferences'

const coinPlaces = 8

type MinedAndCostsProps = { mined: string; costs: string; isPrivate?: boolean }

/** What a day mined, and what came off it, in the coin: a line each. */
export function MinedAndCosts({ mined, costs, isPrivate = false }: MinedAndCostsProps) {
  const { t } = useTranslation()
  const hides = usePreferences((preferences) => preferences.hideBalances) && isPrivate
  const shown = (amount: string): string => (hides ? hiddenNumber : moneyText(amount, { places: coinPlaces }))
  return (
    <span className="num">
      <span className="block">
        {t('mining.mined')} {shown(mined)}
      </span>
      <span className="block">
        {t('mining.costs')} {shown(costs)}
      </span>
    </span>
  )
}
