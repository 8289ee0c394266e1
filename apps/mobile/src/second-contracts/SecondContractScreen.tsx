import { decimal, printDecimal, smaller } from '@touchstone/domain/money/decimal'
import { History } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { useTicksOf } from '@touchstone/app/live/use-tick'
import { type Book, bookParameter } from '@touchstone/app/books/book'
import { useBook } from '../routes/use-book.ts'
import { pathTo } from '../routes/paths.ts'
import { useProtection } from '@touchstone/app/protection/protection.queries'
import { DemoBadge } from '../books/DemoBadge.tsx'
import { Empty } from '../ui/Empty.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { ProtectionNotice } from '../protection/ProtectionNotice.tsx'
import { Screen } from '../ui/Screen.tsx'
import { moneyText } from '@touchstone/app/second-contracts/money-text'
import { toast } from '@touchstone/app/feedback/toast'
import { SecondContractBook } from './SecondContractBook.tsx'
import { BuyFooter } from './BuyFooter.tsx'
import { OptionsSkeleton } from './OptionsSkeleton.tsx'
import { outcomeWords } from './OutcomeChip.tsx'
import { SecondContractPrice } from './SecondContractPrice.tsx'
import { Results, Running } from './RunningPart.tsx'
import { type Offer, useOffer, useRunning } from '@touchstone/app/second-contracts/second-contracts.queries'
import { StakePart } from './StakePart.tsx'
import { useResults } from '@touchstone/app/second-contracts/use-results'
import { useServerNow } from '@touchstone/app/second-contracts/use-server-now'
import { changedQuery } from '@touchstone/app/forms/changed-query'
import { useStakeDraft } from '@touchstone/app/second-contracts/use-stake-draft'

/** Stakes on the price some seconds from now. */
export function SecondContractScreen() {
  const offer = useOffer()
  const book = useBook()
  const isOffered = offer.data !== undefined && offer.data.sets.length > 0 && offer.data.symbols.length > 0
  const stakeMax = useProtection().data?.stakeMax ?? null
  if (isOffered) return <OfferedScreen key={book} book={book} offer={offerIn(offer.data, book, stakeMax)} />
  return (
    <Frame>
      <Loaded query={offer} skeleton={<OptionsSkeleton />} isEmpty={() => true} empty={<NoOffer />}>
        {() => null}
      </Loaded>
    </Frame>
  )
}

/** What a country allows less of, with real money. */
const offerIn = (offer: Offer, book: Book, stakeMax: string | null): Offer =>
  book === 'demo' || stakeMax === null
    ? offer
    : {
        ...offer,
        sets: offer.sets.map((set) => ({
          ...set,
          stakeMax: printDecimal(smaller(decimal(set.stakeMax), decimal(stakeMax))),
        })),
      }

/** Scrolled past this, in px, a result is out of sight. Our choice. */
const seenAbove = 240

function OfferedScreen({ book, offer }: { book: Book; offer: Offer }) {
  const { t } = useTranslation()
  const [query, setQuery] = useSearchParams()
  const serverNow = useServerNow()
  const named = query.get('symbol')
  const symbol = offer.symbols.find((each) => each === named) ?? offer.symbols[0] ?? ''
  const draft = useStakeDraft(book, offer, symbol)
  const running = useRunning(book, serverNow)
  const { results, close } = useResults(book, serverNow, ({ state, profit, symbol: of }) => {
    if (globalThis.scrollY > seenAbove)
      toast(`${of}: ${t(outcomeWords[state])} ${moneyText(profit ?? '0', 2, { plus: true })}`, 'info')
  })
  useTicksOf([...new Set([symbol, ...(running.data ?? []).map((each) => each.symbol)])])
  const go = (next: string) => setQuery((old) => changedQuery(old, { symbol: next }), { replace: true })
  if (draft === undefined) return null
  return (
    <Frame
      footer={
        <BuyFooter
          book={book}
          symbol={symbol}
          draft={draft}
          serverNow={serverNow}
          onBought={() => {
            toast(t('secondContracts.accepted'))
            globalThis.scrollTo({ top: 0, behavior: 'smooth' })
          }}
        />
      }
    >
      {book === 'real' && <ProtectionNotice feature="second_contracts" />}
      <SecondContractPrice
        symbol={symbol}
        offered={offer.symbols}
        onSymbol={go}
        running={(running.data ?? []).filter((each) => each.symbol === symbol)}
        isDemo={book === 'demo'}
      />
      <Running query={running} serverNow={serverNow} />
      <Results contracts={results} onClose={close} />
      <StakePart book={book} symbol={symbol} offer={offer} draft={draft} onSymbol={go} />
      <SecondContractBook book={book} symbol={symbol} />
    </Frame>
  )
}

function Frame({ footer, children }: { footer?: ReactNode; children: ReactNode }) {
  const { t } = useTranslation()
  const book = useBook()
  return (
    <Screen
      back
      title={
        <span className="flex items-center gap-2">
          {t('secondContracts.title')}
          {book === 'demo' && <DemoBadge />}
        </span>
      }
      right={
        <Link
          to={pathTo('secondContractRecords', { book: bookParameter(book) })}
          aria-label={t('secondContracts.recordsTitle')}
          className="grid size-11 place-items-center rounded-full active:bg-surface-2"
        >
          <History aria-hidden className="size-5.5" />
        </Link>
      }
      footer={footer}
    >
      {children}
    </Screen>
  )
}

function NoOffer() {
  const { t } = useTranslation()
  return (
    <Empty
      title={t('secondContracts.noOffer')}
      text={t('secondContracts.noOfferText')}
      action={
        <LinkButton to={pathTo('contract')} kind="soft" size="md">
          {t('secondContracts.toContracts')}
        </LinkButton>
      }
    />
  )
}
