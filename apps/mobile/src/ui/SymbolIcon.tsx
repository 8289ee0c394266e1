import { clsx } from 'clsx'
import { baseOf, hueOf } from './symbol-hue.ts'

const sizes = { sm: 'size-6 text-[8px]', md: 'size-9 text-[11px]', lg: 'size-12 text-sm' } as const

/** A coin with the first letters of the traded asset, in a colour derived from them. */
export function SymbolIcon({ symbol, size = 'md' }: { symbol: string; size?: keyof typeof sizes }) {
  const base = baseOf(symbol)
  const hue = hueOf(base)
  return (
    <span
      aria-hidden
      className={clsx(
        'inline-grid shrink-0 place-items-center rounded-full font-bold tracking-tight text-on-fill select-none',
        sizes[size],
      )}
      style={{ backgroundImage: `linear-gradient(135deg, oklch(0.67 0.17 ${hue}), oklch(0.5 0.16 ${hue}))` }}
    >
      <span className={clsx(base.length > 3 && 'text-[0.82em]')}>{base.slice(0, 4)}</span>
    </span>
  )
}
