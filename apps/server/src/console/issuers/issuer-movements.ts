import type { BondIssueReply } from '@touchstone/domain/bond-issues/bond-issue-commands'
import type { IeoSaleReply } from '@touchstone/domain/ieo-sales/ieo-sale-commands'
import type { ProposalKind } from '@touchstone/wire/rights'
import type { ProposalBodies } from '../proposals/proposal-bodies.ts'

type Referenced<Reply> = Extract<Reply, { reference: string }>

/** What says in the book of a bond or a sale that money or tokens came from its issuer or went there, by a reference. */
export type IssuerMovement = Referenced<BondIssueReply | IeoSaleReply>
export type SaleMovement = Referenced<IeoSaleReply>
type Kind = IssuerMovement['kind']

const ofSales: Readonly<Record<SaleMovement['kind'], 'from_issuer' | 'to_issuer'>> = {
  tokens_received: 'from_issuer',
  tokens_returned: 'to_issuer',
  raised_paid_out: 'to_issuer',
}

const directions: Readonly<Record<Kind, 'from_issuer' | 'to_issuer'>> = {
  issuer_paid: 'from_issuer',
  proceeds_paid_out: 'to_issuer',
  ...ofSales,
}

export const issuerMovementKinds: readonly string[] = Object.keys(directions)
export const saleMovementKinds: readonly string[] = Object.keys(ofSales)

export const isIssuerMovement = (reply: { kind: string }): reply is IssuerMovement =>
  Object.hasOwn(directions, reply.kind)
export const isSaleMovement = (reply: { kind: string }): reply is SaleMovement => Object.hasOwn(ofSales, reply.kind)

export const directionOf = ({ kind }: Pick<IssuerMovement, 'kind'>): 'from_issuer' | 'to_issuer' => directions[kind]

/** In what it moved: money, or the token of a sale. */
export const currencyOf = (moved: IssuerMovement) => ('token' in moved ? moved.token : moved.currency)

/** What is proposed of a product by a reference; what other proposals have one, such as those of our bank, is of no product. */
type MovementProposal = {
  [Each in ProposalKind]: ProposalBodies[Each] extends { product: string; reference: string } ? Each : never
}[ProposalKind]

/** By proposal, what its book says once it is carried out. */
const proposedFor: Readonly<Record<MovementProposal, Kind>> = {
  issuer_payment: 'issuer_paid',
  pay_out_proceeds: 'proceeds_paid_out',
  ieo_tokens: 'tokens_received',
  return_tokens: 'tokens_returned',
  pay_out_raised: 'raised_paid_out',
}

export const movementProposals: readonly string[] = Object.keys(proposedFor)
