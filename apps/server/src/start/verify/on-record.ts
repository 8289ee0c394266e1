import { investmentsUnder } from '@touchstone/domain/settings/investments'
import { settingsFromText } from '@touchstone/domain/settings/settings-text'
import type { AuditAct } from '@touchstone/wire/console/audit-acts'
import {
  actText,
  arrivalText,
  capitalText,
  creditText,
  entryText,
  levelText,
  lotsText,
  paymentText,
  poolText,
  saleText,
  sandboxText,
  type Source,
} from './givers.ts'
import type { BondKind } from '../../console/bonds/bond-objections.ts'
import type { IeoKind } from '../../console/ieos/ieo-objections.ts'
import type { OfferingKind } from '../../console/offerings/offering-objections.ts'
import { poolHolder, treasuryHolder } from '../../features/house-books/house-books.store.ts'
import { select, type Verification } from './verification.ts'

/** What the rows of these ids say, where they are there and in order; rows that are not have no entry. */
type Find = (verification: Verification, ids: readonly string[]) => Promise<Map<string, string>>

const isOperator = (column: string): string => `exists (select from operators where operators.id = ${column})`
const isNoted = (act: AuditAct, subject: string, operator: string): string => `exists (
  select from audit_log where subject = ${subject} and act = '${act}' and operator_id = ${operator})`

/** Proposals that one operator made and another approved, both of the house, and both in the audit log with it. */
export const signedProposals = `(
  select * from proposals p
  where p.state in ('approved', 'done') and p.proposed_by <> p.decided_by
    and ${isOperator('p.proposed_by')} and ${isOperator('p.decided_by')}
    and ${isNoted('propose', `'proposal ' || p.id`, 'p.proposed_by')}
    and ${isNoted('approveProposal', `'proposal ' || p.id`, 'p.decided_by')})`

type Proposed = { proposed_by: bigint; decided_by: bigint; user_id: bigint | null; reason: string; body: string }
type EntryBody = { amount: string; currency: string; sign?: string }

const entryOf = (kind: string, { proposed_by, decided_by, user_id, reason, body }: Proposed): string => {
  const { amount, currency, sign } = JSON.parse(body) as EntryBody
  const operators = [Number(proposed_by), Number(decided_by)]
  return entryText({ kind, sign, amount, currency, owner: String(user_id), operators, reason })
}

type PoolBody = {
  product: string
  currency: string
  amount: string
  capacity: string
  mostOwed: string
  reference: string
  lots: number
  /** Of the proposal itself. */
  reason: string
}

type PoolKind = OfferingKind | BondKind | IeoKind
type Of = Parameters<typeof poolText>[0]

/** What was signed about a pool, by what was proposed, as the book of the house must say it. */
const ofPools: { readonly [Kind in PoolKind]: (of: Of, body: PoolBody) => string } = {
  fund_pool: (of, { amount, currency }) => poolText({ ...of, owner: treasuryHolder }, `${amount} ${currency}`),
  open_sale: (of, { capacity, mostOwed }) => poolText(of, saleText(capacity, mostOwed)),
  close_sale: (of) => poolText(of),
  freeze_product: (of, { reason }) => poolText(of, reason),
  resume_product: (of, { reason }) => poolText(of, reason),
  return_escrow: (of, { amount }) => poolText(of, amount),
  open_bond: (of) => poolText(of),
  pay_out_proceeds: (of, { amount, reference }) => poolText(of, paymentText(amount, reference)),
  issuer_payment: (of, { amount, reference }) => poolText(of, paymentText(amount, reference)),
  ieo_tokens: (of, { amount, reference }) => poolText(of, paymentText(amount, reference)),
  open_ieo: (of) => poolText(of),
  list_ieo: (of, { lots }) => poolText(of, lotsText(lots)),
  pay_out_raised: (of, { amount, reference }) => poolText(of, paymentText(amount, reference)),
  return_tokens: (of, { amount, reference }) => poolText(of, paymentText(amount, reference)),
}
const isOfPool = (kind: string): kind is PoolKind => Object.hasOwn(ofPools, kind)

const ofPool = (kind: PoolKind, { proposed_by, decided_by, reason, body: text }: Proposed): string => {
  const body = { ...(JSON.parse(text) as Omit<PoolBody, 'reason'>), reason }
  const operators = [Number(proposed_by), Number(decided_by)]
  return ofPools[kind]({ kind, product: body.product, owner: poolHolder(body.product), operators }, body)
}

const proposalText = (row: Proposed & { kind: string }): string => {
  if (row.kind === 'take_capital') return capitalOf(row)
  return isOfPool(row.kind) ? ofPool(row.kind, row) : entryOf(row.kind, row)
}

/** The arrival must say itself that this proposal has taken it. */
const capitalOf = ({ proposed_by, decided_by, body: text }: Proposed): string => {
  const { arrivalId, amount, currency } = JSON.parse(text) as { arrivalId: number; amount: string; currency: string }
  const operators = [Number(proposed_by), Number(decided_by)]
  return capitalText({ arrivalId: String(arrivalId), amount, currency, owner: treasuryHolder, operators })
}

async function findActs(verification: Verification, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await select<{ id: bigint; act: string; subject: string; operator_id: bigint; details: string }>(
    verification,
    `select id, act, subject, operator_id, details from audit_log l
     where id = any($1::bigint[]) and ${isOperator('l.operator_id')}`,
    [ids],
  )
  return new Map(
    rows.map(({ id, act, subject, operator_id, details }) => {
      const { proof, reason } = JSON.parse(details) as { proof?: string; reason?: string }
      const isLift = act === 'unblockWithdrawals'
      const said = { act, subject, operator: Number(operator_id), proof, reason: isLift ? undefined : reason }
      return [String(id), actText(said)]
    }),
  )
}

async function findProposals(verification: Verification, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await select<Proposed & { id: bigint; kind: string }>(
    verification,
    `select * from ${signedProposals} p where id = any($1::bigint[]) and kind = any($2::text[])
       and (kind <> 'take_capital' or exists (select from arrivals where capital_proposal = p.id
         and id::text = p.body::json ->> 'arrivalId'))`,
    [ids, ['reward', 'correction', 'take_capital', ...Object.keys(ofPools)]],
  )
  return new Map(rows.map((row) => [String(row.id), proposalText(row)]))
}

async function findUndone(verification: Verification, depositIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await select<Proposed & { result: string }>(
    verification,
    `select * from ${signedProposals} p where kind = 'undo_deposit' and state = 'done' and result = any($1::text[])`,
    [depositIds],
  )
  return new Map(rows.map((row) => [row.result, entryOf('undo_deposit', row)]))
}

type Credited = {
  id: bigint
  deposit_id: bigint
  is_chain: boolean
  credited_by: string | null
  is_noted: boolean
  signed_by: string | null
}

/** One operator stands for a credit by an act, two by a proposal, a chain by itself. */
async function findCredits(verification: Verification, arrivalIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await select<Credited>(
    verification,
    `select a.id, a.deposit_id, a.source like 'chain:%' as is_chain, d.credited_by,
       exists (select from audit_log l where l.subject = 'deposit ' || a.deposit_id and l.act = 'creditDeposit'
         and l.details::json ->> 'arrivalId' = a.id::text and ${isOperator('l.operator_id')}
         and (d.credited_by is null or l.operator_id::text = d.credited_by)) as is_noted,
       (select p.proposed_by || ',' || p.decided_by from ${signedProposals} p
         where p.kind = 'credit_deposit' and p.state = 'done' and p.result = a.id::text
           and p.body::json ->> 'depositId' = a.deposit_id::text limit 1) as signed_by
     from arrivals a left join deposits d on d.id = a.deposit_id
     where a.id = any($1::bigint[]) and a.deposit_id is not null`,
    [arrivalIds],
  )
  return new Map(
    rows.flatMap(({ id, deposit_id, is_chain, credited_by, is_noted, signed_by }) => {
      const by =
        is_chain && (credited_by ?? '') === '' ? '' : (signed_by ?? (is_noted ? (credited_by ?? '') : undefined))
      return by === undefined ? [] : [[String(id), creditText(String(deposit_id), by)] as const]
    }),
  )
}

/** A line of a bank statement takes two operators; a chain stands for its own transfers. */
async function findArrivals(verification: Verification, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await select<{ id: bigint; channel: string; amount: string; currency: string }>(
    verification,
    `select id, channel, trim_scale(amount)::text as amount, currency from arrivals
     where id = any($1::bigint[]) and source like 'chain:%'
     union all
     select a.id, p.body::json ->> 'channel', p.body::json ->> 'amount', p.body::json ->> 'currency'
     from arrivals a join ${signedProposals} p on p.kind = 'bank_arrival' and p.state = 'done' and p.result = a.id::text
       and a.operators = p.proposed_by || ',' || p.decided_by
     where a.id = any($1::bigint[]) and a.source not like 'chain:%'`,
    [ids],
  )
  return new Map(rows.map(({ id, channel, amount, currency }) => [String(id), arrivalText(channel, amount, currency)]))
}

/** Who verified an identity is in the audit log; the country is that of the person's document. */
async function findApplications(verification: Verification, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await select<{ id: bigint; user_id: bigint; level: bigint; country: string | null }>(
    verification,
    `select a.id, a.user_id, a.level, b.body::json -> 'basic' ->> 'country' as country
     from identity_applications a
     join identity_applications b on b.user_id = a.user_id and b.level = 1 and b.state = 'verified'
     where a.id = any($1::bigint[]) and a.state = 'verified' and ${isOperator('a.decided_by')}
       and ${isNoted('approveIdentity', `'identity ' || a.id`, 'a.decided_by')}`,
    [ids],
  )
  return new Map(
    rows.map(({ id, user_id, level, country }) => [
      String(id),
      levelText(Number(level), country ?? '', String(user_id)),
    ]),
  )
}

/** Whether a version of the settings gives the treasury play money. */
async function findSandboxes(verification: Verification, versions: readonly string[]): Promise<Map<string, string>> {
  const rows = await select<{ version: bigint; body: string }>(
    verification,
    `select version, body from settings where version = any($1::bigint[])`,
    [versions],
  )
  return new Map(
    rows.map(({ version, body }) => [
      String(version),
      sandboxText(investmentsUnder(settingsFromText(body)).capital !== null),
    ]),
  )
}

/** How what each source says is found, and what it is called in a difference. */
export const sources: { readonly [Each in Source]: { called: (id: string) => string; find: Find } } = {
  act: { called: (id) => `row ${id} of the audit log`, find: findActs },
  proposal: { called: (id) => `proposal ${id}`, find: findProposals },
  undo: { called: (id) => `the proposal to undo deposit ${id}`, find: findUndone },
  credit: { called: (id) => `what credits arrival ${id}`, find: findCredits },
  arrival: { called: (id) => `what enters arrival ${id}`, find: findArrivals },
  sandbox: { called: (id) => `version ${id} of the settings`, find: findSandboxes },
  application: { called: (id) => `application ${id} for an identity level`, find: findApplications },
}
