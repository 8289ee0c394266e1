import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { type Book, bookParameter } from '@touchstone/app/books/book'
import { pathTo } from '../routes/paths.ts'
import { icons } from '../ui/icons.ts'

/** `book`: the account that is shown; none of a visitor, who is led only to what is open to them. */
export function Shortcuts({ book }: { book?: Book | undefined }) {
  const { t } = useTranslation()
  return (
    <nav
      aria-label={t('home.shortcuts')}
      className={clsx(
        'grid gap-y-2 rounded-lg bg-surface py-2.5 shadow-raised',
        book === undefined ? 'grid-cols-3' : 'grid-cols-4',
      )}
    >
      {tilesOf(book).map((tile) => (
        <Shortcut key={tile.icon} {...tile} label={t(tile.label)} />
      ))}
    </nav>
  )
}

type Label = 'contracts' | 'options' | 'deposit' | 'withdraw' | 'transfer' | 'exchange' | 'alerts' | 'records'
type More = 'markets' | 'invest' | 'investReal' | 'news' | 'help' | 'demo'
type Tile = { icon: keyof typeof icons; to: string; label: `home.${Label | More}` }

const news: Tile = { icon: 'news', to: pathTo('news'), label: 'home.news' }
const help: Tile = { icon: 'help', to: pathTo('articleList', { kind: 'help' }), label: 'home.help' }
const alerts: Tile = { icon: 'alerts', to: pathTo('alerts'), label: 'home.alerts' }

function tilesOf(book: Book | undefined): Tile[] {
  if (book === undefined) return [{ icon: 'market', to: pathTo('market'), label: 'home.markets' }, news, help]
  const parameters = { book: bookParameter(book) }
  const contract = book === 'demo' ? pathTo('demo') : pathTo('contract')
  const trading: Tile[] = [
    { icon: 'contract', to: contract, label: 'home.contracts' },
    { icon: 'secondContract', to: pathTo('secondContract', parameters), label: 'home.options' },
  ]
  const moving: Tile[] = [
    { icon: 'exchange', to: pathTo('exchange', parameters), label: 'home.exchange' },
    { icon: 'transfer', to: pathTo('transfer', parameters), label: 'home.transfer' },
  ]
  const records: Tile = { icon: 'ledger', to: pathTo('ledger', parameters), label: 'home.records' }
  const invest = (label: Tile['label']): Tile => ({ icon: 'invest', to: pathTo('strategies'), label })
  // Play money neither comes in nor goes out, and is not invested.
  if (book === 'demo') return [...trading, invest('home.investReal'), ...moving, alerts, records, news, help]
  return [
    ...trading,
    invest('home.invest'),
    { icon: 'deposit', to: pathTo('deposit'), label: 'home.deposit' },
    { icon: 'withdraw', to: pathTo('withdraw'), label: 'home.withdraw' },
    ...moving,
    { icon: 'demo', to: pathTo('demo'), label: 'home.demo' },
    alerts,
    records,
    news,
    help,
  ]
}

function Shortcut({ to, icon, label }: { to: string; icon: keyof typeof icons; label: string }) {
  const Icon = icons[icon]
  return (
    <Link
      to={to}
      className="flex min-h-11 min-w-0 flex-col items-center gap-1 rounded-md px-1 py-1 text-center text-xs font-medium transition duration-100 active:scale-95"
    >
      <span className="grid size-9 place-items-center text-accent">
        <Icon aria-hidden className="size-6" />
      </span>
      <span className="line-clamp-2 max-w-full break-words">{label}</span>
    </Link>
  )
}
