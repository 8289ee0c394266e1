import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { type Book, bookParameter } from '@touchstone/app/books/book'
import { pathTo } from '../routes/paths.ts'
import { moreIcons } from '../ui/more-icons.ts'

/** What can be done with what one has. Play money neither comes in nor goes out. */
export function AssetActions({ book }: { book: Book }) {
  const { t } = useTranslation()
  const parameters = { book: bookParameter(book) }
  return (
    <nav aria-label={t('wallets.actions')} className="grid grid-cols-3 gap-y-3">
      {book === 'real' && (
        <>
          <Action to={pathTo('deposit')} icon={<moreIcons.deposit aria-hidden />} label={t('wallets.deposit')} />
          <Action to={pathTo('withdraw')} icon={<moreIcons.withdraw aria-hidden />} label={t('wallets.withdraw')} />
          <Action
            to={pathTo('fundsRecords')}
            icon={<moreIcons.records aria-hidden />}
            label={t('funds.recordsTitle')}
          />
        </>
      )}
      <Action
        to={pathTo('transfer', parameters)}
        icon={<moreIcons.transfer aria-hidden />}
        label={t('wallets.transfer')}
      />
      <Action
        to={pathTo('exchange', parameters)}
        icon={<moreIcons.exchange aria-hidden />}
        label={t('wallets.exchange')}
      />
      <Action to={pathTo('ledger', parameters)} icon={<moreIcons.ledger aria-hidden />} label={t('wallets.ledger')} />
    </nav>
  )
}

function Action({ to, icon, label }: { to: string; icon: ReactNode; label: string }) {
  return (
    <Link
      to={to}
      className="flex min-w-0 flex-col items-center gap-1.5 rounded-md px-1 py-1 text-center text-xs font-medium transition duration-100 active:scale-95"
    >
      <span className="grid size-12 place-items-center rounded-full bg-accent-soft text-accent [&_svg]:size-5.5">
        {icon}
      </span>
      <span className="line-clamp-2 max-w-full break-words">{label}</span>
    </Link>
  )
}
