import { execFileSync } from 'node:child_process'

/** The name of a user of this system by the number, for a sentence: "user 1234" if it has none. */
export function userName(uid: number): string {
  try {
    return execFileSync('id', ['-un', String(uid)], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return `user ${uid}`
  }
}
