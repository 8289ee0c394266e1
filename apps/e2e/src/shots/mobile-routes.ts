import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../running-server.ts'

export type MobileRoute = { name: string; path: string; login: boolean; layer: string }

const line = /^ {2}(\w+): (tab|page|top)\('([^']+)', (true|false), '[^']+'\),$/

/** Every route of the app, from the text of its one table: apps do not import each other. */
export const readMobileRoutes = (): MobileRoute[] =>
  routesIn(readFileSync(path.join(root, 'apps/mobile/src/routes/paths.ts'), 'utf8'))

/** @throws when a line of the table is written in another form than the others, so that none is passed over. */
export function routesIn(text: string): MobileRoute[] {
  const body = /export const routes = \{\n(.*?)\n\} as const/s.exec(text)?.[1]
  if (body === undefined) throw new Error('there is no table of routes')
  return body
    .split('\n')
    .filter((each) => each.trim() !== '')
    .map((each) => {
      const [, name = '', layer = '', where = '', login] = line.exec(each) ?? []
      if (name === '') throw new Error(`a line of the table is no route: ${each.trim()}`)
      return { name, layer, path: where, login: login === 'true' }
    })
}
