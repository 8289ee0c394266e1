import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { mayBeSkipped } from '../../../optional/may-be-skipped.ts'

const repository = resolve(import.meta.dirname, '../../..')

/** A call as `calls.json` has it. */
export type SpecifiedCall = { method: string; path: string; group: string; encrypted: boolean }
/** A route as `routes.json` has it; `login` is null where the specification does not say. */
export type SpecifiedRoute = { path: string; login: boolean | null }

/**
 * A list of the specification, from `SPECIFICATION_DIR` or `shared/spec` beside the repository; undefined if it is not
 * there. It is not part of the project, so tests that need it are skipped without it, except under CI.
 * @throws Error when it is missing and `CI` is set: there a skipped check must not look like a passed one.
 */
function specified<Item>(name: string): readonly Item[] | undefined {
  const file = join(resolve(repository, process.env['SPECIFICATION_DIR'] ?? '../shared/spec'), name)
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as readonly Item[]
  if (!mayBeSkipped()) throw new Error(`no ${file}: set SPECIFICATION_DIR`)
  return undefined
}

export const specifiedCalls = specified<SpecifiedCall>('calls.json')
export const specifiedRoutes = specified<SpecifiedRoute>('routes.json')

/** Part of the title of a test that is skipped without it. */
export const needsSpecification = 'needs the specification: set SPECIFICATION_DIR'
