import { CircleQuestionMark, SearchX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { pathTo } from '../routes/paths.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Empty } from '../ui/Empty.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { Row } from '../ui/Row.tsx'
import { SearchField } from '../ui/SearchField.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { type ShownArticle, useShelf } from '@touchstone/app/articles/articles.queries'
import { searchArticles } from '@touchstone/app/articles/search-articles'

/** The help articles and a search in them. The search is in the address, so it is still there after going back. */
export function HelpList() {
  const { t } = useTranslation()
  const [query, setQuery] = useSearchParams()
  const search = query.get('q') ?? ''
  const help = useShelf('help')
  const seek = (text: string) => {
    setQuery({ kind: 'help', ...(text === '' ? {} : { q: text }) }, { replace: true })
  }
  return (
    <>
      <SearchField label={t('articles.searchHelp')} value={search} onChange={seek} />
      <Loaded
        query={help}
        skeleton={<HelpSkeleton />}
        isEmpty={(list) => list.length === 0}
        empty={
          <Empty
            icon={<CircleQuestionMark />}
            title={t('articles.noHelp')}
            text={t('articles.emptyText')}
            action={
              <LinkButton to={pathTo('news')} kind="soft" size="md">
                {t('articles.toNews')}
              </LinkButton>
            }
          />
        }
      >
        {(list) => <Found articles={searchArticles(list, search)} search={search.trim()} onAll={() => seek('')} />}
      </Loaded>
    </>
  )
}

function Found({ articles, search, onAll }: { articles: ShownArticle[]; search: string; onAll: () => void }) {
  const { t } = useTranslation()
  return (
    <>
      <output className="sr-only">{search === '' ? '' : t('articles.foundCount', { count: articles.length })}</output>
      {articles.length === 0 ? (
        <Empty
          icon={<SearchX />}
          title={t('articles.notFound', { text: search })}
          text={t('articles.notFoundText')}
          action={
            <Button kind="soft" size="md" onClick={onAll}>
              {t('articles.showAll')}
            </Button>
          }
        />
      ) : (
        <Card>
          <ul className="divide-y divide-border">
            {articles.map(({ id, title, summary }) => (
              <li key={id}>
                <Row
                  title={title}
                  sub={summary === '' ? undefined : summary}
                  to={pathTo('articleDetail', { id, kind: 'help' })}
                />
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  )
}

function HelpSkeleton() {
  return (
    <Card>
      <div aria-hidden className="divide-y divide-border">
        {Array.from({ length: 8 }, (_, index) => (
          <div key={index} className="flex min-h-16 flex-col justify-center gap-2 px-4 py-2.5">
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-3 w-4/5" />
          </div>
        ))}
      </div>
    </Card>
  )
}
