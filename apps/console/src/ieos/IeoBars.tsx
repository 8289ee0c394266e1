import { parseDecimal } from '@touchstone/domain/money/decimal'
import type { ConsoleIeo } from '@touchstone/wire/console/console-ieos'
import { isZero, numberText } from '../format/printed-number.ts'
import { countText, lotsPaidBack, tokensOf } from './ieo-words.ts'

const shareOf = (part: number, all: number): string => `${Math.min(100, (part / Math.max(1, all)) * 100)}%`

/** How many lots are applied for of those that there are. */
export function AppliedBar({ ieo: { lots, lotsApplied } }: { ieo: ConsoleIeo }) {
  const times = Math.floor((lotsApplied / lots) * 10) / 10
  const text =
    lotsApplied > lots
      ? `${countText(lotsApplied)} lots applied for, ${times.toLocaleString('en')}× the ${countText(lots)}`
      : `${countText(lotsApplied)} of ${countText(lots)} lots applied for`
  return <Bar text={text} part={lotsApplied} of={lots} />
}

/** How much of what was given out is taken back and paid back, of a sale that was called off. */
export function PaidBackBar({ ieo }: { ieo: ConsoleIeo }) {
  const all = ieo.calledOff?.lots ?? 0
  const back = lotsPaidBack(ieo)
  const text = all === 0 ? 'Nobody had got a lot' : `${countText(back)} of ${countText(all)} lots paid back`
  return <Bar text={text} part={back} of={all} />
}

/** One part of a whole, and the words for it. */
function Bar({ text, part, of: all }: { text: string; part: number; of: number }) {
  return (
    <div className="cover">
      <div className="cover-bar" role="img" aria-label={text}>
        <span className="cover-owed" style={{ width: shareOf(part, all) }} />
      </div>
      <span className="num">{text}</span>
    </div>
  )
}

/** How many tokens of the whole sale are given out, are in escrow, and are missing; before it opened whether it can. */
export function EscrowBar({ ieo }: { ieo: ConsoleIeo }) {
  const { state, escrow, missing, token, lots, lotsGiven } = ieo
  const given = tokensOf(ieo, lotsGiven)
  const all = wide(tokensOf(ieo, lots))
  const percent = Math.floor(((all - wide(missing)) / Math.max(1, all)) * 100)
  const cover = isZero(missing) ? 'All tokens are there' : `${percent}% of the tokens are there`
  const text = state === 'announced' ? cover : `${countText(lotsGiven)} of ${countText(lots)} lots given out`
  const said = `${text}: ${numberText(given)} ${token} given out, ${numberText(escrow)} in escrow, ${numberText(missing)} missing`
  return (
    <div className="cover">
      <div className="cover-bar" role="img" aria-label={said}>
        <span className="cover-owed" style={{ width: shareOf(wide(given), all) }} />
        <span className="cover-free" style={{ width: shareOf(wide(escrow), all) }} />
        <span className="cover-missing" style={{ width: shareOf(wide(missing), all) }} />
      </div>
      <span className="num">{text}</span>
    </div>
  )
}

/** An amount as a number: exact enough for the width of a bar. */
const wide = (amount: string): number => Number((parseDecimal(amount) ?? 0n) / 10n ** 12n)
