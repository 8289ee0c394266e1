import path from 'node:path'
import { languages } from '@touchstone/wire/languages'
import type { Plugin } from 'vite'
import type { Texts } from './sections.ts'
import { textsOf } from './texts.ts'

/** The parts of a language that an app loads each by itself, and the functions of `load-texts.ts` that load them. */
const loaders = { first: 'loadFirst', more: 'loadMore', refusals: 'loadRefusals' } as const satisfies Partial<
  Record<keyof Texts, string>
>
type Part = keyof typeof loaders

const at = (file: string): string => path.join(import.meta.dirname, file)
const parts = new Map(
  languages.flatMap((language) =>
    (Object.keys(loaders) as Part[]).map((part) => [at(`${language}-${part}.ts`), { language, part }] as const),
  ),
)

/** In a browser the place of two files is taken by what they answer, and no file of texts is read there. */
const flattened = new Map([
  [at('load-texts.ts'), () => Object.entries(loaders).map(loaderCode).join('\n')],
  [
    at('english-words.ts'),
    () => {
      const { entries, refusals } = textsOf('en-us')
      return `export const englishEntries = ${JSON.stringify(entries)}
export const englishRefusals = ${JSON.stringify(refusals)}`
    },
  ],
])

function loaderCode([part, loader]: [string, string]): string {
  const imports = languages.map(
    (language) => `'${language}': () => import(${JSON.stringify(at(`${language}-${part}.ts`))})`,
  )
  return `const ${part} = { ${imports.join(', ')} }
export const ${loader} = async (language) => (await ${part}[language]()).texts`
}

/** Whether a module holds this part of a language: what it became in the build is found by it. */
export const isPartOf = (language: string, part: string, module: string | null | undefined): boolean =>
  module === at(`${language}-${part}.ts`)

/** Gives an app the texts of a language as three files. They are read anew when Vite is started anew. */
export const texts: Plugin = {
  name: 'touchstone-texts',
  enforce: 'pre',
  resolveId: (id) => (parts.has(id) ? id : null),
  load(id) {
    const found = parts.get(id)
    if (found !== undefined) return `export const texts = ${JSON.stringify(textsOf(found.language)[found.part])}`
    return flattened.get(id)?.() ?? null
  },
}
