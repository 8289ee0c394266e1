import { holding, recordsOf } from '@touchstone/domain/books/book'
import { openDraft } from '@touchstone/domain/books/draft'
import { crossRisk, markFact, termsOf } from '@touchstone/domain/positions/account-risk'
import { fine } from '@touchstone/domain/positions/brackets'
import { crossPositions } from '@touchstone/domain/positions/held-positions'
import { positionRecord } from '@touchstone/domain/positions/position'
import { profitAt, riskAt } from '@touchstone/domain/positions/valuation'
import { refuse } from '@touchstone/domain/result'
import { bondMutants } from './bond-mutants.ts'
import { ieoMutants } from './ieo-mutants.ts'
import { moneyMutants } from './money-mutants.ts'
import { miningMutants } from './mining-mutants.ts'
import type { Mutant } from './mutant.ts'
import { offerMutants } from './offer-mutants.ts'
import { tradingMutants } from './trading-mutants.ts'

const feeLeftOut: Mutant = {
  name: 'fee-left-out',
  by: 'model',
  decide: (decide) => (book, command, facts) => {
    const decided = decide(book, command, facts)
    if (!decided.ok) return decided
    const postings = decided.value.postings.filter((posting) => posting.kind !== 'opening_fee')
    return { ok: true, value: { ...decided.value, postings } }
  },
}

/** Liquidates below the maintenance only, no longer at it. */
const equalityIsSpared: Mutant = {
  name: 'equality-is-spared',
  by: 'overdue',
  decide: (decide) => (book, command, facts) => {
    if (command.kind === 'liquidate_position') {
      const position = recordsOf(book, positionRecord).get(command.positionId)
      if (position !== undefined) {
        const risk = riskAt(position, termsOf(facts, position.symbol), markFact(facts, position.symbol))
        if (fine(position.margin + risk.profit) === risk.maintenance) return refuse({ kind: 'not_due' })
      }
    }
    if (command.kind === 'liquidate_cross') {
      const risk = crossRisk(openDraft(book), facts)
      if (fine(risk.equity) === risk.maintenance) return refuse({ kind: 'not_due' })
    }
    return decide(book, command, facts)
  },
}

/** A position that was opened, added to or given a stop by a command is watched no more, or still as it was. */
const noRearming: Mutant = {
  name: 'no-rearming',
  by: 'overdue',
  change: (house) => {
    Object.assign(house.triggers, { onCommitted: () => undefined })
  },
}

/** Closes the losing position of a cross book and lets the winner run: a free option for the user. */
const loserFirst: Mutant = {
  name: 'loser-first',
  by: 'model',
  isLate: true,
  seed: 8,
  decide: (decide) => (book, command, facts) => {
    if (command.kind !== 'liquidate_cross') return decide(book, command, facts)
    const cross = crossPositions(openDraft(book))
    const profits = cross.map((each) => ({ id: each.id, profit: profitAt(each, markFact(facts, each.symbol)) }))
    const loser = profits.reduce(
      (worst, each) => (each.profit < worst.profit ? each : worst),
      profits[0] ?? { id: '', profit: 0n },
    )
    const spared = new Set(cross.filter((each) => each.id !== loser.id).map((each) => each.id))
    const kept = [...recordsOf(book, positionRecord).values()].filter(({ id }) => !spared.has(id))
    return decide({ ...book, records: { ...book.records, ...holding(positionRecord, kept) } }, command, facts)
  },
}

export const mutants: readonly Mutant[] = [
  feeLeftOut,
  equalityIsSpared,
  noRearming,
  loserFirst,
  ...tradingMutants,
  ...moneyMutants,
  ...offerMutants,
  ...bondMutants,
  ...miningMutants,
  ...ieoMutants,
]
