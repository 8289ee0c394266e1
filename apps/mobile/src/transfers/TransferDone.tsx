import type { Api } from '@touchstone/wire/api'
import { useTranslation } from 'react-i18next'
import type * as z from 'zod/mini'
import { type Book, bookParameter } from '@touchstone/app/books/book'
import { pathTo } from '../routes/paths.ts'
import { Amount } from '../ui/Amount.tsx'
import { Button } from '../ui/Button.tsx'
import { CopyButton } from '../ui/CopyButton.tsx'
import { Facts } from '../ui/Facts.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Screen } from '../ui/Screen.tsx'
import { Success } from '../ui/Success.tsx'
import { useBack } from '../ui/use-back.ts'

export type TransferReply = z.output<Api['transfer']['reply']>

/** What was moved, with the reference under which it stands in the ledger. */
export function TransferDone({ book, reply, onAgain }: { book: Book; reply: TransferReply; onAgain: () => void }) {
  const { t } = useTranslation()
  const leave = useBack()
  const { bookId, sequence, outcome } = reply
  const reference = `${bookId}-${sequence}`
  return (
    <Screen
      title={t('transfers.title')}
      back
      footer={
        <>
          <Button wide onClick={leave}>
            {t('words.done')}
          </Button>
          <div className="grid grid-cols-2 gap-2">
            <Button kind="ghost" size="md" onClick={onAgain}>
              {t('transfers.again')}
            </Button>
            <LinkButton kind="ghost" size="md" to={pathTo('ledger', { book: bookParameter(book) })}>
              {t('ledger.title')}
            </LinkButton>
          </div>
        </>
      }
    >
      <Success
        title={t('transfers.doneTitle')}
        details={
          <Facts
            inset
            items={[
              { label: t('words.from'), value: t(`wallets.account.${outcome.from}`) },
              { label: t('words.to'), value: t(`wallets.account.${outcome.to}`) },
              {
                label: t('ledger.reference'),
                value: (
                  <CopyButton text={reference} label={t('ledger.copyReference')} className="-my-3 text-fg!">
                    {reference}
                  </CopyButton>
                ),
              },
            ]}
          />
        }
      >
        <Amount
          value={outcome.amount}
          currency={outcome.currency}
          places={6}
          trim
          fit
          className="text-3xl font-semibold"
        />
      </Success>
    </Screen>
  )
}
