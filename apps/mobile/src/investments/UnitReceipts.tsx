import { useTranslation } from 'react-i18next'
import { pathTo } from '../routes/paths.ts'
import { Row } from '../ui/Row.tsx'

type UnitReceiptsProps = {
  order: { bookId: number; sequence: number; boughtSequence: number | null }
  /** What the receipt of the units that were granted is called. */
  granted: string
}

/** The receipts of an order of units: of the money that was set aside, and once the units are granted, of them. */
export function UnitReceipts({ order: { bookId, sequence, boughtSequence }, granted }: UnitReceiptsProps) {
  const { t } = useTranslation()
  const receipt = (row: number): string => pathTo('receipt', { bookId: String(bookId), sequence: String(row) })
  return (
    <>
      <Row title={t('bonds.setAsideReceipt')} to={receipt(sequence)} />
      {boughtSequence !== null && <Row title={granted} to={receipt(boughtSequence)} />}
    </>
  )
}
