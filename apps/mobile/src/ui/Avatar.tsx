import { clsx } from 'clsx'

const sizes = { sm: 'size-8 text-xs', md: 'size-11 text-base', lg: 'size-16 text-2xl' } as const

/** The first letter of a name, for an account without a picture. */
export function Avatar({ name, size = 'md' }: { name: string; size?: keyof typeof sizes }) {
  const [first = '?'] = name.trim()
  return (
    <span
      aria-hidden
      className={clsx(
        'inline-grid shrink-0 place-items-center rounded-full bg-accent-soft font-semibold text-accent select-none',
        sizes[size],
      )}
    >
      {first.toUpperCase()}
    </span>
  )
}
