import type { ConsoleBond } from '@touchstone/wire/console/console-bonds'
import { countText } from './bond-words.ts'

/** How many units are sold, and how many of those are missing with which it goes ahead. */
export function SoldBar({ bond: { units, unitsMin, unitsSold } }: { bond: ConsoleBond }) {
  const missing = Math.max(0, unitsMin - unitsSold)
  const needed = missing === 0 ? 'enough to go ahead' : `${countText(missing)} more needed to go ahead`
  const share = (part: number): string => `${(part / Math.max(1, units)) * 100}%`
  const text = `${countText(unitsSold)} of ${countText(units)} units sold`
  return (
    <div className="cover">
      <div className="cover-bar" role="img" aria-label={`${text}, ${needed}`}>
        <span className="cover-owed" style={{ width: share(unitsSold) }} />
        <span className="cover-missing" style={{ width: share(missing) }} />
      </div>
      <span className="num">{text}</span>
    </div>
  )
}
