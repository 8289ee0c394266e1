import { FlaskConical, Wallet } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Book } from '@touchstone/app/books/book'
import { pathTo } from '../routes/paths.ts'
import { Card } from '../ui/Card.tsx'
import { Row } from '../ui/Row.tsx'

/** The way to the same screen with the other kind of money. */
export function SecondContractBook({ book, symbol }: { book: Book; symbol: string }) {
  const { t } = useTranslation()
  return (
    <Card>
      {book === 'real' ? (
        <Row
          icon={<FlaskConical className="size-5" />}
          title={t('secondContracts.toDemo')}
          sub={t('secondContracts.toDemoText')}
          to={pathTo('secondContract', { symbol, book: 'demo' })}
        />
      ) : (
        <Row
          icon={<Wallet className="size-5" />}
          title={t('secondContracts.toReal')}
          to={pathTo('secondContract', { symbol })}
        />
      )}
    </Card>
  )
}
