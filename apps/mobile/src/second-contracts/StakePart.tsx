import { decimal, printDecimal } from '@touchstone/domain/money/decimal'
import { useTranslation } from 'react-i18next'
import type { Book } from '@touchstone/app/books/book'
import { haptic } from '@touchstone/app/feedback/haptic'
import { pathTo } from '../routes/paths.ts'
import { AmountField } from '../ui/AmountField.tsx'
import { Card } from '../ui/Card.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { DurationPicker } from './DurationPicker.tsx'
import { moneyText } from '@touchstone/app/second-contracts/money-text'
import { OutcomeFacts } from './OutcomeFacts.tsx'
import type { Offer } from '@touchstone/app/second-contracts/second-contracts.queries'
import { isOffered } from '@touchstone/app/second-contracts/offered-durations'
import { currentTag } from '@touchstone/app/texts/language'
import { Button } from '../ui/Button.tsx'
import { stakeChips, stakeMaxNow } from '@touchstone/app/second-contracts/stake'
import { stakeFieldId } from './stake-field.ts'
import type { StakeDraft } from '@touchstone/app/second-contracts/use-stake-draft'

type StakePartProps = {
  book: Book
  symbol: string
  offer: Offer
  draft: StakeDraft
  onSymbol: (symbol: string) => void
}

/** Duration and stake of the next contract, and what it would bring. */
export function StakePart({ book, symbol, offer, draft, onSymbol }: StakePartProps) {
  const { t } = useTranslation()
  const { set, off } = draft
  const durationsText = (durations: readonly number[]): string =>
    new Intl.ListFormat(currentTag(), { type: 'disjunction' }).format(
      durations.map((seconds) => t('secondContracts.seconds', { seconds })),
    )
  return (
    <Card padded className="flex flex-col gap-3">
      <DurationPicker sets={offer.sets} off={off} value={set.durationSeconds} onChange={draft.choose} />
      {off.length > 0 && (
        <p className="text-xs text-fg-2">{t('secondContracts.offText', { symbol, durations: durationsText(off) })}</p>
      )}
      {isOffered(offer, symbol) ? (
        <div data-toasts-high className="contents">
          <Stake book={book} draft={draft} />
        </div>
      ) : (
        <OtherMarkets symbols={offer.symbols.filter((each) => isOffered(offer, each))} onSymbol={onSymbol} />
      )}
    </Card>
  )
}

/** Where no duration is offered there is nothing to stake: those that are offered elsewhere are. */
function OtherMarkets({ symbols, onSymbol }: { symbols: readonly string[]; onSymbol: (symbol: string) => void }) {
  const { t } = useTranslation()
  if (symbols.length === 0) return <p className="text-sm text-fg-2">{t('secondContracts.noOfferText')}</p>
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm">{t('secondContracts.otherMarkets')}</p>
      <div className="flex flex-wrap gap-2">
        {symbols.slice(0, otherMarketsMax).map((symbol) => (
          <Button key={symbol} kind="soft" size="md" onClick={() => onSymbol(symbol)}>
            {symbol}
          </Button>
        ))}
      </div>
    </div>
  )
}

/** Our choice: what is seen at a glance; the list of symbols has all. */
const otherMarketsMax = 4

/** How much, and what it would bring. */
function Stake({ book, draft }: { book: Book; draft: StakeDraft }) {
  const { t } = useTranslation()
  const { set, bounds } = draft
  const most = printDecimal(stakeMaxNow(bounds))
  const hasNothing = bounds.freeText !== undefined && decimal(bounds.freeText) < decimal(set.stakeMin)
  return (
    <>
      <div id={stakeFieldId}>
        <AmountField
          label={t('words.stake')}
          value={draft.text}
          onChange={draft.type}
          unit="USDT"
          places={2}
          hint={t('secondContracts.availableNow', { amount: moneyText(bounds.freeText) })}
          error={draft.fault}
          onMax={most === '0' ? undefined : () => draft.type(most)}
        />
        <QuickStakes stakes={stakeChips(bounds)} value={draft.text} onPick={draft.type} />
        <Limits draft={draft} />
      </div>
      {hasNothing && <NoFunds book={book} />}
      <OutcomeFacts stake={draft.stake} set={set} />
    </>
  )
}

type QuickStakesProps = { stakes: readonly string[]; value: string; onPick: (stake: string) => void }

function QuickStakes({ stakes, value, onPick }: QuickStakesProps) {
  const { t } = useTranslation()
  if (stakes.length === 0) return null
  return (
    <div role="group" aria-label={t('secondContracts.quickStakes')} className="mt-2 grid grid-cols-4 gap-2">
      {stakes.map((stake) => (
        <button
          key={stake}
          type="button"
          aria-pressed={stake === value}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            haptic(8)
            onPick(stake)
          }}
          className={`num min-h-11 rounded-sm text-sm font-medium transition-[transform,background-color] duration-100 active:scale-98 ${stake === value ? 'bg-accent-soft text-accent' : 'bg-surface-2 text-fg-2'}`}
        >
          {stake}
        </button>
      ))}
    </div>
  )
}

/** What bounds a stake; what is left of the sums only where they are near. */
function Limits({ draft: { bounds } }: { draft: StakeDraft }) {
  const { t } = useTranslation()
  const { set, offer, head } = bounds
  const parts = [
    t('secondContracts.stakeRange', { min: moneyText(set.stakeMin, 0), max: moneyText(set.stakeMax, 0) }),
    ...(head === undefined
      ? []
      : [
          t('secondContracts.leftOpen', { amount: left(offer.openStakesMax, head.openStakes) }),
          t('secondContracts.leftToday', { amount: left(offer.dayStakesMax, head.todayStake) }),
        ]),
  ]
  return <p className="num mt-2 text-xs text-fg-3">{parts.join(' · ')}</p>
}

function left(most: string, used: string): string {
  const rest = decimal(most) - decimal(used)
  return moneyText(printDecimal(rest < 0n ? 0n : rest), 0)
}

function NoFunds({ book }: { book: Book }) {
  const { t } = useTranslation()
  return (
    <Notice
      tone="info"
      action={
        <LinkButton to={book === 'real' ? pathTo('transfer') : pathTo('demo')} kind="soft" size="sm">
          {t(book === 'real' ? 'transfers.title' : 'demo.title')}
        </LinkButton>
      }
    >
      {t('secondContracts.noFunds')}
    </Notice>
  )
}
