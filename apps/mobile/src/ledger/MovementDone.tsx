import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/Button.tsx'
import { CopyButton } from '../ui/CopyButton.tsx'
import { type Fact, Facts } from '../ui/Facts.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Screen } from '../ui/Screen.tsx'
import { Success } from '../ui/Success.tsx'

type MovementDoneProps = {
  title: string
  doneTitle: string
  /** What the movement is called, before its number. */
  name: string
  /** The amount moved, large. */
  children: ReactNode
  facts: readonly Fact[]
  /** Book and sequence name the entry in the ledger. */
  entry: { bookId: number; sequence: number }
  /** The first button, above the two below. */
  next: ReactNode
  again: { label: string; onClick: () => void }
  records: { label: string; to: string }
}

/** What a screen shows after it has moved money in a book: amount, facts and the reference of the entry. */
export function MovementDone({
  title,
  doneTitle,
  name,
  children,
  facts,
  entry,
  next,
  again,
  records,
}: MovementDoneProps) {
  const { t } = useTranslation()
  const reference = `${name} ${entry.bookId}-${entry.sequence}`
  const copied = (
    <CopyButton text={reference} label={t('ledger.copyReference')} className="-my-3 text-fg! normal-nums">
      {reference}
    </CopyButton>
  )
  return (
    <Screen
      title={title}
      back
      footer={
        <>
          {next}
          <div className="grid grid-cols-2 gap-2">
            <Button kind="ghost" size="md" onClick={again.onClick}>
              {again.label}
            </Button>
            <LinkButton kind="ghost" size="md" to={records.to}>
              {records.label}
            </LinkButton>
          </div>
        </>
      }
    >
      <Success
        title={doneTitle}
        details={<Facts inset items={[...facts, { label: t('ledger.reference'), value: copied }]} />}
      >
        {children}
      </Success>
    </Screen>
  )
}
