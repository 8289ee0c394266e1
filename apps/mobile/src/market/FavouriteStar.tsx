import { clsx } from 'clsx'
import { Star } from 'lucide-react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { haptic } from '@touchstone/app/feedback/haptic'

type FavouriteStarProps = {
  symbol: string
  isFavourite: boolean
  onChange: (change: { symbol: string; isFavourite: boolean }) => void
}

/** Keeps a symbol among the favourites. */
export const FavouriteStar = memo(function FavouriteStar({ symbol, isFavourite, onChange }: FavouriteStarProps) {
  const { t } = useTranslation()
  return (
    <button
      type="button"
      aria-pressed={isFavourite}
      aria-label={t(isFavourite ? 'market.removeFavourite' : 'market.addFavourite', { symbol })}
      onClick={() => {
        haptic()
        onChange({ symbol, isFavourite: !isFavourite })
      }}
      className="grid w-11 shrink-0 place-items-center self-stretch outline-offset-[-2px] transition duration-100 active:scale-90"
    >
      <Star aria-hidden className={clsx('size-4.5', isFavourite ? 'fill-accent text-accent' : 'text-fg-3')} />
    </button>
  )
})
