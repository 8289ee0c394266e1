import type { NotDue } from '../books/refusal.ts'
import type { NetworkId } from '../networks/networks.ts'

export type NetworkRefusal =
  | NotDue
  | { kind: 'wrong_house_book' }
  /** The source sent what the network cannot have been, or another source than the book's. */
  | { kind: 'network_figures_wrong'; network: NetworkId }
