import type { DocumentType } from '@touchstone/domain/identity/document'
import type { identity } from '@touchstone/wire/identity'
import type * as z from 'zod/mini'

type BasicRequest = z.output<(typeof identity)['applyBasicIdentity']['request']>

export type AdvancedBody = z.output<(typeof identity)['applyAdvancedIdentity']['request']>

/** The document's number as it is compared. A passport has no back. The declaration is kept with what it is about. */
export type BasicBody = Omit<BasicRequest, 'back' | 'documentType'> & {
  documentType: DocumentType
  back: string | null
}

/** What was stated, by level. */
export type ApplicationBody = { basic: BasicBody } | { advanced: AdvancedBody }

const basicNames = [
  'surname',
  'firstName',
  'birthday',
  'country',
  'documentType',
  'documentNumber',
  'front',
  'back',
] as const satisfies (keyof BasicBody)[]

/** Whether a change is of the basic level's fields. */
export const hasBasic = (change: object): boolean => basicNames.some((name) => name in change)
export const hasAdvanced = (change: object): boolean =>
  Object.keys(change).some((name) => !basicNames.some((basic) => basic === name))
