import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'

/**
 * Makes a folder and those above it that are missing, level by level: Node's own way never ends in a folder such as
 * /proc, where nothing can be made.
 * @throws with a sentence for the operator.
 */
export function makeFolders(folder: string): void {
  if (existsSync(folder)) return
  makeFolders(path.dirname(folder))
  try {
    mkdirSync(folder)
  } catch (error) {
    if (existsSync(folder)) return
    const why = error instanceof Error ? error.message : String(error)
    throw new Error(`${folder} cannot be made (${why}): set DATA_DIR to a folder that can`, { cause: error })
  }
}
