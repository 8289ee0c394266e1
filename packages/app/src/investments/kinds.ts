import type { Api } from '@touchstone/wire/api'
import type * as z from 'zod/mini'

type Kind = z.output<Api['products']['reply']>[number]['kind']
type Kinded = { kind: Kind }
/** Products and orders come by their kind: all that is no bond is a strategy. */
export type Strategy<Any extends Kinded> = Exclude<Any, { kind: 'bond' }>
export type OfBond<Any extends Kinded> = Extract<Any, { kind: 'bond' }>

export const isBond = <Any extends Kinded>(any: Any): any is OfBond<Any> => any.kind === 'bond'
export const isStrategy = <Any extends Kinded>(any: Any): any is Strategy<Any> => any.kind !== 'bond'

/** What has the id that was asked for is of another kind: to who asked, it is not there. */
export class OtherKind extends Error {
  override readonly name = 'OtherKind'
}

/** @throws {OtherKind} for a bond. */
export function asStrategy<Any extends Kinded>(any: Any): Strategy<Any> {
  if (!isStrategy(any)) throw new OtherKind()
  return any
}

/** @throws {OtherKind} for a strategy. */
export function asBond<Any extends Kinded>(any: Any): OfBond<Any> {
  if (!isBond(any)) throw new OtherKind()
  return any
}
