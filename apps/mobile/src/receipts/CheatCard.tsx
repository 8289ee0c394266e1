import { clsx } from 'clsx'
import { CircleX, Clock, Undo2, VenetianMask } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { haptic } from '@touchstone/app/feedback/haptic'
import { digitsIn, type Figure, figuresOf, withNextDigit } from '@touchstone/app/receipts/cheat'
import { numberStyle } from '@touchstone/app/format/written-language'
import { useCaught } from '@touchstone/app/receipts/use-caught'
import type { Receipt, ReceiptCheckName } from '@touchstone/domain/receipts/receipt'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Chips } from '../ui/Chips.tsx'
import { Section } from '../ui/Section.tsx'
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
  if (isOpen)
    return (
      <Section title={t('cheat.title')} action={<CopyMark />}>
        <Copy receipt={receipt} figures={figures} />
      </Section>
    )
  return (
    <Section title={t('cheat.title')}>
      <Card padded className="flex flex-col gap-4">
        <p className="text-sm text-fg-2">{t('cheat.text')}</p>
        <Button kind="soft" size="md" onClick={() => setIsOpen(true)}>
          <VenetianMask aria-hidden className="size-4.5" />
          {t('cheat.open')}
        </Button>
      </Card>
    </Section>
  )
}

function CopyMark() {
  const { t } = useTranslation()
  return (
    <span className="rounded-sm bg-warn-soft px-1.5 py-0.5 text-2xs font-semibold text-warn uppercase">
      {t('cheat.copy')}
    </span>
  )
}

function Copy({ receipt, figures }: { receipt: Receipt; figures: readonly Figure[] }) {
  const { t } = useTranslation()
  const [is, setIs] = useState<Figure['is']>(figures[0]?.is ?? 'amount')
  const [written, setWritten] = useState<string>()
  const [withHash, setWithHash] = useState(false)
  const sight = useRef<HTMLDivElement>(null)
  const takeFocus = (): void =>
    sight.current?.querySelector<HTMLElement>('[data-digit]')?.focus({ preventScroll: true })
  const bringIntoView = (): void => sight.current?.scrollIntoView({ block: 'nearest' })
  useEffect(() => {
    takeFocus()
    bringIntoView()
  }, [])
  const figure = figures.find((each) => each.is === is) ?? figures[0]
  const value = written ?? figure?.value ?? ''
  const isChanged = figure !== undefined && value !== figure.value
  const found = useCaught(isChanged ? { receipt, figure, value, withHash } : undefined)
  // The verdict may take a second line.
  useEffect(() => {
    if (found !== undefined) bringIntoView()
  }, [found])
  if (figure === undefined) return null
  const choose = (next: Figure['is']): void => {
    setIs(next)
    setWritten(undefined)
  }
  // The button goes, and the focus with it.
  const putBack = (): void => {
    setWritten(undefined)
    takeFocus()
  }
  return (
    <div className="rounded-lg border-2 border-dashed border-border-strong p-3.5">
      <Chips
        label={t('cheat.choose')}
        value={is}
        onChange={choose}
        items={figures.map((each) => ({ value: each.is, label: t(`cheat.figure_${each.is}`) }))}
        wrap
      />
      <div ref={sight} className="scroll-mt-2 scroll-mb-4 text-center">
        <Digits
          value={value}
          original={figure.value}
          onDigit={(index) => {
            haptic(8)
            setWritten(withNextDigit(value, index))
          }}
        />
        <div role="status" className="grid min-h-6 place-items-center">
          {found !== undefined && <Verdict found={found} />}
        </div>
      </div>
      <div className="-mx-3.5 mt-2">
        <Switch label={t('cheat.smart')} checked={withHash} onChange={setWithHash} />
      </div>
      {found !== undefined && found !== 'checking' && <Reasons found={found} />}
      {isChanged && (
        <Button kind="soft" size="md" wide className="mt-3" onClick={putBack}>
          <Undo2 aria-hidden className="size-4" />
          {t('cheat.back')}
        </Button>
      )}
    </div>
  )
}

/** As one reads it: with a proper minus, and the decimal mark of the language. */
const readable = (value: string): string => value.replace('-', '−').replace('.', numberStyle().decimal)

/**
 * The font sizes of all characters of a number together, in hundredths of the width of its line. Our choice: a digit is about
 * 0.65 of its size wide, so that a number takes five sixths of the line at most.
 */
const charactersCqw = 130

type DigitsProps = { value: string; original: string; onDigit: (index: number) => void }

/** The number with each of its digits as a button, in one line: a long one is smaller. */
function Digits({ value, original, onDigit }: DigitsProps) {
  const { t } = useTranslation()
  const places = digitsIn(value)
  return (
    <div className="@container pt-2">
      <p
        className="num flex justify-center font-semibold"
        dir="ltr"
        style={{ fontSize: `min(1.5rem, ${charactersCqw / value.length}cqw)` }}
      >
        {Array.from(value, (character, index) =>
          places.includes(index) ? (
            <button
              key={index}
              type="button"
              data-digit
              aria-label={t('cheat.digit', { digit: character, place: places.indexOf(index) + 1 })}
              onClick={() => onDigit(index)}
              className={clsx(
                'grid min-h-11 max-w-8 min-w-0 flex-1 place-items-center rounded-sm active:bg-surface-2',
                character === original[index]
                  ? 'underline decoration-border-strong decoration-2 underline-offset-8'
                  : 'bg-danger-soft text-danger',
              )}
            >
              {character}
            </button>
          ) : (
            <span key={index} className="grid min-h-11 place-items-center">
              {readable(character)}
            </span>
          ),
        )}
      </p>
      <p className="num mt-1 min-h-4 text-xs text-fg-3">
        {value === original ? t('cheat.tap') : t('cheat.was', { value: readable(original) })}
      </p>
    </div>
  )
}

type Found = readonly ReceiptCheckName[]

/** Whether anybody noticed, in one sentence. */
function Verdict({ found }: { found: Found | 'checking' }) {
  const { t } = useTranslation()
  if (found === 'checking') return <p className="text-sm text-fg-2">{t('cheat.checking')}</p>
  if (found.length > 0)
    return <p className="text-base font-semibold text-danger">{t('cheat.caught', { count: found.length })}</p>
  return (
    <p className="flex items-center gap-2 text-sm font-semibold text-warn">
      <Clock aria-hidden className="size-4.5 shrink-0" />
      {t('cheat.missed')}
    </p>
  )
}

/** Which checks turned red, and why in one sentence each. */
function Reasons({ found }: { found: Found }) {
  const { t } = useTranslation()
  return (
    <ul className="flex flex-col gap-2">
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
  )
}
