import type { Settings } from './settings.ts'

/**
 * Names, as sentences, the versions that no longer say on which price they decide, though the one before did: the house
 * could choose under them. `versions`: oldest first.
 */
export const silentVersions = (versions: readonly Pick<Settings, 'version' | 'fillAt'>[]): string[] =>
  versions.flatMap(({ version, fillAt }, index) =>
    versions[index - 1]?.fillAt !== undefined && fillAt === undefined
      ? [`version ${version} of the settings no longer says on which price it decides`]
      : [],
  )
