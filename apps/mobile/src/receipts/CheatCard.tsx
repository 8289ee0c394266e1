import { clsx } from 'clsx'
import { CircleX, Clock, Undo2, VenetianMask } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { haptic } from '@touchstone/app/feedback/haptic'
import { digitsIn, type Figure, figuresOf, withNextDigit } from '@touchstone/app/receipts/cheat'
import { useCaught } from '@touchstone/app/receipts/use-caught'
import type { Receipt } from '@touchstone/domain/receipts/receipt'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Section } from '../ui/Section.tsx'
import { Segmented } from '../ui/Segmented.tsx'
import { Switch } from '../ui/Switch.tsx'

type CheatCardProps = {
  receipt: Receipt
  /** Somebody has asked for it already. */
  isBegun?: boolean
}

/** Lets one change a digit in a copy of the receipt, and shows which checks notice. */
export function CheatCard({ receipt, isBegun = false }: CheatCardProps) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(isBegun)
  const figures = figuresOf(receipt)
  if (figures.length === 0) return null
  return (
    <Section title={t('cheat.title')}>
      <Card padded className="flex flex-col gap-4">
        <p className="text-sm text-fg-2">{t('cheat.text')}</p>
        {isOpen ? (
          <Copy receipt={receipt} figures={figures} />
        ) : (
          <Button kind="soft" size="md" onClick={() => setIsOpen(true)}>
            <VenetianMask aria-hidden className="size-4.5" />
            {t('cheat.open')}
          </Button>
        )}
      </Card>
    </Section>
  )
}

function Copy({ receipt, figures }: { receipt: Receipt; figures: readonly Figure[] }) {
  const { t } = useTranslation()
  const [is, setIs] = useState<Figure['is']>(figures[0]?.is ?? 'amount')
  const [written, setWritten] = useState<string>()
  const [withHash, setWithHash] = useState(false)
  const copy = useRef<HTMLDivElement>(null)
  useEffect(() => copy.current?.querySelector<HTMLElement>('[data-digit]')?.focus(), [])
  const figure = figures.find((each) => each.is === is)
  if (figure === undefined) return null
  const value = written ?? figure.value
  const isChanged = value !== figure.value
  const choose = (next: Figure['is']): void => {
    setIs(next)
    setWritten(undefined)
  }
  // The button goes, and the focus with it.
  const putBack = (): void => {
    setWritten(undefined)
    copy.current?.querySelector<HTMLElement>('[data-digit]')?.focus()
  }
  return (
    <div ref={copy} className="rounded-lg border-2 border-dashed border-border-strong p-3.5">
      <p className="mb-3 flex items-center justify-between gap-3">
        <span className="text-sm font-semibold">{t('cheat.choose')}</span>
        <span className="rounded-sm bg-warn-soft px-1.5 py-0.5 text-2xs font-semibold text-warn uppercase">
          {t('cheat.copy')}
        </span>
      </p>
      <Segmented
        label={t('cheat.choose')}
        value={is}
        onChange={choose}
        items={figures.map((each) => ({ value: each.is, label: t(`cheat.figure_${each.is}`) }))}
      />
      <Digits
        value={value}
        original={figure.value}
        onDigit={(index) => {
          haptic(8)
          setWritten(withNextDigit(value, index))
        }}
      />
      <div className="-mx-3.5">
        <Switch label={t('cheat.smart')} checked={withHash} onChange={setWithHash} />
      </div>
      <div role="status">
        {isChanged && <Caught receipt={receipt} figure={figure} value={value} withHash={withHash} />}
      </div>
      {isChanged && (
        <Button kind="soft" size="md" wide className="mt-3" onClick={putBack}>
          <Undo2 aria-hidden className="size-4" />
          {t('cheat.back')}
        </Button>
      )}
    </div>
  )
}

type DigitsProps = { value: string; original: string; onDigit: (index: number) => void }

/** The number with each of its digits as a button. */
function Digits({ value, original, onDigit }: DigitsProps) {
  const { t } = useTranslation()
  const places = digitsIn(value)
  return (
    <div className="py-3 text-center">
      <p className="num flex flex-wrap justify-center text-2xl font-semibold" dir="ltr">
        {Array.from(value, (sign, index) =>
          places.includes(index) ? (
            <button
              key={index}
              type="button"
              data-digit
              aria-label={t('cheat.digit', { digit: sign, place: places.indexOf(index) + 1 })}
              onClick={() => onDigit(index)}
              className={clsx(
                'grid min-h-11 min-w-8 place-items-center rounded-sm px-0.5 active:bg-surface-2',
                sign === original[index]
                  ? 'underline decoration-border-strong decoration-2 underline-offset-8'
                  : 'bg-danger-soft text-danger',
              )}
            >
              {sign}
            </button>
          ) : (
            <span key={index} className="grid min-h-11 place-items-center">
              {sign === '-' ? '−' : sign}
            </span>
          ),
        )}
      </p>
      <p className="num mt-1 min-h-4 text-xs text-fg-3">
        {value === original ? t('cheat.tap') : t('cheat.was', { value: original.replace('-', '−') })}
      </p>
    </div>
  )
}

type CaughtProps = { receipt: Receipt; figure: Figure; value: string; withHash: boolean }

/** Which checks turned red, and why in one sentence each. */
function Caught(props: CaughtProps) {
  const { t } = useTranslation()
  const found = useCaught(props)
  if (found === 'checking') return <p className="min-h-11 text-sm text-fg-2">{t('cheat.checking')}</p>
  if (found.length === 0)
    return (
      <p className="flex min-h-11 items-center gap-2 text-sm font-semibold text-warn">
        <Clock aria-hidden className="size-4.5 shrink-0" />
        {t('cheat.missed')}
      </p>
    )
  return (
    <div>
      <p className="text-base font-semibold text-danger">{t('cheat.caught', { count: found.length })}</p>
      <ul className="mt-2 flex flex-col gap-2">
        {found.map((name) => (
          <li key={name} className="flex gap-2.5 rounded-md bg-danger-soft px-3 py-2 text-danger">
            <CircleX aria-hidden className="mt-0.5 size-4.5 shrink-0" />
            <span className="min-w-0 flex-1">
              <span className="block text-sm font-semibold">{t(`receipts.check_${name}`)}</span>
              <span className="block text-xs">{t(`cheat.why_${name}`)}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
