import type { Language } from '@touchstone/wire/languages'
import type { RefusalTexts, Texts } from './sections.ts'
import { textsOf } from './texts.ts'

/*
 * For browsers: `vite-plugin.ts` puts the finished texts in the place of this file, each language in three files that are
 * loaded when they are asked for. What only the server says is in none of them.
 */

export const loadFirst = (language: Language): Promise<Texts['first']> => Promise.resolve(textsOf(language).first)

export const loadMore = (language: Language): Promise<Texts['more']> => Promise.resolve(textsOf(language).more)

/** The sentences that the server refuses with. */
export const loadRefusals = (language: Language): Promise<RefusalTexts> => Promise.resolve(textsOf(language).refusals)
