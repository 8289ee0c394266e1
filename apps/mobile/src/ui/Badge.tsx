/** Above this the exact number says nothing more. Our choice. */
const countMax = 99

/** How many; nothing at none. `label` says of what, such as "3 unread". */
export function Badge({ count, label }: { count: number; label?: string | undefined }) {
  if (count <= 0) return null
  return (
    <span className="num inline-block w-max min-w-4 rounded-full bg-danger-fill px-1 text-center text-[10px] leading-4 font-semibold text-on-fill ring-2 ring-surface">
      <span aria-hidden>{count > countMax ? `${countMax}+` : count}</span>
      <span className="sr-only">{label ?? count}</span>
    </span>
  )
}

/** That there is something to look at; `label` says what. */
export function Dot({ label }: { label: string }) {
  return (
    <span className="block size-2.5 rounded-full bg-danger-fill ring-2 ring-surface">
      <span className="sr-only">{label}</span>
    </span>
  )
}
