import type { Api } from '@touchstone/wire/api'
import type * as z from 'zod/mini'

type Kind = z.output<Api['products']['reply']>[number]['kind']
type Kinded = { kind: Kind }
/** What a product or an order is, by its kind: a new kind must say. */
const families = {
  ai_quant: 'strategy',
  arbitrage: 'strategy',
  bond: 'bond',
  miner: 'miner',
} as const satisfies Record<Kind, 'strategy' | 'bond' | 'miner'>
type KindOf<Family> = { [Each in Kind]: (typeof families)[Each] extends Family ? Each : never }[Kind]
export type Strategy<Any extends Kinded> = Extract<Any, { kind: KindOf<'strategy'> }>
export type OfBond<Any extends Kinded> = Extract<Any, { kind: KindOf<'bond'> }>
export type OfMiner<Any extends Kinded> = Extract<Any, { kind: KindOf<'miner'> }>

export const isBond = <Any extends Kinded>(any: Any): any is OfBond<Any> => families[any.kind] === 'bond'
export const isStrategy = <Any extends Kinded>(any: Any): any is Strategy<Any> => families[any.kind] === 'strategy'
export const isMiner = <Any extends Kinded>(any: Any): any is OfMiner<Any> => families[any.kind] === 'miner'

/** What has the id that was asked for is of another kind: to who asked, it is not there. */
export class OtherKind extends Error {
  override readonly name = 'OtherKind'
}

/** @throws {OtherKind} for what is no strategy. */
export function asStrategy<Any extends Kinded>(any: Any): Strategy<Any> {
  if (!isStrategy(any)) throw new OtherKind()
  return any
}

/** @throws {OtherKind} for what is no bond. */
export function asBond<Any extends Kinded>(any: Any): OfBond<Any> {
  if (!isBond(any)) throw new OtherKind()
  return any
}

/** @throws {OtherKind} for what is no machine. */
export function asMiner<Any extends Kinded>(any: Any): OfMiner<Any> {
  if (!isMiner(any)) throw new OtherKind()
  return any
}
