import type { Language } from '@touchstone/wire/languages'
import type { RefusalKind } from '@touchstone/wire/codes/refusal-codes'
import { withCountry } from './country-name.ts'
import { fillText } from './fill-text.ts'
import { textsOf } from './texts.ts'

/** The sentence that a person is told. `malformed` of an absent field has a sentence of its own. */
export function refusalText(kind: RefusalKind, language: Language, details: Readonly<Record<string, unknown>>): string {
  const { refusals, expectations } = textsOf(language)
  const isAbsent = kind === 'malformed' && details['form'] === 'required'
  return fillText(isAbsent ? expectations.absent_field : refusals[kind], withCountry(details, language))
}
