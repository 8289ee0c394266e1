import { clsx } from 'clsx'
import { ChevronLeft, ChevronRight, Share2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { pathTo } from '../routes/paths.ts'
import { useIsSignedIn } from '@touchstone/app/api/session'
import { IconButton } from '../ui/IconButton.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { Screen } from '../ui/Screen.tsx'
import { isRowId, listedKindOf, neighboursOf } from '@touchstone/app/articles/article-kinds'
import { onwardOf } from './article-target.ts'
import { ArticleBody, ArticleSkeleton } from './ArticleBody.tsx'
import {
  type Article,
  noteNoticeRead,
  type ShownArticle,
  useArticle,
  useShelf,
} from '@touchstone/app/articles/articles.queries'
import { isMissing, MissingArticle } from './MissingArticle.tsx'
import { ShareSheet } from './ShareSheet.tsx'
import { OnwardLink } from './OnwardLink.tsx'

/** One article. Opening a notice marks it as read. */
export function ArticleDetailScreen() {
  const { t } = useTranslation()
  const [query] = useSearchParams()
  const id = query.get('id') ?? ''
  const asked = listedKindOf(query.get('kind'))
  const article = useArticle(id, asked === 'help')
  const kind = article.data?.kind ?? asked
  const [isSharing, setSharing] = useState(false)
  useNoticeRead(article.data)
  const onward = article.data && onwardOf(article.data, globalThis.location.hostname)
  const isGone = !isRowId(id) || isMissing(article.error)
  return (
    <Screen
      title={t(`articles.one.${kind === undefined || isGone ? 'article' : kind}`)}
      back
      right={
        article.data === undefined ? undefined : (
          <IconButton
            label={t('words.share')}
            icon={<Share2 aria-hidden className="size-5" />}
            onClick={() => setSharing(true)}
          />
        )
      }
      footer={onward === undefined ? undefined : <OnwardLink onward={onward} />}
    >
      {isGone ? (
        <MissingArticle />
      ) : (
        <Loaded query={article} skeleton={<ArticleSkeleton />}>
          {(shown) => (
            <>
              <ArticleBody key={shown.id} article={shown} />
              <Neighbours article={shown} />
              <ShareSheet article={shown} open={isSharing} onOpenChange={setSharing} />
            </>
          )}
        </Loaded>
      )}
    </Screen>
  )
}

function useNoticeRead(article: Article | undefined): void {
  const isSignedIn = useIsSignedIn()
  const noticeId = isSignedIn && article?.kind === 'notice' ? article.id : undefined
  useEffect(() => {
    if (noticeId !== undefined) void noteNoticeRead(noticeId)
  }, [noticeId])
}

/** The way to the articles before and after this one in its list. */
function Neighbours({ article: { id, kind } }: { article: Article }) {
  const { t } = useTranslation()
  const { previous, next } = neighboursOf(useShelf(listedKindOf(kind)).data ?? [], id)
  if (previous === undefined && next === undefined) return null
  return (
    <nav aria-label={t('articles.beside')} className="grid grid-cols-2 gap-3 border-t border-border pt-4">
      {previous === undefined ? <span /> : <Neighbour article={previous} isNext={false} />}
      {next !== undefined && <Neighbour article={next} isNext />}
    </nav>
  )
}

function Neighbour({ article: { id, kind, title }, isNext }: { article: ShownArticle; isNext: boolean }) {
  const { t } = useTranslation()
  return (
    <Link
      replace
      to={pathTo('articleDetail', { id, kind })}
      onClick={() => globalThis.scrollTo(0, 0)}
      className={clsx(
        'block min-w-0 rounded-lg bg-surface p-3 shadow-raised active:bg-surface-2',
        isNext && 'col-start-2',
      )}
    >
      <span className={clsx('flex items-center gap-0.5 text-xs text-fg-3', isNext && 'justify-between')}>
        {!isNext && <ChevronLeft aria-hidden className="-ml-1 size-4" />}
        {t(isNext ? 'articles.next' : 'articles.previous')}
        {isNext && <ChevronRight aria-hidden className="-mr-1 size-4" />}
      </span>
      <span className="mt-0.5 line-clamp-3 text-sm font-medium break-words">{title}</span>
    </Link>
  )
}
