import { type NaiveTerms, naiveTerms } from './naive-terms.ts'

export type NaiveVersions = ReturnType<typeof naiveVersions>

/** The versions of the settings as the model reads them, in their order. */
export function naiveVersions() {
  const versions: NaiveTerms[] = []
  return {
    add: (body: string): void => void versions.push(naiveTerms(body)),
    newest: (): number => versions.at(-1)?.version ?? 0,
    /** @throws for a version that was not filed. */
    termsOf: (version: number): NaiveTerms => {
      const terms = versions.find((each) => each.version === version)
      if (terms === undefined) throw new Error(`no version ${version} of the settings`)
      return terms
    },
    /** The newest that had begun. Epoch milliseconds. */
    inForceAt(at: number): NaiveTerms {
      const terms = versions.findLast(({ effectiveAt }) => effectiveAt <= at)
      if (terms === undefined) throw new Error(`no version of the settings had begun at ${at}`)
      return terms
    },
  }
}
