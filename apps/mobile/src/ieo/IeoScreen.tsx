import { Sprout } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { changedQuery } from '@touchstone/app/forms/changed-query'
import { ProtectionNotice } from '../protection/ProtectionNotice.tsx'
import { Screen } from '../ui/Screen.tsx'
import { Tabs } from '../ui/Tabs.tsx'
import { IeoOrderList } from './IeoOrderList.tsx'
import { IeoSaleList } from './IeoSaleList.tsx'

const parts = ['currencies', 'results', 'mine'] as const
type Part = (typeof parts)[number]

const partOf = (query: URLSearchParams): Part => parts.find((part) => part === query.get('part')) ?? 'currencies'

/** First sales of tokens: what is sold, who got what, and one's own applications. */
export function IeoScreen() {
  const { t } = useTranslation()
  const [query, setQuery] = useSearchParams()
  const part = partOf(query)
  return (
    <Screen title={t('ieo.title')} back>
      <p className="flex items-start gap-2.5 text-base">
        <Sprout aria-hidden className="mt-0.5 size-5 shrink-0 text-accent" />
        {t('ieo.intro')}
      </p>
      <ProtectionNotice feature="ieo" />
      <Tabs
        label={t('ieo.parts')}
        items={parts.map((value) => ({ value, label: t(`ieo.${value}`) }))}
        value={part}
        onChange={(next) => setQuery((old) => changedQuery(old, { part: next }), { replace: true })}
      />
      {part === 'mine' ? <IeoOrderList /> : <IeoSaleList key={part} part={part} />}
    </Screen>
  )
}
