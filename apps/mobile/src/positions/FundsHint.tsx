import { useTranslation } from 'react-i18next'
import { pathTo } from '../routes/paths.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { positionsIn, type PreviewContext } from '@touchstone/app/previews/preview-context.queries'

/** Nothing to trade with: where it comes from, and that it can be tried without. */
export function FundsHint({ context }: { context: PreviewContext | undefined }) {
  const { t } = useTranslation()
  if (context === undefined || positionsIn(context).length > 0 || context.openCounts.orders > 0) return null
  if (context.engine.freeOf(context.book, context.facts) > 0n) return null
  return (
    <Notice
      action={
        <span className="flex flex-wrap gap-2">
          <LinkButton kind="soft" size="sm" className="bg-surface!" to={pathTo('transfer')}>
            {t('positions.transferIn')}
          </LinkButton>
          <LinkButton kind="soft" size="sm" className="bg-surface!" to={pathTo('demo')}>
            {t('positions.tryDemo')}
          </LinkButton>
        </span>
      }
    >
      {t('positions.noFunds')}
    </Notice>
  )
}
