import { ExternalLink } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ButtonKind } from '../ui/button-look.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import type { Onward } from './article-target.ts'

/** Where an article leads on. */
export function OnwardLink({ onward, kind = 'primary' }: { onward: Onward; kind?: ButtonKind }) {
  const { t } = useTranslation()
  return (
    <LinkButton to={onward.path} kind={kind} wide>
      {onward.by === 'outside' ? (
        <>
          <ExternalLink aria-hidden className="size-5 shrink-0" />
          <span className="min-w-0 break-all">{t('articles.visit', { host: onward.host })}</span>
        </>
      ) : (
        t(onward.by === 'article' ? 'articles.readOn' : 'articles.seeNow')
      )}
    </LinkButton>
  )
}
