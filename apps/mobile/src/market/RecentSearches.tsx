import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/Button.tsx'
import { Heading } from './Heading.tsx'
import { forgetSearches, recentSearches } from '@touchstone/app/market/search'

/** What was searched for before, to be searched for again. */
export function RecentSearches({ onSearch }: { onSearch: (text: string) => void }) {
  const { t } = useTranslation()
  const [searches, setSearches] = useState(recentSearches)
  if (searches.length === 0) return null
  return (
    <section>
      <Heading
        title={t('market.recentSearches')}
        onClear={() => {
          forgetSearches()
          setSearches([])
        }}
      />
      <ul className="flex flex-wrap gap-2 px-4 pb-3">
        {searches.map((text) => (
          <li key={text} className="max-w-full">
            <Button
              kind="soft"
              size="sm"
              onClick={() => {
                onSearch(text)
              }}
            >
              <span className="max-w-60 truncate">{text}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
