import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { Screen } from '../ui/Screen.tsx'
import { type ListedKind, listedKindOf } from '@touchstone/app/articles/article-kinds'
import { ArticleFeed } from './ArticleFeed.tsx'
import { useArticles } from '@touchstone/app/articles/articles.queries'
import { HelpList } from './HelpList.tsx'

const titles = {
  announcement: 'articles.announcements',
  notice: 'articles.notices',
  help: 'articles.help',
} as const satisfies Record<ListedKind, string>

/** All articles of one kind: announcements where the address names none. */
export function ArticleListScreen() {
  const { t } = useTranslation()
  const kind = listedKindOf(useSearchParams()[0].get('kind')) ?? 'announcement'
  return (
    <Screen title={t(titles[kind])} back>
      {kind === 'help' ? <HelpList /> : <Feed key={kind} kind={kind} />}
    </Screen>
  )
}

function Feed({ kind }: { kind: 'announcement' | 'notice' }) {
  return <ArticleFeed kind={kind} query={useArticles(kind)} />
}
