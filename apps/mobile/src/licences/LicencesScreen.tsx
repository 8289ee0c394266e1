import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Card } from '../ui/Card.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { Screen } from '../ui/Screen.tsx'
import { SkeletonRows } from '../ui/SkeletonRows.tsx'
import { fetchLicences, type Licence } from '@touchstone/app/licences/fetch-licences'

/** What the app is built from, with the licences and notices of each. */
export function LicencesScreen() {
  const { t } = useTranslation()
  const licences = useQuery({ queryKey: ['licences'], queryFn: fetchLicences, staleTime: Infinity })
  return (
    <Screen title={t('licences.title')} back>
      <p className="text-sm text-fg-2">{t('licences.intro')}</p>
      <Loaded
        query={licences}
        skeleton={
          <Card>
            <SkeletonRows count={8} icon={false} />
          </Card>
        }
      >
        {(list) => (
          <Card className="divide-y divide-border overflow-hidden">
            {list.map((licence) => (
              <LicenceRow key={licence.name} licence={licence} />
            ))}
          </Card>
        )}
      </Loaded>
    </Screen>
  )
}

function LicenceRow({ licence: { name, version, licence, texts } }: { licence: Licence }) {
  const { t } = useTranslation()
  return (
    <details className="group">
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 px-4 py-2">
        <span className="min-w-0 flex-1">
          <span className="block truncate text-base font-medium">{name}</span>
          <span className="num block text-xs text-fg-3">{version}</span>
        </span>
        <span className="max-w-2/5 text-right text-xs text-fg-2">{licence}</span>
        <ChevronDown aria-hidden className="size-4 text-fg-3 transition group-open:rotate-180" />
      </summary>
      <div className="grid gap-3 px-4 pb-4">
        {texts.length === 0 && <p className="text-xs text-fg-3">{t('licences.noText')}</p>}
        {texts.map((text) => (
          <pre key={text} className="rounded-md bg-surface-2 p-3 text-2xs break-words whitespace-pre-wrap text-fg-2">
            {text}
          </pre>
        ))}
      </div>
    </details>
  )
}
