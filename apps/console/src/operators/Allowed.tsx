import type { Right } from '@touchstone/wire/rights'
import { allowedByArea } from './role-words.ts'
import { Facts } from '../ui/Facts.tsx'

/** What some rights allow, a line each area. */
export function Allowed({ rights }: { rights: ReadonlySet<Right> }) {
  const areas = allowedByArea(rights)
  return areas.length === 0 ? <span className="quiet">Nothing.</span> : <Facts facts={areas} />
}
