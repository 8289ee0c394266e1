import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/Button.tsx'
import { ChoiceList } from '../ui/ChoiceList.tsx'
import { Pill } from '../ui/PillChoice.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { TextField } from '../ui/TextField.tsx'
import { type DateRange, daysBack, type LedgerFilter } from '@touchstone/app/ledger/ledger-filter'

type Dates = LedgerFilter['dates']

const names = {
  '1': 'words.today',
  '7': 'words.sevenDays',
  '30': 'words.thirtyDays',
  '90': 'words.ninetyDays',
} as const

/** Which days the list is about: the last few, or from one to another. */
export function DatesPill({ dates, onChange }: { dates: Dates; onChange: (dates: Dates) => void }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const choose = (next: Dates): void => {
    setOpen(false)
    onChange(next)
  }
  const shown = typeof dates === 'string' ? t(names[dates]) : dates === undefined ? t('words.date') : rangeText(dates)
  return (
    <>
      <Pill label={t('words.date')} active={dates !== undefined} onPress={() => setOpen(true)}>
        <span className="num">{shown}</span>
      </Pill>
      <Sheet open={open} onOpenChange={setOpen} title={t('words.date')}>
        <ChoiceList
          label={t('words.date')}
          value={typeof dates === 'string' ? dates : dates === undefined ? 'all' : undefined}
          options={[
            { value: 'all', label: t('words.all') },
            ...daysBack.map((value) => ({ value, label: t(names[value]) })),
          ]}
          onChoose={(next) => choose(next === 'all' ? undefined : next)}
        />
        <RangeForm range={typeof dates === 'object' ? dates : { from: '', to: '' }} onApply={choose} />
      </Sheet>
    </>
  )
}

/** The device's own date pickers: they bring no keyboard that would cover the sheet. */
function RangeForm({ range, onApply }: { range: DateRange; onApply: (range: DateRange) => void }) {
  const { t } = useTranslation()
  const [{ from, to }, setRange] = useState(range)
  const isBackwards = from !== '' && to !== '' && from > to
  return (
    <form
      noValidate
      className="mt-3 flex flex-col gap-5 border-t border-border pt-4"
      onSubmit={(event) => {
        event.preventDefault()
        onApply({ from, to })
      }}
    >
      <div className="grid grid-cols-2 gap-3">
        <TextField
          type="date"
          label={t('ledger.fromDay')}
          value={from}
          max={to === '' ? undefined : to}
          onChange={({ target }) => setRange({ from: target.value, to })}
        />
        <TextField
          type="date"
          label={t('ledger.toDay')}
          value={to}
          min={from === '' ? undefined : from}
          error={isBackwards ? t('ledger.rangeBackwards') : undefined}
          onChange={({ target }) => setRange({ from, to: target.value })}
        />
      </div>
      <Button type="submit" kind="soft" size="md" wide disabled={isBackwards || (from === '' && to === '')}>
        {t('words.apply')}
      </Button>
    </form>
  )
}

const rangeText = ({ from, to }: DateRange): string => `${from} – ${to}`.trim()
