import { FlaskConical } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { pathTo } from '../routes/paths.ts'
import { useBook } from '../routes/use-book.ts'
import { useFeed } from '@touchstone/app/setup/setup.queries'
import { StatusChip } from '../ui/StatusChip.tsx'

/** Says where neither prices nor money are real, and leads to what that means. What is marked as demo says so already. */
export function SandboxChip() {
  const { t } = useTranslation()
  const feed = useFeed().data
  const isDemo = useBook() === 'demo'
  if (feed?.kind !== 'sandbox' || isDemo) return null
  return (
    <Link
      to={pathTo('articleList', { kind: 'help' })}
      className="relative flex after:absolute after:-inset-x-1 after:-inset-y-3"
    >
      <StatusChip tone="warn" icon={<FlaskConical aria-hidden />}>
        {t('market.sandbox')}
        <span className="sr-only">: {t('market.sandboxText')}</span>
      </StatusChip>
    </Link>
  )
}
