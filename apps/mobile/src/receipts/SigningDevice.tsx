import { type SignedIntent, signedIntentOf } from '@touchstone/domain/books/signed-intent'
import type { JournalRow } from '@touchstone/domain/ledger/journal-row'
import { useTranslation } from 'react-i18next'
import { useDeviceLabel } from './use-device-label.ts'

/** The device that signed a command of the person. Whether the signature holds is said by the checks. */
export function SigningDevice({ row }: { row: JournalRow }) {
  const { t } = useTranslation()
  const label = useDeviceLabel()
  const intent = intentIn(row)
  return <>{intent === undefined ? t('receipts.notSigned') : label(intent.device)}</>
}

function intentIn(row: JournalRow): SignedIntent | undefined {
  try {
    return signedIntentOf(row)
  } catch {
    return undefined
  }
}
