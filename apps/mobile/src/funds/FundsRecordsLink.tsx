import { History } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { pathTo } from '../routes/paths.ts'

/** In the bar of a screen: to what has become of the deposits or withdrawals before. */
export function FundsRecordsLink({ kind }: { kind: 'deposit' | 'withdrawal' }) {
  const { t } = useTranslation()
  return (
    <Link
      to={pathTo('fundsRecords', { kind })}
      aria-label={t('funds.recordsTitle')}
      className="grid size-11 place-items-center rounded-full active:bg-surface-2"
    >
      <History aria-hidden className="size-5" />
    </Link>
  )
}
