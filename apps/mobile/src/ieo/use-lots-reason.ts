import { useTranslation } from 'react-i18next'
import { moneyText, quantityText } from '@touchstone/app/format/print-money'
import type { CheckedLots } from '@touchstone/app/ieo/ieo-form'
import { setAsideOf } from '@touchstone/app/ieo/ieo-figures'
import type { IeoSale } from '@touchstone/app/ieo/ieo.queries'
import { counted } from '@touchstone/app/ieo/words'

/** Why what is typed cannot be sent, with the number that would pass. */
export function useLotsReason(checked: CheckedLots, sale: IeoSale): string | undefined {
  const { t } = useTranslation()
  switch (checked.kind) {
    case 'good':
      return undefined
    case 'unfinished':
      return t('ieo.enterLots')
    case 'unknown':
      return t('wallets.balanceUnread')
    case 'no_money':
      return t('investments.noMoney')
    case 'unchanged':
      return t('ieo.unchanged')
    case 'cap':
      return t('ieo.capIs', { number: quantityText(String(checked.lots)) })
    case 'too_much':
      return checked.lots === 0
        ? t('ieo.enoughForNone', { amount: moneyText(setAsideOf(sale, 1)), currency: sale.currency })
        : t('ieo.enoughFor', counted(checked.lots))
  }
}
