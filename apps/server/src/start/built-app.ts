import { spawn } from 'node:child_process'
import path from 'node:path'
import { builtApp } from './operations/web-app.ts'

const root = path.resolve(import.meta.dirname, '../../../..')

/**
 * Builds what is stale of the apps in a process of its own, while the database starts. Resolves with the folder.
 * @throws with a sentence for the operator when the build fails, which says itself why.
 */
export async function buildApp(): Promise<string> {
  const child = spawn(process.execPath, [path.join(root, 'tools/build.ts'), '--if-stale'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const end = (): void => void child.kill()
  process.once('exit', end)
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve))
  process.off('exit', end)
  if (code !== 0) throw new Error('failed to build the app: see the errors above')
  return builtApp
}
