import type { Offering } from '@touchstone/wire/console/console-offerings'
import { numberText } from '../format/printed-number.ts'
import { coverOf } from './cover.ts'

/** How much of what the whole sale can owe is in escrow: what runs now, the rest, and what is missing. */
export function CoverBar({ offering }: { offering: Offering }) {
  const { escrow, currency, missing } = offering
  const { percent, parts } = coverOf(offering)
  const text = percent === undefined ? 'Nothing to cover' : `${percent}% covered`
  return (
    <div className="cover">
      <div
        className="cover-bar"
        role="img"
        aria-label={`${text}: ${numberText(escrow)} ${currency} in escrow, ${numberText(missing)} ${currency} missing`}
      >
        <span className="cover-owed" style={{ width: `${parts.owed}%` }} />
        <span className="cover-free" style={{ width: `${parts.free}%` }} />
        <span className="cover-missing" style={{ width: `${parts.missing}%` }} />
      </div>
      <span className="num">{text}</span>
    </div>
  )
}
