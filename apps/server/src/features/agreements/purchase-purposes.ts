import type { PoolPurpose } from '@touchstone/domain/house-books/purposes'
import type { UserCommand } from '@touchstone/domain/rulebook/nouns'
import type { AgreementPurpose } from '@touchstone/wire/articles'

type Kinded = { kind: string }
type Naming<Command> = Command extends Kinded ? ('agreementSha256' extends keyof Command ? Command : never) : never
/** Who names a product buys of it; everything later names the order. */
type OfProduct<Command> = Command extends { product: string } & Kinded ? Command : never

/** What a person buys with of each kind of pool: only a command that names an agreement fits. */
export type BoughtWith<Pool extends string, Command extends Kinded> = {
  readonly [Each in Pool]: {
    readonly command: Naming<Command>['kind']
    readonly agreement: Exclude<AgreementPurpose, 'registration'>
  }
}

/** The commands that buy something, by what they name, and stand in no line. */
export type Unlisted<Command extends Kinded, Listed> = Exclude<(Naming<Command> | OfProduct<Command>)['kind'], Listed>

/** With which command a person buys of each kind of pool, and the agreement for it. A pool without a line does not compile. */
const boughtWith = {
  strategy: { command: 'buy_strategy', agreement: 'strategies' },
  miner: { command: 'buy_miner', agreement: 'machines' },
  bond: { command: 'subscribe_bond', agreement: 'bonds' },
  ieo: { command: 'apply_ieo', agreement: 'token_sales' },
} as const satisfies BoughtWith<PoolPurpose, UserCommand>

type Missing = Unlisted<UserCommand, (typeof boughtWith)[PoolPurpose]['command']>
/** A command that buys and has no line does not compile, and the error names it: nobody could say what is accepted with it. */
export const isEveryPurchaseListed: [Missing] extends [never] ? true : Missing = true

const purposes = new Map<string, AgreementPurpose>(
  Object.values(boughtWith).map(({ command, agreement }) => [command, agreement]),
)

/** What the agreement is for that a command of this kind names. Undefined where it buys nothing of ours. */
export const purposeOfPurchase = (kind: string): AgreementPurpose | undefined => purposes.get(kind)
