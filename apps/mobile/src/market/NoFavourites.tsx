import { Star } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { Button } from '../ui/Button.tsx'
import { Empty } from '../ui/Empty.tsx'

/** What favourites are for, and the way to some. */
export function NoFavourites() {
  const { t } = useTranslation()
  const [query, setQuery] = useSearchParams()
  return (
    <Empty
      icon={<Star />}
      title={t('market.noFavourites')}
      text={t('market.noFavouritesText')}
      action={
        <Button
          size="md"
          onClick={() => {
            query.delete('group')
            setQuery(query, { replace: true })
          }}
        >
          {t('market.browse')}
        </Button>
      }
    />
  )
}
