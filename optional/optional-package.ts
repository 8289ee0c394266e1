import { existsSync } from 'node:fs'
import path from 'node:path'

/** The folders beside this file: each has packages of its own that few need, and is installed by itself. */
export type OptionalFolder = 'ccxt' | 'lighthouse' | 'test-services'

/** Where a package of an optional folder lies; undefined where that folder is not installed. */
export function optionalPackage(folder: OptionalFolder, name: string): string | undefined {
  const found = path.join(import.meta.dirname, folder, 'node_modules', name)
  return existsSync(found) ? found : undefined
}

/** How to install what is missing. */
export const installing = (folder: OptionalFolder): string => `run "npm ci --prefix optional/${folder}" first`
