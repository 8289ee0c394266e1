import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { pathTo } from '../routes/paths.ts'
import { Card } from '../ui/Card.tsx'
import { Empty } from '../ui/Empty.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { Screen } from '../ui/Screen.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { CheckedReceipt } from './CheckedReceipt.tsx'
import { type ReceiptName, useReceipt } from '@touchstone/app/receipts/receipts.queries'

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

function nameOf(query: URLSearchParams): ReceiptName | undefined {
  const bookId = query.get('bookId') ?? ''
  const sequence = query.get('sequence') ?? ''
  return [bookId, sequence].every((each) => /^[1-9]\d{0,14}$/.test(each)) ? { bookId, sequence } : undefined
}

function NamedReceipt({ name }: { name: ReceiptName }) {
  const receipt = useReceipt(name)
  return (
    <Loaded query={receipt} skeleton={<ReceiptSkeleton />}>
      {(fetched) => <CheckedReceipt name={name} fetched={fetched} />}
    </Loaded>
  )
}

function ReceiptSkeleton() {
  return (
    <div className="flex flex-col gap-4">
      <Card padded className="flex flex-col items-center gap-3">
        <Skeleton className="size-16 rounded-full!" />
        <Skeleton className="h-6 w-52" />
        <Skeleton className="h-4 w-64" />
      </Card>
      {[6, 4].map((rows) => (
        <Card key={rows} padded className="flex flex-col gap-3">
          <Skeleton className="h-7 w-36" />
          {Array.from({ length: rows }, (_, index) => (
            <div key={index} className="flex justify-between">
              <Skeleton className="h-4 w-24" />
              <Skeleton className="h-4 w-20" />
            </div>
          ))}
        </Card>
      ))}
    </div>
  )
}
