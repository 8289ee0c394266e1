import { sharingOf } from '@touchstone/domain/rulebook/shareable'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { DemoStrip } from '../demo/DemoStrip.tsx'
import { SandboxStrip } from '../market/SandboxStrip.tsx'
import { Notice } from '../ui/Notice.tsx'
import { ChecksList } from './ChecksList.tsx'
import { Computation } from './Computation.tsx'
import { Elsewhere } from './Elsewhere.tsx'
import { EntriesList } from './EntriesList.tsx'
import { OwnJournal } from './OwnJournal.tsx'
import { Proof } from './Proof.tsx'
import type { RecordName } from '@touchstone/app/receipts/asked-fault'
import type { Fetched } from '@touchstone/app/receipts/receipts.queries'
import { useJudged } from '@touchstone/app/receipts/use-judged'
import { CheatCard } from './CheatCard.tsx'
import { describeReceipt } from '@touchstone/app/receipts/description'
import { devicesIn, signatureOf } from '@touchstone/app/receipts/signature-of'
import { useIsSandbox } from '@touchstone/app/setup/setup.queries'
import { useDeviceId } from '@touchstone/app/signing/use-device-id'
import { UnprovenList } from './UnprovenList.tsx'
import { UsedPrices } from './UsedPrices.tsx'
import { VerdictHero } from './VerdictHero.tsx'
import { WhatHappened } from './WhatHappened.tsx'

type CheckedReceiptProps = {
  /** Of a book of whoever looks at it; undefined for one that came from elsewhere. */
  name: RecordName | undefined
  fetched: Omit<Fetched, 'pending'>
}

/** The verdict of this device first, then everything that it rests on. */
export function CheckedReceipt({ name, fetched }: CheckedReceiptProps) {
  const { t } = useTranslation()
  const { receipt, text, world, madeAtMs } = fetched
  const isLive = madeAtMs !== undefined
  const isOwn = name !== undefined
  const findings = useJudged(fetched, isOwn, { asked: name })
  const { judgement, checked, checks, lines, checkpoints, comparisons, own, results, hasNotRun } = findings
  const isOfThisHouse = isOwn || comparisons.some(({ is }) => is === 'same')
  const isSandbox = useIsSandbox()
  const device = useDeviceId()
  const devices = useMemo(() => devicesIn(receipt, checks), [receipt, checks])
  const description = useMemo(() => describeReceipt(receipt, results), [receipt, results])
  const { row } = receipt.journal
  return (
    <>
      {world === 'unsaid' && !isOwn && !(isOfThisHouse && isSandbox === true) && (
        <Notice tone="info">{t('receipts.checkUnsaid')}</Notice>
      )}
      {world === 'demo' ? <DemoStrip /> : isOfThisHouse && <SandboxStrip book="real" />}
      <VerdictHero findings={findings} />
      {isOwn && <OwnJournal own={own} bookId={row.bookId} sequence={row.sequence} />}
      {description === undefined ? (
        <Notice tone="danger">{t('receipts.unreadable')}</Notice>
      ) : (
        <>
          <WhatHappened
            story={description.story}
            signature={signatureOf(row, checks)}
            toldBy={isLive ? 'server' : 'maker'}
            // Of one's own records this device makes the result itself, which stands elsewhere.
            isFalse={judgement === 'fails'}
            awaitsTold={!isOwn && !hasNotRun && results === undefined && (fetched.told?.length ?? 0) > 0}
          />
          <CheatCard receipt={receipt} />
          {description.formulas && <Computation formulas={description.formulas} />}
          <UsedPrices rows={description.rows} settingsVersion={description.settingsVersion} />
          <EntriesList movements={description.movements} />
        </>
      )}
      <ChecksList
        lines={lines}
        isLive={isLive}
        isSignedHere={devices.length > 0 && devices.every((each) => each === device)}
      />
      <UnprovenList
        unproven={checked.data?.verdict.unproven ?? []}
        isResultTold={results?.is === 'told'}
        devices={devices.filter((each) => each !== device)}
      />
      <Proof receipt={receipt} checkpoints={checkpoints} />
      <Elsewhere
        name={name ?? { bookId: String(row.bookId), sequence: String(row.sequence) }}
        text={text}
        told={fetched.told}
        sharing={sharingOf(receipt)}
        checkpoints={checkpoints}
        world={world}
        isOwn={isOwn}
        isClose={results !== undefined && results.is !== 'none'}
      />
    </>
  )
}
