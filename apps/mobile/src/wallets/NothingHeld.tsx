import { Wallet } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { type Book } from '@touchstone/app/books/book'
import { pathTo } from '../routes/paths.ts'
import { Card } from '../ui/Card.tsx'
import { Empty } from '../ui/Empty.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'

/** A book with nothing in it, and where something is. */
export function NothingHeld({ book }: { book: Book }) {
  const { t } = useTranslation()
  return (
    <Card>
      <Empty
        icon={<Wallet />}
        title={t('wallets.emptyTitle')}
        text={t(book === 'demo' ? 'wallets.emptyDemo' : 'wallets.emptyReal')}
        action={
          <div className="flex flex-col gap-2">
            {book === 'real' && (
              <LinkButton size="md" to={pathTo('deposit')}>
                {t('wallets.deposit')}
              </LinkButton>
            )}
            <LinkButton
              size="md"
              kind={book === 'demo' ? 'primary' : 'soft'}
              to={book === 'demo' ? pathTo('demo') : pathTo('assets', { book: 'demo' })}
              replace
            >
              {t(book === 'demo' ? 'demo.title' : 'wallets.showDemo')}
            </LinkButton>
          </div>
        }
      />
    </Card>
  )
}
