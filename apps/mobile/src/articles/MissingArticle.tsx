import { CallRefused } from '@touchstone/client/call-failed'
import { FileX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { pathTo } from '../routes/paths.ts'
import { Empty } from '../ui/Empty.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'

/** Whether it failed because there is no such article or link: asking again would not help. */
export const isMissing = (error: unknown): boolean =>
  error instanceof CallRefused && (error.kind === 'article_not_found' || error.kind === 'link_not_found')

/** In place of an article that was withdrawn, or never was. */
export function MissingArticle() {
  const { t } = useTranslation()
  return (
    <Empty
      icon={<FileX />}
      title={t('articles.missing')}
      text={t('articles.missingText')}
      action={
        <LinkButton to={pathTo('news')} replace kind="soft" size="md">
          {t('articles.toNews')}
        </LinkButton>
      }
    />
  )
}
