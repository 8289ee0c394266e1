import { textsOf } from './texts.ts'

/* For browsers that speak English alone: `vite-plugin.ts` puts the finished texts in the place of this file. */

export const { entries: englishEntries, refusals: englishRefusals } = textsOf('en-us')
