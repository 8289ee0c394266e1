import { rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import path from 'node:path'

/**
 * One server a folder: the lock is a listening socket, which the system takes back however we die.
 * @returns what lets go of it.
 * @throws with a sentence for the operator while another server has it.
 */
export async function takeFolder(lock: string, home: string): Promise<() => void> {
  const address = process.platform === 'win32' ? `\\\\.\\pipe\\${path.basename(lock)}` : lock
  const listen = () =>
    new Promise<() => void>((resolve, reject) => {
      const server = createServer((socket) => {
        socket.on('error', () => undefined).end(String(process.pid))
      })
      server.once('error', reject).listen(address, () => {
        server.unref()
        resolve(() => server.close())
      })
    })
  /** What the server that holds it says: its number as a process. An earlier version says nothing. */
  const holder = () =>
    new Promise<string | undefined>((resolve) => {
      let said: string | undefined
      connect(address)
        .setEncoding('utf8')
        .once('connect', () => (said = ''))
        .on('data', (text: string) => (said = `${said ?? ''}${text}`))
        .on('error', () => undefined)
        .once('close', () => {
          resolve(said)
        })
    })
  try {
    return await listen()
  } catch (error) {
    const pid = await holder()
    if (pid !== undefined)
      throw new Error(
        `another server${pid === '' ? '' : `, process ${pid},`} is using ${home}: stop it, or set DATA_DIR to another folder`,
        { cause: error },
      )
    rmSync(lock, { force: true })
    return listen()
  }
}
