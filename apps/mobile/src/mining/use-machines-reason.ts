import { useTranslation } from 'react-i18next'
import type { CheckedUnits } from '@touchstone/app/investments/units-form'
import { unitCount } from '@touchstone/app/bonds/words'
import { moneyText } from '@touchstone/app/format/print-money'
import type { Miner } from '@touchstone/app/mining/mining.queries'

/** Why what is typed cannot be sent, with the number that would pass. */
export function useMachinesReason(
  checked: CheckedUnits,
  { price, currency }: Pick<Miner, 'price' | 'currency'>,
): string | undefined {
  const { t } = useTranslation()
  switch (checked.kind) {
    case 'good':
      return undefined
    case 'unfinished':
      return t('mining.enterMachines')
    case 'unknown':
      return t('wallets.balanceUnread')
    case 'no_money':
      return t('investments.noMoney')
    case 'limit':
      return checked.units === 0 ? t('bonds.holdMost') : t('mining.moreForYou', unitCount(checked.units))
    case 'too_much':
      return checked.units === 0
        ? t('mining.enoughForNone', { amount: moneyText(price), currency })
        : t('mining.enoughFor', unitCount(checked.units))
    case 'not_left':
      return checked.units === 0 ? t('mining.state.sold_out') : t('mining.notLeft', unitCount(checked.units))
  }
}
