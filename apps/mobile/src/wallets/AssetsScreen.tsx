import { useTranslation } from 'react-i18next'
import { useBook } from '../routes/use-book.ts'
import { BookSwitch } from '../books/BookSwitch.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { PlayMoneyCard } from '../play-money/PlayMoneyCard.tsx'
import { Screen } from '../ui/Screen.tsx'
import { Accounts } from './Accounts.tsx'
import { Allocation } from './Allocation.tsx'
import { AssetActions } from './AssetActions.tsx'
import { usePlayMoneyState } from '@touchstone/app/play-money/play-money.queries'
import { useWorth } from '@touchstone/app/wallets/worth.queries'
import { AssetsSkeleton } from './AssetsSkeleton.tsx'
import { Holdings } from './Holdings.tsx'
import { NothingHeld } from './NothingHeld.tsx'
import { Performance } from './Performance.tsx'
import { Worth } from './Worth.tsx'

/** What a person has in a book: in all, where it is, what it is made of, and how it has done. */
export function AssetsScreen() {
  const { t } = useTranslation()
  const book = useBook()
  const { worth, unrated } = useWorth(book)
  // Asked for together, so that nothing moves once the assets are there.
  usePlayMoneyState(book === 'real')
  return (
    <Screen title={t('wallets.title')} back>
      <BookSwitch />
      <Loaded query={worth} skeleton={<AssetsSkeleton book={book} />}>
        {(assets) => (
          <>
            <Worth assets={assets} atMs={worth.dataUpdatedAt} unrated={unrated} />
            <AssetActions book={book} />
            {book === 'real' && <PlayMoneyCard />}
            {/[1-9]/.test(assets.equity.value) || assets.allocation.length > 0 ? (
              <>
                <Accounts assets={assets} />
                <Allocation assets={assets} />
                <Holdings assets={assets} />
              </>
            ) : (
              <NothingHeld book={book} />
            )}
            <Performance assets={assets} />
          </>
        )}
      </Loaded>
    </Screen>
  )
}
