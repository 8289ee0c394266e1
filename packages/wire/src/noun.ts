import type { Call } from './call.ts'
import type { MessageRule } from './message-rule.ts'

/** All that goes over the wire of a noun. */
export type Noun = {
  readonly calls: { readonly [name: string]: Call }
  /** The refusals that are its own, each with its code. */
  readonly refusals?: { readonly [kind: string]: number }
  /** The messages that it leads to. */
  readonly messages?: { readonly [kind: string]: MessageRule }
  /** By call, a well-formed request that changes nothing, so that tests can send it: those that name nobody's ids. */
  readonly harmless?: { readonly [call: string]: object }
  /** By refusal, an example of its details, so that tests can fill its texts. */
  readonly details?: { readonly [refusal: string]: object }
}
type Nouns = { readonly [noun: string]: Noun }

type All<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer Every) => void
  ? Every
  : never
type SectionOf<N, Name> = {
  [Key in keyof N]: N[Key] extends { readonly [Each in Name & string]: infer Own } ? Own : never
}[keyof N]

/** A section of all nouns as one. */
export type Merged<N, Name extends keyof Noun> = {
  [Key in keyof All<SectionOf<N, Name>>]: All<SectionOf<N, Name>>[Key]
}

/** A section of all nouns as one, in their order. @throws where two nouns have the same name for something. */
export function merged<N extends Nouns, Name extends keyof Noun>(nouns: N, name: Name): Merged<N, Name> {
  const all = new Map<string, unknown>()
  for (const noun of Object.values(nouns))
    for (const [key, each] of Object.entries(noun[name] ?? {})) {
      if (all.has(key)) throw new Error(`two nouns have ${name} named ${key}`)
      all.set(key, each)
    }
  return Object.fromEntries(all) as Merged<N, Name>
}
