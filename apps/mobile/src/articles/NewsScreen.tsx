import { CheckCheck, CircleQuestionMark } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useAct } from '@touchstone/app/api/act'
import { api } from '@touchstone/app/api/api'
import { pathTo } from '../routes/paths.ts'
import { queries } from '@touchstone/app/api/queries'
import { Card } from '../ui/Card.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { Row } from '../ui/Row.tsx'
import { Screen } from '../ui/Screen.tsx'
import { Tabs } from '../ui/Tabs.tsx'
import { toast } from '@touchstone/app/feedback/toast'
import { ArticleFeed } from './ArticleFeed.tsx'
import { showNoticesRead, useArticles } from '@touchstone/app/articles/articles.queries'

const tabs = ['announcement', 'notice'] as const

/** What the house has to say to everybody. */
export function NewsScreen() {
  const { t } = useTranslation()
  const [query, setQuery] = useSearchParams()
  const tab = tabs.find((each) => each === query.get('tab')) ?? 'announcement'
  const announcements = useArticles('announcement')
  const notices = useArticles('notice')
  const unread = notices.data?.pages.flatMap(({ records }) => records.filter(({ read }) => !read)).length ?? 0
  const reading = useReadAllNotices()
  return (
    <Screen
      title={t('articles.newsTitle')}
      back
      right={
        tab === 'notice' && unread > 0 ? (
          <IconButton
            label={t('articles.markAllRead')}
            icon={<CheckCheck aria-hidden className="size-5.5" />}
            disabled={reading.isPending}
            onClick={() => reading.mutate({})}
          />
        ) : undefined
      }
    >
      <Tabs
        label={t('articles.newsTitle')}
        value={tab}
        items={[
          { value: 'announcement', label: t('articles.announcements') },
          { value: 'notice', label: t('articles.notices'), count: unread },
        ]}
        onChange={(next) => setQuery({ tab: next }, { replace: true })}
      />
      <ArticleFeed key={tab} kind={tab} query={tab === 'notice' ? notices : announcements} />
      <Card>
        <Row
          icon={<CircleQuestionMark aria-hidden className="size-5" />}
          title={t('articles.help')}
          to={pathTo('articleList', { kind: 'help' })}
        />
      </Card>
    </Screen>
  )
}

function useReadAllNotices() {
  const { t } = useTranslation()
  return useAct({
    call: api.readNotices,
    onDone: () => {
      showNoticesRead()
      void queries.invalidateQueries({ queryKey: ['articles', 'list', 'notice'] })
      toast(t('articles.allRead'))
    },
  })
}
