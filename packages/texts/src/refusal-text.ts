import type { Language } from '@touchstone/wire/languages'
import type { RefusalKind } from '@touchstone/wire/codes/refusal-codes'
import { withCountry } from './country-name.ts'
import { fillText } from './fill-text.ts'
import { textsOf } from './texts.ts'

/** The sentence that a person is told. */
export const refusalText = (
  kind: RefusalKind,
  language: Language,
  details: Readonly<Record<string, unknown>>,
): string => fillText(textsOf(language).refusals[kind], withCountry(details, language))
