import { clsx } from 'clsx'
import { ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Amount } from '../ui/Amount.tsx'
import { Change } from '../ui/Change.tsx'

type WorthFiguresProps = {
  total: string
  result: string
  rate: string | null
  places: number
  /** The time that the result is of. */
  when: string
  /** Where a tap on the total leads. */
  link?: string | undefined
  /** It is of an earlier moment. */
  old?: boolean
}

/** A total over what was made. */
export function WorthFigures({ total, result, rate, places, when, link, old = false }: WorthFiguresProps) {
  const { t } = useTranslation()
  const figure = <Amount value={total} places={places} private fit className="text-3xl font-semibold" />
  return (
    <div className={clsx(old && 'text-fg-3')}>
      {link === undefined ? (
        <div className="flex min-h-12 items-center">{figure}</div>
      ) : (
        <Link to={link} className="flex min-h-12 items-center gap-1 self-start">
          {figure}
          <ChevronRight aria-hidden className="size-5 text-fg-3" />
          <span className="sr-only"> {t('home.openAssets')}</span>
        </Link>
      )}
      <p className="flex min-h-5 flex-wrap items-center gap-x-2 text-sm text-fg-2">
        {rate !== null && !old && <Change value={rate} />}
        <Amount value={result} places={places} sign private />
        <span>{when}</span>
      </p>
    </div>
  )
}
