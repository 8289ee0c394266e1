import type { UseQueryResult } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { ExternalLink, Globe, ShieldAlert } from 'lucide-react'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { jumpOut, type Target } from '../routes/links.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { CopyButton } from '../ui/CopyButton.tsx'
import { Empty } from '../ui/Empty.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Screen } from '../ui/Screen.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useBack } from '../ui/use-back.ts'
import { isRowId } from '@touchstone/app/articles/article-kinds'
import { useArticle, useShortLink } from '@touchstone/app/articles/articles.queries'
import { isMissing } from './MissingArticle.tsx'
import { type OutsideAddress, outsideAddress } from './outside-address.ts'
import { isCode } from './short-link.ts'

/** Above this many characters it takes several lines. */
const longHost = 24

type Published = { title: string | undefined; target: Target | null }

/**
 * Before one leaves the app: which host, and that it is not ours. The address of this page names an article or a short
 * link, never where to go: only what was published here leads out.
 */
export function OutlinkScreen() {
  const { t } = useTranslation()
  const [query] = useSearchParams()
  const id = query.get('id') ?? ''
  const code = query.get('code') ?? ''
  return (
    <Screen title={t('articles.outlinkTitle')} back>
      {isRowId(id) ? <OfArticle id={id} /> : isCode(code) ? <OfCode code={code} /> : <Refused />}
    </Screen>
  )
}

function OfArticle({ id }: { id: string }) {
  return <Leaving query={useArticle(id)} published={({ title, target }) => ({ title, target })} />
}

function OfCode({ code }: { code: string }) {
  return (
    <Leaving
      query={useShortLink(code)}
      published={({ type, target }) => ({ title: undefined, target: { type, url: target } })}
    />
  )
}

type LeavingProps<Data> = { query: UseQueryResult<Data>; published: (data: Data) => Published }

function Leaving<Data>({ query, published }: LeavingProps<Data>) {
  if (isMissing(query.error)) return <Refused />
  return (
    <Loaded query={query} skeleton={<OutlinkSkeleton />}>
      {(data) => {
        const { title, target } = published(data)
        const address = outsideAddress(target, globalThis.location.hostname)
        return address === undefined ? <Refused /> : <Warning address={address} title={title} />
      }}
    </Loaded>
  )
}

function Warning({ address: { url, host }, title }: { address: OutsideAddress; title: string | undefined }) {
  const { t } = useTranslation()
  const stay = useBack()
  // Always a separate window: the app stays open behind it, and the other page cannot reach it.
  const go = () => jumpOut({ type: 4, url })
  return (
    <>
      <div className="flex flex-col items-center gap-1 pt-8 pb-2 text-center">
        <span aria-hidden className="mb-3 grid size-16 place-items-center rounded-full bg-warn-soft text-warn">
          <Globe className="size-8" />
        </span>
        <p className="text-sm text-fg-2">{t('articles.outlinkTo')}</p>
        <Host host={host} />
        {title !== undefined && (
          <p className="mt-1 max-w-full text-sm break-words text-fg-3">{t('articles.outlinkFrom', { title })}</p>
        )}
      </div>
      <Notice tone="warn">{t('articles.outlinkText')}</Notice>
      <Card className="flex items-center pl-4">
        <span className="min-w-0 flex-1 py-3">
          <span className="block text-xs text-fg-3">{t('articles.outlinkAddress')}</span>
          <span className="line-clamp-3 text-sm break-all">{url}</span>
        </span>
        <CopyButton text={url} label={t('articles.copyLink')} className="shrink-0" />
      </Card>
      <div className="mt-auto flex flex-col gap-2 pt-4">
        <Button wide onClick={go}>
          <ExternalLink aria-hidden className="size-5 shrink-0" />
          <span className="min-w-0 break-words">{t('articles.outlinkContinue')}</span>
          <span className="sr-only">{t('ui.opensElsewhere')}</span>
        </Button>
        <Button kind="soft" wide onClick={stay}>
          {t('articles.outlinkStay')}
        </Button>
      </div>
    </>
  )
}

/** Large, and broken at its dots where it is long: which name it ends with is what counts. */
function Host({ host }: { host: string }) {
  return (
    <p className={clsx('max-w-full font-semibold wrap-anywhere', host.length > longHost ? 'text-xl' : 'text-2xl')}>
      {host.split('.').map((name, index) => (
        <Fragment key={index}>
          {index > 0 && (
            <>
              .<wbr />
            </>
          )}
          {name}
        </Fragment>
      ))}
    </p>
  )
}

function Refused() {
  const { t } = useTranslation()
  const stay = useBack()
  return (
    <div role="alert">
      <Empty
        icon={<ShieldAlert />}
        title={t('articles.outlinkRefused')}
        text={t('articles.outlinkRefusedText')}
        action={
          <Button kind="soft" size="md" onClick={stay}>
            {t('words.back')}
          </Button>
        }
      />
    </div>
  )
}

function OutlinkSkeleton() {
  return (
    <div aria-hidden className="flex flex-col items-center gap-3 pt-8">
      <Skeleton className="size-16 rounded-full!" />
      <Skeleton className="h-4 w-40" />
      <Skeleton className="h-8 w-56" />
      <Skeleton className="mt-3 h-20 w-full rounded-md!" />
      <Skeleton className="h-16 w-full rounded-lg!" />
    </div>
  )
}
