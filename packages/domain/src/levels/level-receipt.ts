import { isWatermark } from '../market/tick.ts'
import { commandIn, type DecidedRow } from '../receipts/decided-row.ts'
import { type Carried, type Formula, oneTick } from '../receipts/formula.ts'
import { claimed, passed, type ReceiptCheck, tapePending } from '../receipts/receipt.ts'
import type { ReceiptTape } from '../receipts/tape-of-receipt.ts'
import { isSame } from '../receipts/check-entries.ts'
import { isListed } from '../settings/added-currencies.ts'
import { levelsUnder } from '../settings/levels.ts'
import type { Settings } from '../settings/settings.ts'
import { dayMs } from '../time.ts'
import { closesIn, type DayClose, type NamedClose } from './closes.ts'
import { levelAfter } from './level-of-days.ts'
import { areWeekTo, type LevelSet, type SetLevel, worthsOf } from './set-level.ts'

type Set = DecidedRow<LevelSet>

/** Counts the worth of each day again at the closing prices, and what level follows from them. */
export const levelFormula: Formula<LevelSet> = {
  needs: ({ facts }) => ({
    tape: closesIn(facts).map(({ day, symbol, sequence }) => ({
      ...oneTick(symbol, sequence),
      sealedAt: day + dayMs,
    })),
  }),
  waitedFor: 'none',
  crossings: 'none',
  isSetOffTogether: 'never',
  check: (decided, { tape, settings }) => [
    checkCloses(closesIn(decided.facts), tape),
    checkLevel(decided, { tape, settings }),
    claimed('entries', 'a level moves no money', [[decided.postings.length === 0, 'it moved money']]),
  ],
}

/** Each is the last tick of its symbol by the end of its day, as far as the tape has gone on. */
function checkCloses(closes: readonly NamedClose[], tape: ReceiptTape): ReceiptCheck {
  const names = new Set(closes.map(({ day, symbol }) => `${day} ${symbol}`))
  const shown = closes.map(({ day, symbol, sequence }) => {
    const endsAt = day + dayMs
    const next = tape.after(symbol, sequence).find((row) => !isWatermark(row) || row.watermarkAt >= endsAt)
    return { endsAt, tick: tape.tick(symbol, sequence), next }
  })
  const check = claimed('prices', `${closes.length} closing prices`, [
    [names.size === closes.length, 'a day has two closing prices of a symbol'],
    [shown.every(({ endsAt, tick }) => tick.sourceAt <= endsAt), 'a closing price came after its day'],
    [
      shown.every(({ endsAt, next }) => next === undefined || isWatermark(next) || next.sourceAt > endsAt),
      'a later price came before the end of the day',
    ],
  ])
  return check.ok && shown.some(({ next }) => next === undefined) ? passed('prices', tapePending) : check
}

function checkLevel(decided: Set, { tape, settings }: Pick<Carried, 'tape' | 'settings'>): ReceiptCheck {
  const { facts, reply } = decided
  const { day, level, before } = reply
  const asked = commandIn<SetLevel>(decided, 'set_level')
  const closes = closesIn(facts).map(({ day: of, symbol, sequence }): DayClose => ({
    day: of,
    tick: tape.tick(symbol, sequence),
  }))
  const worths = worthsOf(asked?.days ?? [], closes)
  const levels = levelsUnder(settings)
  const due = levelAfter(
    worths.map(({ worth }) => worth),
    levels,
  )
  return claimed('formula', `level: ${level}`, [
    [settings.version === facts.settings, 'the settings are of another version'],
    [levels.length > 0, 'the settings have no levels'],
    [asked !== undefined && areWeekTo(day, asked.days), 'the days are not the seven up to its own'],
    [facts.at >= day + dayMs, 'the day was not over'],
    [hasPlainAmounts(asked), 'a day names a currency twice, or holds less than nothing'],
    [hasListed(asked, settings), 'a day names a currency that the settings do not list'],
    [isSame(worths, reply.days), 'the days are worth something else than recorded'],
    [level === due, 'another level follows from the days'],
    [level !== before, 'the level did not change'],
  ])
}

const hasPlainAmounts = (asked: SetLevel | undefined): boolean =>
  (asked?.days ?? []).every(
    ({ held }) =>
      new Set(held.map(({ currency }) => currency)).size === held.length && held.every(({ amount }) => amount > 0n),
  )

const hasListed = (asked: SetLevel | undefined, settings: Settings): boolean =>
  (asked?.days ?? []).every(({ held }) => held.every(({ currency }) => isListed(currency, settings)))
