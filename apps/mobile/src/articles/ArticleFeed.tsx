import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { Megaphone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Card } from '../ui/Card.tsx'
import { Empty } from '../ui/Empty.tsx'
import { PagedList } from '../ui/PagedList.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { ArticleRow, LeadArticle } from './ArticleRow.tsx'
import type { ArticlesPage } from '@touchstone/app/articles/articles.queries'

type ArticleFeedProps = {
  kind: 'announcement' | 'notice'
  query: UseInfiniteQueryResult<InfiniteData<ArticlesPage>>
}

/** Announcements or notices, newest first, page after page. */
export function ArticleFeed({ kind, query }: ArticleFeedProps) {
  const { t } = useTranslation()
  const hasLead = kind === 'announcement'
  return (
    <Card>
      <PagedList
        query={query}
        keyOf={({ id }) => id}
        skeleton={<FeedSkeleton hasLead={hasLead} />}
        empty={
          <Empty
            icon={<Megaphone />}
            title={t(hasLead ? 'articles.noAnnouncements' : 'articles.noNotices')}
            text={t('articles.emptyText')}
          />
        }
        row={(article, index) =>
          hasLead && index === 0 ? <LeadArticle article={article} /> : <ArticleRow article={article} />
        }
      />
    </Card>
  )
}

function FeedSkeleton({ hasLead }: { hasLead: boolean }) {
  return (
    <div aria-hidden className="divide-y divide-border">
      {hasLead && (
        <div className="flex flex-col gap-2.5 px-4 py-4.5">
          <Skeleton className="h-4 w-32" />
          <Skeleton className="h-6 w-11/12" />
          <Skeleton className="h-5 w-3/4" />
        </div>
      )}
      {Array.from({ length: 4 }, (_, index) => (
        <div key={index} className="flex flex-col gap-2 px-4 py-4">
          <Skeleton className="h-4.5 w-2/3" />
          <Skeleton className="h-4 w-11/12" />
          <Skeleton className="h-3 w-20" />
        </div>
      ))}
    </div>
  )
}
