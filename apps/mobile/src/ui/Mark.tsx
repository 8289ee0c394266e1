/** The mark of the house: a stone with a tick between two candles, as in its icon. */
export function Mark({ className }: { className?: string | undefined }) {
  return (
    <svg
      viewBox="0 0 512 512"
      aria-hidden
      className={className}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <rect width="512" height="512" rx="112" className="fill-accent-fill" />
      <path d="M136 214v128M376 150v128" stroke="#fff" strokeOpacity=".35" strokeWidth="20" />
      <path d="M136 278l84 76 156-164" stroke="#fff" strokeWidth="48" />
    </svg>
  )
}
