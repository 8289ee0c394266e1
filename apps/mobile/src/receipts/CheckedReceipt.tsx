import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { DemoStrip } from '../demo/DemoStrip.tsx'
import { SandboxStrip } from '../market/SandboxStrip.tsx'
import { Notice } from '../ui/Notice.tsx'
import { ChecksList } from './ChecksList.tsx'
import { Computation } from './Computation.tsx'
import { Elsewhere } from './Elsewhere.tsx'
import { EntriesList } from './EntriesList.tsx'
import { checkpointsOf, judge } from '@touchstone/app/receipts/judgement'
import { OwnJournal } from './OwnJournal.tsx'
import { ownRowOf } from '@touchstone/app/receipts/own-rows'
import { useOwnRows } from '@touchstone/app/receipts/own-rows.queries'
import { useResultsCheck } from '@touchstone/app/receipts/results-check.queries'
import { useLookAhead } from '@touchstone/app/receipts/use-look-ahead'
import { Proof } from './Proof.tsx'
import {
  type Fetched,
  type ReceiptName,
  useChecked,
  useComparisons,
  useNextCheckpoint,
} from '@touchstone/app/receipts/receipts.queries'
import { describeReceipt } from '@touchstone/app/receipts/description'
import { devicesIn, signatureOf } from '@touchstone/app/receipts/signature-of'
import { useDeviceId } from '@touchstone/app/signing/use-device-id'
import { UnprovenList } from './UnprovenList.tsx'
import { UsedPrices } from './UsedPrices.tsx'
import { VerdictHero } from './VerdictHero.tsx'
import { WhatHappened } from './WhatHappened.tsx'

/** The verdict of this device first, then everything that it rests on. */
export function CheckedReceipt({ name, fetched }: { name: ReceiptName; fetched: Fetched }) {
  const { t } = useTranslation()
  const { receipt, text, isDemo, told } = fetched
  const known = useOwnRows(receipt)
  // Whatever this browser keeps or not, the receipt is checked.
  const checked = useChecked(text, known.isError ? null : known.data)
  const checkpoints = useMemo(() => checkpointsOf(receipt), [receipt])
  const { comparisons, retry } = useComparisons(checkpoints)
  const own = ownRowOf(receipt, known.data ?? undefined)
  const ownIs = known.isPending ? undefined : own.is
  useLookAhead(ownIs)
  const results = useResultsCheck(receipt.journal.row, told, ownIs).data
  const checks = checked.data?.verdict.checks
  const device = useDeviceId()
  const devices = useMemo(() => devicesIn(receipt, checks), [receipt, checks])
  const judgement = judge(checked.data?.verdict, comparisons, { own: own.is, results: results?.is })
  const nextSeconds = useNextCheckpoint(judgement === 'pending')
  const description = useMemo(() => describeReceipt(receipt, results), [receipt, results])
  return (
    <>
      {isDemo ? <DemoStrip /> : <SandboxStrip book="real" />}
      <VerdictHero
        judgement={judgement}
        checked={checked.data}
        error={checked.error}
        comparisons={comparisons}
        results={results}
        nextSeconds={nextSeconds}
        onRetry={() => {
          if (checked.error === null) retry()
          else void checked.refetch()
        }}
      />
      <OwnJournal own={own} bookId={receipt.journal.row.bookId} sequence={receipt.journal.row.sequence} />
      {description === undefined ? (
        <Notice tone="danger">{t('receipts.unreadable')}</Notice>
      ) : (
        <>
          <WhatHappened story={description.story} signature={signatureOf(receipt.journal.row, checks)} />
          {description.formulas && <Computation formulas={description.formulas} />}
          <UsedPrices rows={description.rows} settingsVersion={description.settingsVersion} />
          <EntriesList movements={description.movements} />
        </>
      )}
      <ChecksList
        checks={checks}
        comparisons={comparisons}
        results={results}
        isSignedHere={devices.length > 0 && devices.every((each) => each === device)}
      />
      <UnprovenList
        unproven={checked.data?.verdict.unproven ?? []}
        isResultTold={results?.is === 'told'}
        devices={devices.filter((each) => each !== device)}
      />
      <Proof receipt={receipt} checkpoints={checkpoints} />
      <Elsewhere
        name={name}
        text={text}
        checkpoints={checkpoints}
        isDemo={isDemo}
        isClose={results !== undefined && results.is !== 'none'}
      />
    </>
  )
}
