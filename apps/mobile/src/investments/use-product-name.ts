import { useTranslation } from 'react-i18next'
import { isFixed, ruleParts, ruleWord } from '@touchstone/app/investments/words'

/** What a product is called: by its rule, and how long it runs. */
export function useProductName(): (product: { rule: string; cycleDays: number }) => string {
  const { t } = useTranslation()
  const ruleName = useRuleName()
  return ({ rule, cycleDays: days }) =>
    isFixed({ rule })
      ? t('investments.name_fixed', { days })
      : t(`investments.name_${ruleWord(rule) ?? 'other'}`, { rule: ruleName(rule), days })
}

/** What a rule such as `trend/1` is called, with its version. */
export function useRuleName(): (rule: string) => string {
  const { t } = useTranslation()
  return (rule) => {
    if (isFixed({ rule })) return t('fixedRates.rate')
    const { word, name, version } = ruleParts(rule)
    return t('investments.ruleVersion', {
      name: word === undefined ? name : t(`investments.ruleName_${word}`),
      version,
    })
  }
}
