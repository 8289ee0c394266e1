import { useTranslation } from 'react-i18next'
import { ruleWord } from '@touchstone/app/investments/words'

/** What a product is called: by its rule, and how long it runs. */
export function useProductName(): (product: { rule: string; cycleDays: number }) => string {
  const { t } = useTranslation()
  return ({ rule, cycleDays: days }) => t(`investments.name_${ruleWord(rule) ?? 'other'}`, { rule, days })
}
