import { accessSync, constants, existsSync } from 'node:fs'
import path from 'node:path'

const canWrite = (folder: string): boolean => {
  try {
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}

/**
 * Looks at the folders that a build writes into: after `sudo npm ci` they are root's.
 * @returns a sentence for whoever builds, or undefined where nothing is in the way.
 */
export function whyNotWritable(root: string, isWritable = canWrite): string | undefined {
  const folders = [root, 'node_modules', 'node_modules/.cache', 'node_modules/.vite-temp', 'dist']
  const closed = folders.map((each) => path.resolve(root, each)).find((each) => existsSync(each) && !isWritable(each))
  if (closed === undefined) return undefined
  return (
    `the app cannot be built: ${closed} may not be written by this user, as after "sudo npm ci". Hand everything over with ` +
    `"sudo chown -R $(id -un) ${root}", or start as the user to whom it belongs`
  )
}
