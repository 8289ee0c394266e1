import { settingsRoot } from '@touchstone/domain/settings/settings-sections'
import type { SettingsVersion } from './kept-book.ts'
import type { KeptTexts } from './kept-texts.ts'

/** The root over the sections of a version of the settings: what a checkpoint states, or that of a text. */
export type VersionRoot = { version: number; root: string }

export const settingsRootsName = 'settings root '

/** The root of a version's whole text: a receipt shows only some sections of one. @throws if the text is malformed. */
export const rootOf = ({ version, text }: SettingsVersion): VersionRoot => ({ version, root: settingsRoot(text).root })

/**
 * Compares roots with those that this device has seen of the same versions, in checkpoints and with journals: nobody else is
 * shown other settings under one number. The first that differs, or what is to be kept of those that are new.
 */
export async function compareRoots(
  texts: KeptTexts,
  shown: readonly VersionRoot[],
): Promise<{ fault: string } | { changes: [string, string][] }> {
  const changes = new Map<string, string>()
  for (const { version, root } of shown) {
    const name = `${settingsRootsName}${version}`
    const seen = changes.get(name) ?? (await texts.read(name))
    if (seen !== undefined && seen !== root)
      return {
        fault: `version ${version} of the settings has the root ${root}, but this device has seen it with ${seen}`,
      }
    changes.set(name, root)
  }
  return { changes: [...changes] }
}
