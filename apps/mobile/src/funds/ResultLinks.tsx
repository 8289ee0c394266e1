import { useTranslation } from 'react-i18next'
import { pathTo } from '../routes/paths.ts'
import { Card } from '../ui/Card.tsx'
import { Row } from '../ui/Row.tsx'

type ResultLinksProps = {
  /** What its movements in the ledger belong to. */
  subject: string
  bookId: number | null
  sequence: number | null
}

/** Its movements of money and the receipt that proves them; nothing before any money was moved. */
export function ResultLinks({ subject, bookId, sequence }: ResultLinksProps) {
  const { t } = useTranslation()
  if (bookId === null || sequence === null) return null
  return (
    <Card className="divide-y divide-border">
      <Row title={t('ledger.receipt')} to={pathTo('receipt', { bookId: String(bookId), sequence: String(sequence) })} />
      <Row title={t('ledger.title')} to={pathTo('ledger', { subject })} />
    </Card>
  )
}
