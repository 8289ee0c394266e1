import { useTranslation } from 'react-i18next'
import { serverClock } from '@touchstone/app/time/moments'
import { Amount } from '../ui/Amount.tsx'
import { RecordRow } from '../ui/RecordRow.tsx'
import { isResult } from '@touchstone/app/ledger/entry-kinds'
import { exactPlaces, listedPlaces } from '@touchstone/app/ledger/exact-places'
import { KindIcon } from './KindIcon.tsx'
import type { LedgerEntry } from '@touchstone/app/ledger/ledger.queries'

/** One movement: why and where, how much, and what there was then. */
export function EntryRow({ entry, onPress }: { entry: LedgerEntry; onPress: () => void }) {
  const { t } = useTranslation()
  const { kind, account, currency, amount, balanceAfter, time } = entry
  return (
    <RecordRow
      onPress={onPress}
      icon={<KindIcon kind={kind} />}
      title={t(`entries.${kind}`)}
      sub={
        <>
          <span className="num">{serverClock(time)}</span> · {t(`wallets.account.${account}`)}
        </>
      }
      right={
        <Amount
          value={amount}
          currency={currency}
          places={exactPlaces(amount, currency)}
          sign
          tone={isResult(kind)}
          private
        />
      }
      rightSub={
        <>
          {t('words.balance')} <Amount value={balanceAfter} places={listedPlaces(balanceAfter, currency)} private />
        </>
      }
    />
  )
}
