import { BadgeCheck, ChevronDown, OctagonX } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isRuleText } from '@touchstone/app/investments/check-day'
import type { ProductDetail } from '@touchstone/app/investments/investments.queries'
import { fixedRateText } from '@touchstone/app/investments/fixed-pay'
import { isFixed, ruleWord, utcMomentText } from '@touchstone/app/investments/words'
import { Card } from '../ui/Card.tsx'
import { StatusChip } from '../ui/StatusChip.tsx'
import { useRuleName } from './use-product-name.ts'

/** What decides, in the person's language; below it the exact text that the terms name by its hash. */
export function RuleCard({ product }: { product: ProductDetail }) {
  const { t } = useTranslation()
  const { rule, ruleText, ruleHash, publishedAtMs } = product
  const fixed = isFixed(product)
  const nameOf = useRuleName()
  const word = ruleWord(rule)
  return (
    <Card padded className="flex flex-col gap-3">
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-base font-semibold">{t(fixed ? 'fixedRates.rate' : 'investments.rule')}</h2>
        {!fixed && <StatusChip>{nameOf(rule)}</StatusChip>}
      </div>
      <p className="text-sm text-fg-2">
        {fixed
          ? t('fixedRates.text', { rate: fixedRateText(product) })
          : word === undefined
            ? ruleText
            : t(`investments.rule_${word}`)}
      </p>
      {publishedAtMs !== null && !fixed && (
        <p className="text-xs text-fg-2">{t('investments.rulePublished', { day: utcMomentText(publishedAtMs) })}</p>
      )}
      <ExactText rule={rule} text={ruleText} hash={ruleHash} />
    </Card>
  )
}

function ExactText({ rule, text, hash }: { rule: string; text: string; hash: string }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="-my-2 flex min-h-11 w-full items-center justify-between gap-3 text-left text-sm font-medium text-accent"
      >
        {t('investments.ruleExact')}
        <ChevronDown aria-hidden className={isOpen ? 'size-4 rotate-180' : 'size-4'} />
      </button>
      {isOpen && (
        <div className="mt-3 flex flex-col gap-2">
          <blockquote lang="en" className="rounded-md bg-surface-2 p-3 text-sm break-words">
            {text}
          </blockquote>
          <p className="text-xs text-fg-2">{t('investments.ruleText')}</p>
          <p className="font-mono text-2xs break-all text-fg-3">
            {t('investments.hash')} {hash}
          </p>
          <HashMark holds={isRuleText(rule, text, hash)} />
        </div>
      )}
    </div>
  )
}

function HashMark({ holds }: { holds: boolean }) {
  const { t } = useTranslation()
  return holds ? (
    <p className="flex items-start gap-1.5 text-xs text-accent">
      <BadgeCheck aria-hidden className="size-4 shrink-0" />
      {t('investments.hashHolds')}
    </p>
  ) : (
    <p role="alert" className="flex items-start gap-1.5 text-xs text-danger">
      <OctagonX aria-hidden className="size-4 shrink-0" />
      {t('investments.hashFails')}
    </p>
  )
}
