import type { Api } from '@touchstone/wire/api'
import { useTranslation } from 'react-i18next'
import type * as z from 'zod/mini'
import { type Book, bookParameter } from '@touchstone/app/books/book'
import { MovementDone } from '../ledger/MovementDone.tsx'
import { pathTo } from '../routes/paths.ts'
import { Amount } from '../ui/Amount.tsx'
import { Button } from '../ui/Button.tsx'
import { useBack } from '../ui/use-back.ts'

export type TransferReply = z.output<Api['transfer']['reply']>

/** What was moved, with its reference in the ledger. */
export function TransferDone({ book, reply, onAgain }: { book: Book; reply: TransferReply; onAgain: () => void }) {
  const { t } = useTranslation()
  const leave = useBack()
  const { from, to, amount, currency } = reply.outcome
  return (
    <MovementDone
      title={t('transfers.title')}
      name={t('entries.transfer')}
      doneTitle={t('transfers.doneTitle')}
      entry={reply}
      facts={[
        { label: t('words.from'), value: t(`wallets.account.${from}`) },
        { label: t('words.to'), value: t(`wallets.account.${to}`) },
      ]}
      next={
        <Button wide onClick={leave}>
          {t('words.done')}
        </Button>
      }
      again={{ label: t('transfers.again'), onClick: onAgain }}
      records={{ label: t('ledger.title'), to: pathTo('ledger', { book: bookParameter(book) }) }}
    >
      <Amount value={amount} currency={currency} places={6} trim fit className="text-3xl font-semibold" />
    </MovementDone>
  )
}
