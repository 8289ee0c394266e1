import type { Language } from '@touchstone/wire/languages'
import type { RefusalKind } from '@touchstone/wire/codes/refusal-codes'
import { withCountry } from './country-name.ts'
import { fillText } from './fill-text.ts'
import { textsOf } from './texts.ts'

/** The sentence that a person is told. Of a field that is missing nothing is said but that it is required. */
export function refusalText(kind: RefusalKind, language: Language, details: Readonly<Record<string, unknown>>): string {
  const { refusals, expectations } = textsOf(language)
  const isMissing = kind === 'malformed' && details['form'] === 'required'
  return fillText(isMissing ? expectations.missing : refusals[kind], withCountry(details, language))
}
