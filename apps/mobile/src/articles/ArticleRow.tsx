import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { pathTo } from '../routes/paths.ts'
import { StatusChip } from '../ui/StatusChip.tsx'
import { ArticleTime } from './ArticleTime.tsx'
import type { ShownArticle } from '@touchstone/app/articles/articles.queries'

const pathOf = ({ id, kind }: ShownArticle): string => pathTo('articleDetail', { id, kind })

/** An announcement or notice in a list: what it is about, and whether it was read. */
export function ArticleRow({ article }: { article: ShownArticle }) {
  const { t } = useTranslation()
  const { title, summary, image, time, read } = article
  return (
    <Link
      to={pathOf(article)}
      className="flex gap-3 border-t border-border px-4 py-3.5 outline-offset-[-2px] transition-colors duration-150 hover:bg-surface-2/50 active:bg-surface-2 [li:first-child>&]:border-t-0"
    >
      <span className="min-w-0 flex-1">
        <span className={clsx('line-clamp-2 text-base break-words', read ? 'font-medium' : 'font-semibold')}>
          {!read && (
            <>
              <span aria-hidden className="mr-2 inline-block size-2 rounded-full bg-danger-fill align-middle" />
              <span className="sr-only">{t('articles.unread')} </span>
            </>
          )}
          {title}
        </span>
        {summary !== '' && <span className="mt-0.5 line-clamp-2 text-sm break-words text-fg-2">{summary}</span>}
        <ArticleTime time={time} className="mt-1.5 block" />
      </span>
      {image !== null && (
        <img src={image} alt="" loading="lazy" className="size-18 shrink-0 rounded-md bg-surface-2 object-cover" />
      )}
    </Link>
  )
}

/** The newest announcement, above the others. */
export function LeadArticle({ article }: { article: ShownArticle }) {
  const { t } = useTranslation()
  const { title, summary, image, time } = article
  return (
    <Link
      to={pathOf(article)}
      className="block outline-offset-[-2px] transition-colors duration-150 hover:bg-surface-2/50 active:bg-surface-2"
    >
      {image !== null && <img src={image} alt="" className="aspect-2/1 w-full bg-surface-2 object-cover" />}
      <span className="block px-4 pt-4 pb-4.5">
        <span className="flex items-center gap-2">
          <StatusChip tone="success">{t('articles.newest')}</StatusChip>
          <ArticleTime time={time} />
        </span>
        <span className="mt-2 line-clamp-3 text-xl font-semibold text-balance break-words">{title}</span>
        {summary !== '' && <span className="mt-1 line-clamp-3 text-base break-words text-fg-2">{summary}</span>}
      </span>
    </Link>
  )
}
