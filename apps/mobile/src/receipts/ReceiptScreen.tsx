import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { pathTo } from '../routes/paths.ts'
import { Empty } from '../ui/Empty.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { Screen } from '../ui/Screen.tsx'
import { CheckedReceipt } from './CheckedReceipt.tsx'
import { ReceiptSkeleton } from './ReceiptSkeleton.tsx'
import type { RecordName } from '@touchstone/app/receipts/asked-fault'
import { useReceipt } from '@touchstone/app/receipts/receipts.queries'

/** One outcome with all that it takes to check it, checked here. */
export function ReceiptScreen() {
  const { t } = useTranslation()
  const [query] = useSearchParams()
  const name = nameOf(query)
  return (
    <Screen title={t('receipts.title')} back>
      {name === undefined ? (
        <Empty
          title={t('receipts.notNamed')}
          text={t('receipts.notNamedText')}
          action={
            <LinkButton to={pathTo('ledger')} kind="soft" size="md">
              {t('ledger.title')}
            </LinkButton>
          }
        />
      ) : (
        // What is known of one receipt is never shown on another.
        <NamedReceipt key={`${name.bookId} ${name.sequence}`} name={name} />
      )}
    </Screen>
  )
}

function nameOf(query: URLSearchParams): RecordName | undefined {
  const bookId = query.get('bookId') ?? ''
  const sequence = query.get('sequence') ?? ''
  return [bookId, sequence].every((each) => /^[1-9]\d{0,14}$/.test(each)) ? { bookId, sequence } : undefined
}

function NamedReceipt({ name }: { name: RecordName }) {
  const receipt = useReceipt(name)
  return (
    <Loaded query={receipt} skeleton={<ReceiptSkeleton />}>
      {/* What is known of one record is never shown on another that the house answers with later. */}
      {(fetched) => <CheckedReceipt key={fetched.rowHash} name={name} fetched={fetched} />}
    </Loaded>
  )
}
