import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'

export type Licence = { name: string; version: string; licence: string; texts: string[] }

type Manifest = {
  name: string
  version: string
  license?: string
  dependencies?: Record<string, string>
}

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest

/**
 * Every third-party package that an app is built from: its direct and transitive dependencies, each with the licence
 * and notice files that it ships. Our own packages are followed but not listed.
 */
export function licencesOf(app: string, root: string): Licence[] {
  const found = new Map<string, Licence>()
  const seen = new Set<string>()

  function visit(folder: string): void {
    if (seen.has(folder)) return
    seen.add(folder)
    const manifest = readManifest(folder)
    if (!manifest.name.startsWith('@touchstone/'))
      found.set(manifest.name, {
        name: manifest.name,
        version: manifest.version,
        licence: manifest.license ?? 'see its text',
        texts: textsOf(folder),
      })
    for (const name of Object.keys(manifest.dependencies ?? {})) {
      const dependency = folderOf(name, folder, root)
      if (dependency !== undefined) visit(dependency)
    }
  }

  visit(app)
  return [...found.values()].toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
}

const textsOf = (folder: string): string[] =>
  globSync(['{licen[cs]e,LICEN[CS]E,notice,NOTICE,copying,COPYING}{,.*}', 'licenses/**/*'], {
    cwd: folder,
    withFileTypes: true,
  })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted()
    .map((file) => readFileSync(file, 'utf8').trim())

/** Finds a package as Node does: in the nearest `node_modules` above the importing one. */
function folderOf(name: string, from: string, root: string): string | undefined {
  for (let folder = from; folder.startsWith(root); folder = path.dirname(folder)) {
    const candidate = path.join(folder, 'node_modules', name)
    if (existsSync(path.join(candidate, 'package.json'))) return candidate
  }
  return undefined
}
