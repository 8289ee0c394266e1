import { merged, rowOf } from '@touchstone/domain/rulebook/merged'
import type { Reach, RefusalReach } from '../noun/coverage.ts'
import { restrictionCoverage } from '../nouns/restrictions.ts'
import { nouns } from './nouns.ts'

type Reaches = { readonly [name: string]: Reach }
type Covered = {
  readonly coverage: {
    readonly commands: Reaches
    readonly replies: Reaches
    readonly refusals: { readonly [kind: string]: RefusalReach }
    readonly outcomes: Reaches
  }
  /** It is handed rows that a command of its own made, and no other. */
  readonly outcomesOf: 'none' | ((row: never) => readonly string[])
}

const all: readonly (readonly [name: string, noun: Covered])[] = Object.entries(nouns)
const byCommand = merged(Object.fromEntries(all.map((named) => [named[0], named])), ([name, noun]) =>
  Object.fromEntries(Object.keys(noun.coverage.commands).map((kind) => [kind, { name, noun }])),
)

const renamed = (reaches: Reaches, nameOf: (kind: string) => string): Reaches =>
  Object.fromEntries(Object.entries(reaches).map(([kind, reach]) => [nameOf(kind), reach]))

const isNever = (reach: RefusalReach): reach is `never: ${string}` => reach.startsWith('never')

const ofRefusals = (refusals: { readonly [kind: string]: RefusalReach }): Reaches =>
  Object.fromEntries(
    Object.entries(refusals).map(([kind, reach]) => [kind, isNever(reach) ? reach : ('reached' as const)]),
  )

const refusedToAll = (kind: string): string => `refused: ${kind}`

/** Of everything that may occur on account of a noun, whether a life must reach it. */
export const reaches: ReadonlyMap<string, Reach> = merged(
  Object.fromEntries([
    ['restrictions', renamed(ofRefusals(restrictionCoverage), refusedToAll)] as const,
    ...all.flatMap(([name, { coverage }]) => [
      [`commands of ${name}`, renamed(coverage.commands, (kind) => `command: ${kind}`)] as const,
      [`replies of ${name}`, renamed(coverage.replies, (kind) => `reply: ${kind}`)] as const,
      [`refusals of ${name}`, renamed(ofRefusals(coverage.refusals), (kind) => `refused: ${kind}, ${name}`)] as const,
      [`outcomes of ${name}`, coverage.outcomes] as const,
    ]),
  ]),
  (table) => table,
)

/** The name of what a committed row shows to have occurred. */
export function occurredIn(row: { command: { kind: string }; reply: { kind?: string }; entries: string }): string[] {
  const { outcomesOf } = rowOf(byCommand, row.command.kind).noun
  const outcomes = outcomesOf === 'none' ? [] : outcomesOf(row as never)
  return [`command: ${row.command.kind}`, `reply: ${row.reply.kind ?? ''}`, ...outcomes]
}

/** The name of a refusal of a command: by its noun, but for what restrictions and the executor refuse to all alike. */
export function refusedAs(command: string, refusal: string): string {
  const { name, noun } = rowOf(byCommand, command)
  const isOwn = !Object.hasOwn(restrictionCoverage, refusal) && Object.hasOwn(noun.coverage.refusals, refusal)
  return isOwn ? `refused: ${refusal}, ${name}` : refusedToAll(refusal)
}
