import { closeSync, constants, openSync } from 'node:fs'
import path from 'node:path'
import { takeFolder } from './take-folder.ts'

/**
 * Takes a folder for this server. The lock is in the folder, so every way there leads to it: links, mounts, another TMPDIR.
 * A second lock, beside the database's socket, is all that earlier versions know, and all there is where a file system
 * holds no sockets.
 * @returns what releases both.
 * @throws with a sentence for the operator while another server has one of them.
 */
export async function lockFolder(home: string, place: string): Promise<() => void> {
  const leavePlace = await takeFolder(`${place}.lock`, home)
  try {
    const leaveHome = await takeInside(home)
    return () => {
      leaveHome()
      leavePlace()
    }
  } catch (error) {
    leavePlace()
    throw error
  }
}

async function takeInside(home: string): Promise<() => void> {
  // Their names are of the whole machine, and the first lock's is of this folder.
  if (process.platform === 'win32') return () => undefined
  const name = 'server.lock'
  const known = { shown: path.join(home, name), setting: 'DATA_DIR' }
  const handle = openSync(home, constants.O_RDONLY | constants.O_DIRECTORY)
  // The path of a socket has room for some hundred characters, and a data folder may have a longer one.
  const folder = process.platform === 'linux' ? `/proc/self/fd/${handle}` : home
  try {
    const leave = await takeFolder(path.join(folder, name), home, known)
    let isHeld = true
    return () => {
      if (!isHeld) return
      // A number that is closed may be another file's by the second time.
      isHeld = false
      leave()
      closeSync(handle)
    }
  } catch (error) {
    closeSync(handle)
    // The system's own error, not our sentence: no socket can be made there.
    if (error instanceof Error && 'code' in error) return () => undefined
    throw error
  }
}
