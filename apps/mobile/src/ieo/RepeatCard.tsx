import type { UseQueryResult } from '@tanstack/react-query'
import { BadgeCheck, OctagonAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { quantityText } from '@touchstone/app/format/print-money'
import type { IeoOutcome, IeoSale } from '@touchstone/app/ieo/ieo.queries'
import type { Difference } from '@touchstone/app/ieo/repeat-outcome'
import type { Repeated } from '@touchstone/app/ieo/repeat-question'
import { counted, secondsText, shortHash } from '@touchstone/app/ieo/words'
import { serverMoment } from '@touchstone/app/time/moments'
import { pathTo } from '../routes/paths.ts'
import { Card } from '../ui/Card.tsx'
import { Failure } from '../ui/Failure.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Row } from '../ui/Row.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { StatusChip } from '../ui/StatusChip.tsx'
import { Timeline, type TimelineStep } from '../ui/Timeline.tsx'
import { usePartText } from './use-part-text.ts'

type RepeatCardProps = { sale: IeoSale; outcome: IeoOutcome; query: UseQueryResult<Repeated> }

/** What this phone got when it did again what the house did, and whether that is the same. */
export function RepeatCard({ sale, outcome, query }: RepeatCardProps) {
  const { t } = useTranslation()
  const { data, error, isFetching } = query
  // Before who gets what is decided, the list alone is worked through.
  const isDecided = outcome.allotted !== null || outcome.draws.length > 0
  const label = t(isDecided ? `ieoRepeat.repeated.${sale.format}` : 'ieoRepeat.listChecked')
  const steps = useSteps(sale, outcome)
  const record = (sequence: number): string =>
    pathTo('receipt', { bookId: String(outcome.bookId), sequence: String(sequence) })
  return (
    <Card className="flex flex-col">
      <div className="flex flex-col gap-3 p-4">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 className="text-base font-semibold">{label}</h2>
          {data !== undefined && <Chip is={data.is} />}
        </div>
        {error !== null && <Failure error={error} onRetry={() => void query.refetch()} busy={isFetching} />}
        {data === undefined && error === null && (
          <p role="status" className="flex items-center gap-2.5 text-sm text-fg-2">
            <Spinner className="size-4" />
            {t('ieoRepeat.repeating')}
          </p>
        )}
        {data !== undefined && (
          <p className="num text-sm text-fg-2">
            {t('ieoRepeat.repeatedText', {
              lots: quantityText(String(data.lots)),
              people: quantityText(String(data.applications)),
              seconds: secondsText(data.tookMs),
            })}
            {!data.isDecided && ` ${t('ieoRepeat.listOnly')}`}
          </p>
        )}
        {data?.is === 'different' && <Differences differences={data.differences} />}
        <Timeline steps={steps} label={label} />
        {sale.format === 'draw' && <p className="text-xs text-fg-3">{t('ieo.beaconNote')}</p>}
      </div>
      <div className="divide-y divide-border border-t border-border">
        <Row title={t('ieoRepeat.listRecord')} to={record(outcome.closedSequence)} />
        {outcome.allotted !== null && (
          <Row title={t('ieoRepeat.decidedRecord')} to={record(outcome.allotted.sequence)} />
        )}
        {outcome.draws.map(({ draw, sequence }) => (
          <Row
            key={draw}
            title={t(draw === 1 ? 'ieoRepeat.decidedRecord' : 'ieoRepeat.againRecord')}
            to={record(sequence)}
          />
        ))}
      </div>
    </Card>
  )
}

function Chip({ is }: { is: Repeated['is'] }) {
  const { t } = useTranslation()
  return is === 'same' ? (
    <StatusChip tone="success" icon={<BadgeCheck aria-hidden />}>
      {t('ieoRepeat.same')}
    </StatusChip>
  ) : (
    <StatusChip tone="danger" icon={<OctagonAlert aria-hidden />}>
      {t('ieoRepeat.different')}
    </StatusChip>
  )
}

/** What the house says and what came out here, where they are not the same. */
function Differences({ differences }: { differences: readonly Difference[] }) {
  const { t } = useTranslation()
  return (
    <Notice tone="danger" icon={<OctagonAlert aria-hidden className="size-4.5" />}>
      <p className="font-semibold">{t('ieoRepeat.differentText')}</p>
      <dl className="mt-2 flex flex-col gap-2">
        {differences.map(({ what, house, here }) => (
          <div key={what + house}>
            <dt className="font-medium">{t(`ieoRepeat.differing.${what}`)}</dt>
            <dd className="num text-xs break-all">
              {t('ieoRepeat.house')}: {house}
            </dd>
            <dd className="num text-xs break-all">
              {t('ieoRepeat.here')}: {here}
            </dd>
          </div>
        ))}
      </dl>
    </Notice>
  )
}

/** From the list to what each gets. */
function useSteps(sale: IeoSale, { root, closedTime, allotted, round, draws }: IeoOutcome): TimelineStep[] {
  const { t } = useTranslation()
  const partText = usePartText()
  const [first, second] = draws
  const hash = (text: string) => <span className="font-mono text-xs">{shortHash(text)}</span>
  return [
    ...(round === 0
      ? []
      : [
          {
            key: 'round',
            title: t('ieoRepeat.step.round', { round: quantityText(String(round)) }),
            text: t('ieoRepeat.step.roundText'),
          },
        ]),
    { key: 'list', title: t('ieoRepeat.step.list'), time: serverMoment(closedTime), text: hash(root) },
    ...(allotted === null
      ? []
      : [
          {
            key: 'shared',
            title: t('ieoRepeat.step.shared'),
            time: serverMoment(allotted.time),
            text: t('ieoRepeat.step.partOf', { part: partText(allotted.part, sale) }),
          },
        ]),
    ...(first === undefined
      ? []
      : [
          { key: 'beacon', title: t('ieoRepeat.step.beacon'), text: hash(first.beacon) },
          { key: 'seed', title: t('ieoRepeat.step.seed'), time: serverMoment(first.time), text: hash(first.seed) },
        ]),
    ...(second === undefined
      ? []
      : [
          {
            key: 'again',
            title: t('ieoRepeat.step.again'),
            time: serverMoment(second.time),
            text: t('ieoRepeat.step.againText', counted(second.lots)),
          },
        ]),
  ]
}
