import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { usePreferences } from '@touchstone/app/look/preferences'
import {
  hiddenNumber,
  noNumber,
  type NumberParts,
  numberParts,
  shownPlaces,
  splitCents,
  splitQuiet,
} from '@touchstone/app/format/number-text'

type AmountProps = {
  /** A decimal string; null while unknown. */
  value: string | null | undefined
  currency?: string | undefined
  places?: number | undefined
  /** Says `+` too. */
  sign?: boolean | undefined
  /** In the colour of its direction. */
  tone?: boolean | undefined
  /** Hidden while the person hides amounts. */
  private?: boolean | undefined
  /** Without zeros at the end: for quantities. Money keeps its cents. */
  trim?: boolean | 'but_cents' | undefined
  /** Gets smaller when it is long: for the one hero number of a screen. */
  fit?: boolean | undefined
  /** Of one colour to the cent, however many digits come before. */
  toCent?: boolean | undefined
  className?: string | undefined
}

const cents = 2

/** An amount of money or a quantity: cut, never rounded. */
export function Amount(props: AmountProps) {
  const { value, currency, places, sign, tone, trim, fit, toCent = false, className } = props
  const hides = usePreferences((preferences) => preferences.hideBalances)
  const parts = numberParts(value, places ?? shownPlaces(currency), {
    plus: sign === true,
    trim: trim === true || trim === 'but_cents',
    least: trim === 'but_cents' ? cents : 0,
  })
  const hidden = props.private === true && hides
  return (
    <span className={clsx('num whitespace-nowrap', tone && !hidden && toneOf(parts), className)}>
      {hidden ? <Hidden /> : <Digits parts={parts} fit={fit === true} toCent={toCent} />}
      {currency !== undefined && <span className="text-[max(0.5em,0.6875rem)] text-fg-2"> {currency}</span>}
    </span>
  )
}

function Digits({ parts, fit, toCent }: { parts: NumberParts | undefined; fit: boolean; toCent: boolean }) {
  if (parts === undefined) return <span className="text-fg-3">{noNumber}</span>
  const text = parts.sign + parts.whole + parts.fraction
  const digits = <QuietDigits text={text} split={toCent ? splitCents : splitQuiet} />
  const { length } = text
  return fit && length > heroLength ? <span style={{ fontSize: `${heroLength / length}em` }}>{digits}</span> : digits
}

/** A printed number, grey behind its fourth significant digit: amounts, prices and profits alike. */
export function QuietDigits({ text, split = splitQuiet }: { text: string; split?: typeof splitQuiet }) {
  const [loud, quiet] = split(text)
  return (
    <>
      {loud}
      {quiet !== '' && <span className="text-fg-3">{quiet}</span>}
    </>
  )
}

/** This many characters of the largest size leave room for the unit at a width of 320. */
const heroLength = 12

function Hidden() {
  const { t } = useTranslation()
  return (
    <>
      <span aria-hidden="true">{hiddenNumber}</span>
      <span className="sr-only">{t('ui.hiddenAmount')}</span>
    </>
  )
}

function toneOf(parts: NumberParts | undefined): string | undefined {
  if (parts === undefined || !/[1-9]/.test(parts.whole + parts.fraction)) return undefined
  return parts.sign === '−' ? 'text-down' : 'text-up'
}
