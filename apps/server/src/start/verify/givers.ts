import type { CallAct } from '@touchstone/wire/console/audit-acts'
import type { CommandOf, HouseCommand } from '@touchstone/domain/rulebook/nouns'

/** Where a database shows who stands behind a command: a kind of row that operators made, or that a chain did. */
export type Source = 'act' | 'proposal' | 'undo' | 'credit' | 'arrival' | 'application' | 'sandbox'

/** The row that must be there for a command, and what it must say about the owner of the book: a user, or the holder of one of the house. */
export type Behind = { source: Source; id: string; says: (owner: string) => string }

/** What a row of the journal is: its command is read as it is written there, with amounts as texts. */
type AsWritten<Command> = {
  readonly [Field in keyof Command]: Command[Field] extends bigint ? string : Command[Field]
}
/** `version`: of the settings that the row was decided under. */
type Giver<Command> = (command: AsWritten<Command>, key: string, version: string) => Behind[]

const actKey = /^operator:(\d{1,15})$/
const proposalKey = /^operator:proposal:(\d{1,15})$/
/** Under which an issuer of a sandbox pays at a midnight. */
const issuerKey = /^sandbox:issuer:([a-z0-9-]+):\d{1,15}$/
const applicationKey = /^identity:(\d{1,15})$/
const numberIn = (pattern: RegExp, key: string): string => pattern.exec(key)?.[1] ?? ''

type Step = { withdrawalId: string; operator: number; proof?: string; reason?: string }

/** One operator's act on a withdrawal, as the audit log keeps it. */
const act =
  (name: CallAct) =>
  ({ withdrawalId, operator, proof, reason }: Step, key: string): Behind[] => [
    {
      source: 'act',
      id: numberIn(actKey, key),
      says: () => actText({ act: name, subject: `withdrawal ${withdrawalId}`, operator, proof, reason }),
    },
  ]

/** An act of the audit log in one line, to be compared. */
export const actText = (act: {
  act: string
  subject: string
  operator: number
  proof: string | undefined
  reason: string | undefined
}): string => [act.act, act.subject, 'by', act.operator, act.proof ?? '', act.reason ?? ''].join(' ').trimEnd()

type Entered = {
  kind: string
  sign?: string | undefined
  amount: string
  currency: string
  owner: string
  operators: readonly number[]
  reason: string
}

/** A proposal about money of a user in one line, to be compared. */
export const entryText = ({ kind, sign = '', amount, currency, owner, operators, reason }: Entered): string =>
  `${kind} ${sign} ${amount} ${currency} of user ${owner} by ${operators.join(',')}: ${reason}`

/** A proposal to take an arrival as capital in one line, to be compared. */
export const capitalText = (taken: {
  arrivalId: string
  amount: string
  currency: string
  owner: string
  operators: readonly number[]
}): string =>
  `take_capital ${taken.amount} ${taken.currency} of arrival ${taken.arrivalId} to ${taken.owner} by ${taken.operators.join(',')}`

type OfPool = { kind: string; product: string; owner: string; operators: readonly number[] }

/** What two operators do to a pool, a bond or a sale in one line, to be compared; `what` is an amount, a payment, or what is sold. */
export const poolText = ({ kind, product, owner, operators }: OfPool, what = ''): string =>
  `${kind} ${what} for ${product} in ${owner} by ${operators.join(',')}`

export const paymentText = (amount: string, reference: string): string => `${amount} under "${reference}"`
export const saleText = (capacity: string, mostOwed: string): string => `capacity ${capacity} owing ${mostOwed}`
export const lotsText = (lots: number): string => `${lots} lots`
export const sandboxText = (isSandbox: boolean): string => (isSandbox ? 'of a sandbox' : 'of no sandbox')

/** A sandbox funds its first offerings, opens its bonds and sales by itself, and its issuers pay with play money and tokens. */
const byProposal = (
  { operators, ...of }: Omit<OfPool, 'owner'>,
  what: string | undefined,
  { key, version, isSandboxKey = key.startsWith('sandbox:') }: { key: string; version: string; isSandboxKey?: boolean },
): Behind[] =>
  isSandboxKey && operators.length === 0
    ? [{ source: 'sandbox', id: version, says: () => sandboxText(true) }]
    : [
        {
          source: 'proposal',
          id: numberIn(proposalKey, key),
          says: (owner) => poolText({ ...of, operators, owner }, what),
        },
      ]

/** `by` is empty for a chain, and for credits of versions that did not name who decided them. */
export const creditText = (depositId: string, by: string): string => `deposit ${depositId}${by && ` by ${by}`}`
export const arrivalText = (channel: string, amount: string, currency: string): string =>
  `${channel} ${amount} ${currency}`
export const levelText = (level: number, country: string, owner: string): string =>
  `level ${level} ${country} of user ${owner}`

/**
 * What must be on record for each command that operators give; each noun says which these are (`orderedBy`). A row of one
 * that has no line here is a difference.
 */
export const givers: { readonly [Kind in HouseCommand['kind']]?: Giver<CommandOf<Kind>> } = {
  claim_withdrawal: act('claimWithdrawal'),
  approve_withdrawal: act('approveWithdrawal'),
  reject_withdrawal: act('rejectWithdrawal'),
  begin_payment: act('beginPayment'),
  pay_withdrawal: act('payWithdrawal'),
  fail_withdrawal: act('failWithdrawal'),
  block_withdrawals: ({ operator, reason }, key) => [
    {
      source: 'act',
      id: numberIn(actKey, key),
      says: (owner) =>
        reason === ''
          ? actText({ act: 'unblockWithdrawals', subject: `user ${owner}`, operator, proof: '', reason: '' })
          : actText({ act: 'blockWithdrawals', subject: `user ${owner}`, operator, proof: '', reason }),
    },
  ],
  grant_reward: (given, key) => [
    {
      source: 'proposal',
      id: numberIn(proposalKey, key),
      says: (owner) => entryText({ ...given, kind: 'reward', owner }),
    },
  ],
  correct_balance: (given, key) => [
    {
      source: 'proposal',
      id: numberIn(proposalKey, key),
      says: (owner) => entryText({ ...given, kind: 'correction', owner }),
    },
  ],
  receive_capital: ({ arrivalId, channel, amount, currency, operators }, key) => [
    {
      source: 'proposal',
      id: numberIn(proposalKey, key),
      says: (owner) => capitalText({ arrivalId, amount, currency, owner, operators }),
    },
    { source: 'arrival', id: arrivalId, says: () => arrivalText(channel, amount, currency) },
  ],
  allot_capital: ({ product, amount, currency, operators }, key, version) =>
    byProposal({ kind: 'fund_pool', product, operators }, `${amount} ${currency}`, { key, version }),
  open_sale: ({ product, capacity, mostOwed, operators }, key, version) =>
    byProposal({ kind: 'open_sale', product, operators }, saleText(capacity, mostOwed), { key, version }),
  close_sale: ({ product, operators }, key, version) =>
    byProposal({ kind: 'close_sale', product, operators }, undefined, { key, version }),
  pause_product: ({ product, reason, operators }, key, version) =>
    byProposal({ kind: 'freeze_product', product, operators }, reason, { key, version }),
  resume_product: ({ product, reason, operators }, key, version) =>
    byProposal({ kind: 'resume_product', product, operators }, reason, { key, version }),
  return_escrow: ({ product, amount, operators }, key, version) =>
    byProposal({ kind: 'return_escrow', product, operators }, amount, { key, version }),
  open_bond: ({ product, operators }, key, version) =>
    byProposal({ kind: 'open_bond', product, operators }, undefined, {
      key,
      version,
      isSandboxKey: key === `sandbox:open:${product}`,
    }),
  pay_out_proceeds: ({ product, amount, reference, operators }, key, version) =>
    byProposal({ kind: 'pay_out_proceeds', product, operators }, paymentText(amount, reference), {
      key,
      version,
      isSandboxKey: key === `sandbox:proceeds:${product}`,
    }),
  receive_from_issuer: ({ product, amount, reference, operators }, key, version) =>
    byProposal({ kind: 'issuer_payment', product, operators }, paymentText(amount, reference), {
      key,
      version,
      isSandboxKey: issuerKey.exec(key)?.[1] === product,
    }),
  receive_tokens: ({ product, amount, reference, operators }, key, version) =>
    byProposal({ kind: 'ieo_tokens', product, operators }, paymentText(amount, reference), {
      key,
      version,
      isSandboxKey: key === `sandbox:tokens:${product}`,
    }),
  open_ieo: ({ product, operators }, key, version) =>
    byProposal({ kind: 'open_ieo', product, operators }, undefined, {
      key,
      version,
      isSandboxKey: key === `sandbox:open:${product}`,
    }),
  list_ieo: ({ product, lots, operators }, key, version) =>
    byProposal({ kind: 'list_ieo', product, operators }, lotsText(lots), {
      key,
      version,
      isSandboxKey: key === `sandbox:list:${product}`,
    }),
  pay_out_raised: ({ product, amount, reference, operators }, key, version) =>
    byProposal({ kind: 'pay_out_raised', product, operators }, paymentText(amount, reference), {
      key,
      version,
      isSandboxKey: key === `sandbox:raised:${product}`,
    }),
  return_tokens: ({ product, amount, reference, operators }, key, version) =>
    byProposal({ kind: 'return_tokens', product, operators }, paymentText(amount, reference), {
      key,
      version,
      isSandboxKey: key === `sandbox:returned:${product}`,
    }),
  undo_deposit: ({ depositId, ...given }) => [
    { source: 'undo', id: depositId, says: (owner) => entryText({ ...given, owner }) },
  ],
  credit_deposit: ({ depositId, arrivalId, channel, currency, amount, operators = [] }) => [
    { source: 'credit', id: arrivalId, says: () => creditText(depositId, operators.join(',')) },
    { source: 'arrival', id: arrivalId, says: () => arrivalText(channel, amount, currency) },
  ],
  set_identity: ({ identityLevel, country }, key) => [
    {
      source: 'application',
      id: numberIn(applicationKey, key),
      says: (owner) => levelText(identityLevel, country, owner),
    },
  ],
}
