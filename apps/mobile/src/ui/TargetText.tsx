import { headSigns, tailSigns } from '@touchstone/domain/withdrawals/mask-target'

/** An IBAN or the digits of another account, which banks print in groups of four. */
const bankNumber = /^(?:[A-Z]{2}\d{2}[A-Z\d]+|\d+)$/

/**
 * An account number in its groups, or an address with its head and tail, which people compare, standing out; both in full.
 * A line ends between groups only, and lines are of about the same length.
 */
export function TargetText({ target }: { target: string }) {
  if (bankNumber.test(target))
    return (
      <span className="num block max-w-40 font-semibold text-balance">
        {target.match(/.{1,4}/g)?.map((group, at) => (
          <span key={at}>
            {at > 0 && ' '}
            <span className="whitespace-nowrap">{group}</span>
          </span>
        ))}
      </span>
    )
  if (target.length <= headSigns + tailSigns) return <span className="num font-semibold break-all">{target}</span>
  return (
    <span className="num break-all text-fg-2">
      <b className="font-semibold text-fg">{target.slice(0, headSigns)}</b>
      {target.slice(headSigns, -tailSigns)}
      <b className="font-semibold text-fg">{target.slice(-tailSigns)}</b>
    </span>
  )
}
