import { isCurrency, isToken, placesOf } from '@touchstone/domain/money/currency'
import { decimal, printDecimal } from '@touchstone/domain/money/decimal'
import { isOnGrid, nearestOnGrid, unitOf } from '@touchstone/domain/money/mul-div'
import { ok, refuse, type Result } from '@touchstone/domain/result'
import type { consoleProposals } from '@touchstone/wire/console/console-proposals'
import { isProposalKind, proposalRights } from '@touchstone/wire/rights'
import type { HandlersOf, Operator, Refused } from '../../api/handler.ts'
import { onceAudited } from '../audit/audited.ts'
import type { Crediting } from '../../features/deposits/crediting.ts'
import { findDeposit } from '../../features/deposits/deposits.store.ts'
import type { HousePort } from '../../house/house-port.ts'
import { pageAnswer, stretchOf } from '../../api/page-answer.ts'
import type { Sql } from '../../platform/database.ts'
import { findUser } from '../../features/accounts/users/users.store.ts'
import { type ExecutionDeps, executionsOf } from './execute-proposal.ts'
import { approve, reject } from './decide-proposal.ts'
import { type FinishDeps, finishProposal } from './finish-proposals.ts'
import { proposalRecords } from './proposal-records.ts'
import { newestOf } from '../settings/version-start.ts'
import { propose } from '../proposals/propose.ts'
import { findProposal, holdProposal, listProposals, setDecided } from '../proposals/proposals.store.ts'

export type ProposalsDeps = ExecutionDeps &
  FinishDeps & {
    sql: Sql
    house: Pick<HousePort, 'settings' | 'settingsVersions' | 'followSettings' | 'openBook'>
    crediting: Pick<Crediting, 'finish'>
    operatorWaitMs: number
  }

export function proposalsHandlers(deps: ProposalsDeps): HandlersOf<typeof consoleProposals> {
  const { sql, house, operatorWaitMs } = deps
  const deciding = { executions: executionsOf(deps), operatorWaitMs }
  const recordsOf = async (rows: Parameters<typeof proposalRecords>[1], operator: Operator, at: number) =>
    proposalRecords(sql, rows, { operator, at, operatorWaitMs, newest: newestOf(house) })

  return {
    async proposals({ kind, state, ...page }, { at, operator }) {
      const kinds = kindsFor(operator).filter((each) => kind === undefined || each === kind)
      const { rows, total } = await listProposals(sql, { kinds, state }, stretchOf(page))
      return ok(pageAnswer(page, total, await recordsOf(rows, operator, at)))
    },

    async proposal({ id }, { at, operator }) {
      const row = await findProposal(sql, Number(id))
      const [record] =
        row !== undefined && kindsFor(operator).includes(row.kind) ? await recordsOf([row], operator, at) : []
      return record === undefined ? refuse({ kind: 'not_found' }) : ok(record)
    },

    async approveProposal({ id }, visit, once) {
      const answer = await once((tx) => approve(tx, Number(id), visit, deciding))
      if (answer.ok) {
        await house.followSettings()
        const decided = await finishProposal(deps, Number(id), visit.at)
        if (decided?.kind === 'undo_deposit' || decided?.kind === 'credit_deposit')
          await deps.crediting.finish(decided.body.depositId)
      }
      return answer
    },

    rejectProposal: ({ id, reason }, visit, once) =>
      once((tx) => reject(tx, { id: Number(id), reason }, visit, deciding)),

    withdrawProposal({ id }, visit, once) {
      const { operatorId } = visit.operator
      return onceAudited(once, visit, { act: 'withdrawProposal', subject: `proposal ${id}` }, async (tx) => {
        const proposal = await holdProposal(tx, Number(id))
        if (proposal?.proposedBy !== operatorId) return refuse({ kind: 'not_found' })
        if (proposal.state !== 'open') return refuse({ kind: 'already_decided' })
        const decided = { decidedBy: operatorId, decidedAt: visit.at, answer: null, result: null }
        await setDecided(tx, proposal.id, { state: 'withdrawn', ...decided })
        return ok({ state: 'withdrawn' })
      })
    },

    async proposeReward({ userId, currency, amount, reason }, visit, once) {
      const checked = await checkEntry(sql, { userId, currency, amount })
      if (!checked.ok) return checked
      return propose(once, visit, { kind: 'reward', reason, userId: checked.value.userId, body: checked.value })
    },

    async proposeCorrection({ userId, currency, amount, sign, reason }, visit, once) {
      const checked = await checkEntry(sql, { userId, currency, amount })
      if (!checked.ok) return checked
      const body = { ...checked.value, sign }
      return propose(once, visit, { kind: 'correction', reason, userId: body.userId, body })
    },

    async proposeUndoDeposit({ depositId, reason }, visit, once) {
      const deposit = await findDeposit(sql, Number(depositId))
      if (deposit === undefined) return refuse({ kind: 'not_found' })
      const { id, userId, currency, state, arrived } = deposit
      if (state !== 'delivered' || arrived === null) return refuse({ kind: 'not_delivered' })
      const body = { depositId: id, userId, currency, amount: printDecimal(arrived) }
      return propose(once, visit, { kind: 'undo_deposit', reason, userId, body })
    },
  }
}

/** The kinds that an operator may propose or decide; they see no others. */
const kindsFor = ({ rights }: Operator) =>
  Object.keys(proposalRights)
    .filter(isProposalKind)
    .filter((kind) => rights.has(proposalRights[kind].propose) || rights.has(proposalRights[kind].decide))

/** Refuses in advance what the book would refuse after the approval. */
async function checkEntry(
  sql: Sql,
  { userId, currency, amount }: { userId: string; currency: string; amount: string },
): Promise<Result<{ userId: number; currency: string; amount: string }, Refused>> {
  if ((await findUser(sql, { id: Number(userId) })) === undefined) return refuse({ kind: 'not_found' })
  // Tokens come from their issuers alone: a reward or correction would make some.
  if (!isCurrency(currency) || isToken(currency)) return refuse({ kind: 'currency_unknown', currency })
  const value = decimal(amount)
  const unit = unitOf(placesOf(currency))
  if (value <= 0n) return refuse({ kind: 'amount_too_small', minimum: unit })
  if (!isOnGrid(value, unit)) return refuse({ kind: 'amount_off_grid', ...nearestOnGrid(value, unit) })
  return ok({ userId: Number(userId), currency, amount: printDecimal(value) })
}
