import { clsx } from 'clsx'
import { baseOf, hueOf } from './symbol-hue.ts'
import { type SymbolMark, symbolMarks } from './symbol-marks.ts'

const sizes = { sm: 'size-6 text-[8px]', md: 'size-9 text-[11px]', lg: 'size-12 text-sm' } as const

/** A coin with the sign of the traded asset; of one that we have no sign for, with its first letters in a colour made from them. */
export function SymbolIcon({ symbol, size = 'md' }: { symbol: string; size?: keyof typeof sizes }) {
  const base = baseOf(symbol)
  const mark = symbolMarks[base]
  if (mark !== undefined) return <Mark mark={mark} className={sizes[size]} />
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

function Mark({ mark: { ground, strokes }, className }: { mark: SymbolMark; className: string }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 32 32"
      className={clsx('inline-block shrink-0 overflow-hidden rounded-full', className)}
    >
      <rect width="32" height="32" fill={ground} />
      {strokes.map(({ path, width, colour = '#fff' }) =>
        width === undefined ? (
          <path key={path} d={path} fill={colour} />
        ) : (
          <path
            key={path + width}
            d={path}
            fill="none"
            stroke={colour}
            strokeWidth={width}
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        ),
      )}
    </svg>
  )
}
