import { useTranslation } from 'react-i18next'
import { type CheckedUnits } from '@touchstone/app/investments/units-form'
import type { Bond } from '@touchstone/app/bonds/bonds.queries'
import { unitCount } from '@touchstone/app/bonds/words'
import { moneyText } from '@touchstone/app/format/print-money'

/** Why what is typed cannot be sent, with the number that would pass. */
export function useUnitsReason(checked: CheckedUnits, { unit, currency }: Bond): string | undefined {
  const { t } = useTranslation()
  switch (checked.kind) {
    case 'good':
      return undefined
    case 'unfinished':
      return t('bonds.enterUnits')
    case 'unknown':
      return t('wallets.balanceUnread')
    case 'no_money':
      return t('investments.noMoney')
    case 'limit':
      return checked.units === 0 ? t('bonds.holdMost') : t('bonds.moreForYou', unitCount(checked.units))
    case 'too_much':
      return checked.units === 0
        ? t('bonds.enoughForNone', { amount: moneyText(unit, { places: 0 }), currency })
        : t('bonds.enoughFor', unitCount(checked.units))
    case 'not_left':
      return checked.units === 0 ? t('bonds.state.sold_out') : t('bonds.notLeft', unitCount(checked.units))
  }
}
