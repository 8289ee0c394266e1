import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { type Book, bookParameter } from '@touchstone/app/books/book'
import { pathTo } from '../routes/paths.ts'
import { useContractBalance } from '@touchstone/app/wallets/wallets.queries'
import { Amount } from '../ui/Amount.tsx'
import { Notice } from '../ui/Notice.tsx'

type ContractHintProps = { book: Book; currency: string; available: string | null }

/** Only the balance account can exchange: shows the way to a person whose money is in the contract account. */
export function ContractHint({ book, currency, available }: ContractHintProps) {
  const { t } = useTranslation()
  const contract = useContractBalance(book).data
  const isElsewhere =
    contract?.currency === currency && available !== null && !/[1-9]/.test(available) && /[1-9]/.test(contract.free)
  if (!isElsewhere) return null
  return (
    <Notice
      action={
        <Link
          to={pathTo('transfer', { book: bookParameter(book), from: 'contract' })}
          className="relative font-semibold underline after:absolute after:-inset-3"
        >
          {t('exchange.transferFirst')}
        </Link>
      }
    >
      {t('exchange.inContract')} <Amount value={contract.free} currency={currency} private className="font-semibold" />
    </Notice>
  )
}
