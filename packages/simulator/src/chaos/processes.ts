import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The pid of the PostgreSQL in a folder of ours; undefined if none is running. */
export function postmasterOf(folder: string): number | undefined {
  try {
    const pid = Number(readFileSync(path.join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])
    return Number.isSafeInteger(pid) && pid > 1 ? pid : undefined
  } catch {
    return undefined
  }
}

/** The child processes of one of our processes, with their titles: for PostgreSQL its backends and helpers. */
export function childrenOf(pid: number): { pid: number; title: string }[] {
  const listing = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
  return listing
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, parent]) => Number(parent) === pid)
    .map(([child = '', , ...title]) => ({ pid: Number(child), title: title.join(' ') }))
}

/** Sends SIGKILL to a process of ours. It may have exited already. */
export function killHard(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}
