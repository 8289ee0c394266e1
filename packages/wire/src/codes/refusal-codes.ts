import type { Api } from '../api.ts'
import { commonRefusals } from '../common-refusals.ts'
import { type ConsoleApi, consoleNouns } from '../console/console-api.ts'
import { type Merged, merged } from '../noun.ts'
import { nouns } from '../nouns.ts'

type RefusalCodes = typeof commonRefusals & Merged<typeof nouns, 'refusals'> & Merged<typeof consoleNouns, 'refusals'>

export type RefusalKind = keyof RefusalCodes

/**
 * Every refusal and its code. Below 1,000 it is also the HTTP status, but for 401, which travels with status 200 so that
 * a client of the specification sees it. A refusal that stands here has a text in every language (`packages/texts`).
 */
export const refusalCodes: Readonly<Record<RefusalKind, number>> = {
  ...commonRefusals,
  ...merged(nouns, 'refusals'),
  ...merged(consoleNouns, 'refusals'),
}

export const isRefusalKind = (text: string): text is RefusalKind => Object.hasOwn(refusalCodes, text)

/** A kind that a call names and no noun has a code for. */
type Undeclared = Exclude<(Api[keyof Api] | ConsoleApi[keyof ConsoleApi])['refusals'][number], RefusalKind>
export const isEveryRefusalDeclared: [Undeclared] extends [never] ? true : Undeclared = true
