import type { ReactNode } from 'react'

/** One number that matters, and what it is. */
export function Tile({ label, children, note }: { label: string; children: ReactNode; note?: ReactNode }) {
  return (
    <div className="card padded">
      <div className="tile-label">{label}</div>
      <div className="hero num">{children}</div>
      {note !== undefined && <div className="quiet">{note}</div>}
    </div>
  )
}
