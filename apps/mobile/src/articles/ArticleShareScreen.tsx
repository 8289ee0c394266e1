import { useLayoutEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, useSearchParams } from 'react-router'
import { pathTo } from '../routes/paths.ts'
import { useIsSignedIn } from '@touchstone/app/api/session'
import { followInvitation } from '@touchstone/app/sessions/invitation'
import { Card } from '../ui/Card.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { Screen } from '../ui/Screen.tsx'
import { isRowId } from '@touchstone/app/articles/article-kinds'
import { onwardOf } from './article-target.ts'
import { ArticleBody, ArticleSkeleton } from './ArticleBody.tsx'
import { useArticle, useShortLink } from '@touchstone/app/articles/articles.queries'
import { isMissing, MissingArticle } from './MissingArticle.tsx'
import { isCode, leadOf } from './short-link.ts'
import { OnwardLink } from './OnwardLink.tsx'

/** The page of a shared link: the article for anybody who has the link, the app's header, and the way to sign in. */
export function ArticleShareScreen() {
  const { t } = useTranslation()
  const isSignedIn = useIsSignedIn()
  const [query] = useSearchParams()
  const id = query.get('id')
  return (
    <Screen
      footer={
        <LinkButton to={isSignedIn ? pathTo('home') : pathTo('demo', { start: '1' })} wide>
          {t(isSignedIn ? 'articles.openApp' : 'articles.tryDemo')}
        </LinkButton>
      }
    >
      <Head />
      {id === null ? <Coded code={query.get('code') ?? ''} /> : <Shared id={id} />}
      {!isSignedIn && <Invitation />}
    </Screen>
  )
}

function Head() {
  const { t } = useTranslation()
  return (
    <header className="flex min-h-12 items-center gap-3 border-b border-border pb-2">
      <img src="/icons/icon.svg" alt="" className="size-9" />
      <div className="min-w-0 flex-1">
        <h1 className="text-base font-semibold">Touchstone</h1>
        <p className="text-xs text-fg-3">{t('articles.tagline')}</p>
      </div>
      <Link to={pathTo('home')} className="grid min-h-11 place-items-center px-1 text-sm font-semibold text-accent">
        {t('articles.open')}
      </Link>
    </header>
  )
}

/** A short link: shows its article, or goes to the page of the app that it names. */
function Coded({ code }: { code: string }) {
  const link = useShortLink(isCode(code) ? code : undefined)
  if (!isCode(code) || isMissing(link.error)) return <MissingArticle />
  return (
    <Loaded query={link} skeleton={<ArticleSkeleton />}>
      {(found) => {
        const lead = leadOf(code, found)
        return 'article' in lead ? <Shared id={lead.article} /> : <Lead to={lead.path} inviteCode={found.inviteCode} />
      }}
    </Loaded>
  )
}

function Lead({ to, inviteCode }: { to: string; inviteCode: string | undefined }) {
  // First of all: what it leads to reads it.
  useLayoutEffect(() => {
    if (inviteCode !== undefined) followInvitation(inviteCode)
  }, [inviteCode])
  return <Navigate to={to} replace />
}

function Shared({ id }: { id: string }) {
  const article = useArticle(id)
  if (!isRowId(id) || isMissing(article.error)) return <MissingArticle />
  const onward = article.data && onwardOf(article.data, globalThis.location.hostname)
  return (
    <Loaded query={article} skeleton={<ArticleSkeleton />}>
      {(shown) => (
        <>
          <ArticleBody article={shown} />
          {onward !== undefined && <OnwardLink onward={onward} kind="soft" />}
        </>
      )}
    </Loaded>
  )
}

function Invitation() {
  const { t } = useTranslation()
  return (
    <Card padded>
      <h2 className="text-lg font-semibold text-balance">{t('articles.invitation')}</h2>
      <p className="mt-1 text-sm text-fg-2">{t('articles.invitationText')}</p>
      <div className="mt-3 grid grid-cols-2 gap-2">
        <LinkButton to={pathTo('home')} kind="soft" size="md">
          {t('articles.look')}
        </LinkButton>
        <LinkButton to={pathTo('signIn', { mode: 'register' })} kind="soft" size="md">
          {t('words.register')}
        </LinkButton>
      </div>
    </Card>
  )
}
