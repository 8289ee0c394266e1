import type { Call } from '@touchstone/wire/call'
import { consoleApi, type ConsoleCallName } from '@touchstone/wire/console/console-api'
import { type ProposalKind, proposalRights, type Right, rights, rightsOfRole, type Role } from '@touchstone/wire/rights'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { Operator } from '../../api/handler.ts'
import { barrierTo } from '../approvals/may-decide.ts'
import { startTestConsole, type TestConsole } from '../operators/test-console.ts'
import { operatorAnswererOf } from './answer-operator.ts'

/** The right of every call, written down a second time: `any` operator who has signed in, or `public`. */
const rightOf: Record<ConsoleCallName, Right | 'any' | 'public'> = {
  signInOperator: 'public',
  signOutOperator: 'any',
  thisOperator: 'any',
  changeOperatorPassword: 'any',
  operatorSessions: 'any',
  endOperatorSession: 'any',
  queueCounts: 'any',
  // Each of their parts asks for a right of its own: see `overview.test.ts`.
  overview: 'any',
  search: 'any',
  depositQueue: 'see_deposits',
  depositInQueue: 'see_deposits',
  claimDeposit: 'decide_deposits',
  releaseDeposit: 'decide_deposits',
  rejectDeposit: 'decide_deposits',
  creditDeposit: 'decide_deposits',
  proposeCredit: 'decide_deposits',
  arrivals: 'see_deposits',
  channels: 'any',
  proposeBankArrival: 'enter_arrivals',
  proposeTakeCapital: 'enter_arrivals',
  withdrawalQueue: 'see_withdrawals',
  withdrawalInQueue: 'see_withdrawals',
  withdrawalBackground: 'see_withdrawals',
  claimWithdrawal: 'decide_withdrawals',
  approveWithdrawal: 'decide_withdrawals',
  rejectWithdrawal: 'decide_withdrawals',
  beginPayment: 'pay_withdrawals',
  payWithdrawal: 'pay_withdrawals',
  failWithdrawal: 'pay_withdrawals',
  identityQueue: 'see_identity',
  identityInQueue: 'see_identity',
  claimIdentity: 'decide_identity',
  approveIdentity: 'decide_identity',
  rejectIdentity: 'decide_identity',
  // It asks for the right of the image's purpose itself: see `every-call.test.ts`.
  consoleFile: 'any',
  findUsers: 'find_users',
  userPicture: 'see_users',
  userBackground: 'see_users',
  userLedger: 'see_users',
  userMessages: 'see_users',
  userAgreementText: 'see_users',
  blockSignIn: 'block_users',
  unblockSignIn: 'block_users',
  blockWithdrawals: 'block_users',
  unblockWithdrawals: 'block_users',
  markImportant: 'mark_users',
  settingsVersions: 'see_settings',
  settingsVersion: 'see_settings',
  compareSettings: 'see_settings',
  proposeSettings: 'change_settings',
  // Each kind of proposal asks for a right of its own besides: see below.
  proposals: 'see_proposals',
  proposal: 'see_proposals',
  approveProposal: 'see_proposals',
  rejectProposal: 'see_proposals',
  withdrawProposal: 'see_proposals',
  proposeReward: 'propose_entries',
  proposeCorrection: 'propose_entries',
  proposeUndoDeposit: 'propose_entries',
  contentArticles: 'edit_content',
  contentArticle: 'edit_content',
  saveArticle: 'edit_content',
  publishArticle: 'edit_content',
  withdrawArticle: 'edit_content',
  shortLinks: 'edit_content',
  saveShortLink: 'edit_content',
  removeShortLink: 'edit_content',
  marketHealth: 'see_market',
  exposures: 'see_exposure',
  solvency: 'see_solvency',
  proposeHoldings: 'enter_holdings',
  offerings: 'see_offerings',
  proposeFundPool: 'propose_offerings',
  proposeOpenSale: 'propose_offerings',
  proposeCloseSale: 'propose_offerings',
  proposeFreeze: 'propose_offerings',
  proposeResume: 'propose_offerings',
  proposeReturnEscrow: 'propose_offerings',
  bonds: 'see_offerings',
  proposeOpenBond: 'propose_offerings',
  proposePayOutProceeds: 'propose_offerings',
  proposeIssuerPayment: 'propose_offerings',
  ieos: 'see_offerings',
  proposeIeoTokens: 'propose_offerings',
  proposeOpenIeo: 'propose_offerings',
  proposeListIeo: 'propose_offerings',
  proposePayOutRaised: 'propose_offerings',
  proposeReturnTokens: 'propose_offerings',
  operators: 'see_operators',
  proposeOperator: 'change_operators',
  proposeRights: 'change_operators',
  proposeCodeReset: 'change_operators',
  operatorKey: 'confirm_operators',
  endSessionsOf: 'change_operators',
  auditLog: 'see_audit',
  exportAudit: 'see_audit',
  checkAudit: 'see_audit',
}

/** Likewise who decides each kind of proposal, and the calls that propose it. */
const proposalsOf: Record<ProposalKind, { by: ConsoleCallName[]; decide: Right }> = {
  settings: { by: ['proposeSettings'], decide: 'confirm_settings' },
  reward: { by: ['proposeReward'], decide: 'confirm_entries' },
  correction: { by: ['proposeCorrection'], decide: 'confirm_entries' },
  credit_deposit: { by: ['proposeCredit'], decide: 'confirm_entries' },
  undo_deposit: { by: ['proposeUndoDeposit'], decide: 'confirm_entries' },
  bank_arrival: { by: ['proposeBankArrival'], decide: 'confirm_arrivals' },
  take_capital: { by: ['proposeTakeCapital'], decide: 'confirm_arrivals' },
  holdings: { by: ['proposeHoldings'], decide: 'confirm_holdings' },
  fund_pool: { by: ['proposeFundPool'], decide: 'confirm_offerings' },
  open_sale: { by: ['proposeOpenSale'], decide: 'confirm_offerings' },
  close_sale: { by: ['proposeCloseSale'], decide: 'confirm_offerings' },
  freeze_product: { by: ['proposeFreeze'], decide: 'confirm_offerings' },
  resume_product: { by: ['proposeResume'], decide: 'confirm_offerings' },
  return_escrow: { by: ['proposeReturnEscrow'], decide: 'confirm_offerings' },
  open_bond: { by: ['proposeOpenBond'], decide: 'confirm_offerings' },
  pay_out_proceeds: { by: ['proposePayOutProceeds'], decide: 'confirm_offerings' },
  issuer_payment: { by: ['proposeIssuerPayment'], decide: 'confirm_offerings' },
  ieo_tokens: { by: ['proposeIeoTokens'], decide: 'confirm_offerings' },
  open_ieo: { by: ['proposeOpenIeo'], decide: 'confirm_offerings' },
  list_ieo: { by: ['proposeListIeo'], decide: 'confirm_offerings' },
  pay_out_raised: { by: ['proposePayOutRaised'], decide: 'confirm_offerings' },
  return_tokens: { by: ['proposeReturnTokens'], decide: 'confirm_offerings' },
  operator_made: { by: ['proposeOperator'], decide: 'confirm_operators' },
  operator_rights: { by: ['proposeRights'], decide: 'confirm_operators' },
  operator_code_reset: { by: ['proposeCodeReset'], decide: 'confirm_operators' },
}

/** Likewise what each role may do. */
const roleRights: Record<Role, string> = {
  admin: rights.join(' '),
  finance:
    'see_deposits decide_deposits enter_arrivals confirm_arrivals see_withdrawals decide_withdrawals pay_withdrawals ' +
    'find_users see_users see_solvency enter_holdings confirm_holdings see_offerings propose_offerings ' +
    'propose_entries confirm_entries see_proposals',
  risk:
    'see_withdrawals decide_withdrawals find_users see_users block_users mark_users see_settings change_settings ' +
    'confirm_settings see_market see_exposure see_solvency see_offerings confirm_offerings confirm_entries ' +
    'see_proposals see_audit',
  identity: 'see_identity decide_identity find_users see_users',
  content: 'edit_content',
  support: 'find_users see_users see_deposits see_withdrawals mark_users',
}

let app: TestConsole
beforeAll(async () => {
  app = await startTestConsole(inject('cluster'))
})
afterAll(() => app.stop())

const calls = Object.entries(consoleApi) as [ConsoleCallName, Call][]
const operatorWith = (held: readonly Right[]): Operator => ({
  operatorId: 77,
  sessionId: 1,
  name: 'somebody',
  roles: [],
  rights: new Set(held),
  mustChangePassword: false,
  since: 0,
})

/** How a call answers an operator of these rights; what it would do beyond that is left out. */
async function statusOf(name: ConsoleCallName, held: readonly Right[]): Promise<number> {
  const call: Call = consoleApi[name]
  const handler = () => Promise.resolve({ ok: false, refusal: { kind: 'not_found' } })
  const submitForHouse = () => Promise.reject(new Error('nothing is submitted'))
  const answer = operatorAnswererOf(name, call, handler, {
    sql: app.house.sql,
    submitForHouse,
    noteReading: () => Promise.reject(new Error('nothing is shown')),
  })
  const visit = { at: app.time.now, language: 'en-us', address: '127.0.0.1', device: 'a test' } as const
  return (await answer({ fields: {}, visit, operator: operatorWith(held), key: app.newKey() })).status
}

describe('the right of a call', () => {
  it('is what is written here', () => {
    const actual = calls.map(([name, { right, access }]) => [name, right ?? (access === 'public' ? 'public' : 'any')])
    expect(Object.fromEntries(actual)).toEqual(rightOf)
  })

  it.each(Object.entries(rightOf) as [ConsoleCallName, Right | 'any' | 'public'][])(
    'is needed by %s, and no other: %s',
    async (name, right) => {
      const needed = rights.filter((each) => each === right)
      const allOthers = rights.filter((each) => each !== right)
      expect(await statusOf(name, needed)).not.toBe(403)
      expect((await statusOf(name, allOthers)) === 403).toBe(needed.length === 1)
    },
  )
})

describe('the right to decide a proposal', () => {
  it('is what is written here, as that to propose it is that of its calls', () => {
    const written = Object.entries(proposalsOf).map(([kind, { by, decide }]) => [
      kind,
      new Set(by.map((name) => rightOf[name])),
      decide,
    ])
    const actual = Object.entries(proposalRights).map(([kind, { propose, decide }]) => [
      kind,
      new Set([propose]),
      decide,
    ])
    expect(actual).toEqual(expect.arrayContaining(written))
    expect(actual).toHaveLength(written.length)
  })

  it.each(Object.entries(proposalsOf) as [ProposalKind, { decide: Right }][])(
    'of the kind %s is needed, and no other',
    (kind, { decide }) => {
      const barrier = (held: readonly Right[]) =>
        barrierTo({ kind, state: 'open', proposedBy: 1 }, operatorWith(held), { at: 1, operatorWaitMs: 0 })
      expect(barrier([decide])).toBeUndefined()
      expect(barrier(rights.filter((each) => each !== decide))).toBe('right')
    },
  )
})

it('gives each role what is written here', () => {
  const written = Object.fromEntries(Object.entries(roleRights).map(([role, held]) => [role, held.split(' ')]))
  expect(rightsOfRole).toEqual(written)
})
