import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../running-server.ts'

type Sources = Readonly<Record<string, string>>

const folder = path.join(root, 'apps/mobile/src')

/** The app's components, but those of the gallery of parts and of tests. */
export function mobileComponents(): Sources {
  const files = globSync('**/*.tsx', { cwd: folder })
  const shown = files.filter((file) => !file.startsWith(`gallery${path.sep}`) && !file.endsWith('.test.tsx'))
  return Object.fromEntries(
    shown.map((file) => [file.replaceAll(path.sep, '/'), readFileSync(path.join(folder, file), 'utf8')]),
  )
}

const nameOf = (file: string): string => path.basename(file, '.tsx')

const uses = (text: string, component: string): number => [...text.matchAll(new RegExp(`<${component}\\b`, 'g'))].length

/**
 * Where people meet the app's own keypad: each file with how many fields it draws there. A part of `ui`, and whatever several
 * files draw, is no such place but hands the keypad on: then the files that draw it are.
 */
export function keypadUsers(sources: Sources): ReadonlyMap<string, number> {
  const users = new Map<string, number>()
  const handedOn = new Set(['Keypad'])
  for (const component of handedOn)
    for (const [file, text] of Object.entries(sources)) {
      const count = uses(text, component)
      if (count === 0 || nameOf(file) === component) continue
      const drawnBy = Object.entries(sources).filter(([, other]) => uses(other, nameOf(file)) > 0)
      if (file.startsWith('ui/') || drawnBy.length > 1) handedOn.add(nameOf(file))
      else users.set(file, (users.get(file) ?? 0) + count)
    }
  return users
}
