import { useTranslation } from 'react-i18next'
import { momentText } from '@touchstone/app/time/moments'
import { Amount } from '../ui/Amount.tsx'
import { Row } from '../ui/Row.tsx'
import { OutcomeChip } from './OutcomeChip.tsx'
import type { SecondContract } from '@touchstone/app/second-contracts/second-contracts.queries'
import { SideMark } from './SideMark.tsx'

/** A contract in the history, with its result. */
export function SecondContractRow({ record, onPress }: { record: SecondContract; onPress: () => void }) {
  const { t } = useTranslation()
  const { symbol, direction, state, stake, profit, durationSeconds, acceptedAtMs } = record
  const isDecided = state === 'won' || state === 'lost'
  return (
    <Row
      onPress={onPress}
      arrow={false}
      title={
        <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
          {symbol}
          <SideMark direction={direction} />
        </span>
      }
      sub={
        <span className="num">
          {momentText(acceptedAtMs)} · {t('secondContracts.seconds', { seconds: durationSeconds })}
        </span>
      }
      right={<Amount value={isDecided ? profit : stake} sign={isDecided} tone={isDecided} private />}
      rightSub={<OutcomeChip state={state} />}
    />
  )
}
