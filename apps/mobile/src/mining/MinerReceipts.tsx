import { useTranslation } from 'react-i18next'
import type { MinerOrder } from '@touchstone/app/mining/mining.queries'
import { pathTo } from '../routes/paths.ts'
import { Row } from '../ui/Row.tsx'

/** The receipts of an order: of the money that was set aside, and once the pool has granted them, of the machines. */
export function MinerReceipts({ order: { bookId, sequence, boughtSequence } }: { order: MinerOrder }) {
  const { t } = useTranslation()
  const receipt = (row: number): string => pathTo('receipt', { bookId: String(bookId), sequence: String(row) })
  return (
    <>
      <Row title={t('bonds.setAsideReceipt')} to={receipt(sequence)} />
      {boughtSequence !== null && <Row title={t('investments.purchaseReceipt')} to={receipt(boughtSequence)} />}
    </>
  )
}
