import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useAssets } from '@touchstone/app/wallets/wallets.queries'
import { pathTo } from '../routes/paths.ts'
import { Amount } from '../ui/Amount.tsx'
import { HideEye } from '../ui/HideEye.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

/** What a person has in each account: real money, and play money. */
export function MyWorth() {
  const { t } = useTranslation()
  return (
    <div className="relative grid grid-cols-2 divide-x divide-border overflow-hidden rounded-lg bg-surface shadow-raised">
      <Worth book="real" label={t('words.real')} to={pathTo('assets')} />
      <Worth book="demo" label={t('words.demo')} to={pathTo('demo')} />
      <span className="absolute top-0.5 right-0.5">
        <HideEye />
      </span>
    </div>
  )
}

function Worth({ book, label, to }: { book: 'real' | 'demo'; label: string; to: string }) {
  const { data, error } = useAssets(book, 'USDT')
  return (
    <Link to={to} className="flex min-w-0 flex-col gap-0.5 px-4 py-3 outline-offset-[-2px] active:bg-surface-2">
      <span className="text-xs text-fg-2">{label} · USDT</span>
      {data === undefined ? (
        error === null ? (
          <Skeleton className="my-0.5 h-6 w-24" />
        ) : (
          <span className="text-lg font-semibold">—</span>
        )
      ) : (
        <Amount value={data.equity.value} private fit className="text-lg font-semibold" />
      )}
    </Link>
  )
}
