import { useTranslation } from 'react-i18next'
import type { BondOrder } from '@touchstone/app/bonds/bonds.queries'
import { pathTo } from '../routes/paths.ts'
import { Row } from '../ui/Row.tsx'

/** The receipts of an order: of the money that was set aside, and once the bond's book has granted them, of the units. */
export function OrderReceipts({ order: { bookId, sequence, boughtSequence } }: { order: BondOrder }) {
  const { t } = useTranslation()
  const receipt = (row: number): string => pathTo('receipt', { bookId: String(bookId), sequence: String(row) })
  return (
    <>
      <Row title={t('bonds.setAsideReceipt')} to={receipt(sequence)} />
      {boughtSequence !== null && <Row title={t('bonds.reservedReceipt')} to={receipt(boughtSequence)} />}
    </>
  )
}
