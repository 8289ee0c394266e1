import { rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import path from 'node:path'

/** What listens on a socket: its number as a process, if it has said one in time. */
type Holder = { pid: string | undefined }

/** A holder that is stopped or busy says nothing: it holds the folder all the same. Our choice. */
const askedWithinMs = 1_000
const pidForm = /^[0-9]{1,10}$/
/** Where nothing listens: no socket, that of a process that has died, or no socket at all. */
const nobodyThere = new Set(['ENOENT', 'ECONNREFUSED', 'ENOTSOCK'])

/**
 * One server a folder: the lock is a listening socket, which the system takes back however we die.
 * @returns what lets go of it.
 * @throws with a sentence for the operator while another server has it.
 */
export async function takeFolder(lock: string, home: string): Promise<() => void> {
  const address = process.platform === 'win32' ? `\\\\.\\pipe\\${path.basename(lock)}` : lock
  try {
    return await listen(address)
  } catch (error) {
    const holder = await holderOf(address)
    if (holder !== undefined) throw heldBy(holder, home, error)
    rmSync(lock, { force: true })
    return listen(address)
  }
}

function heldBy({ pid }: Holder, home: string, cause?: unknown): Error {
  const who = pid === undefined ? '' : `, process ${pid},`
  return new Error(`another server${who} is using ${home}: stop it, or set DATA_DIR to another folder`, { cause })
}

/** Says our number as a process to whoever asks. Resolves with what ends it. */
function listen(address: string): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => {
      socket.on('error', () => undefined).end(String(process.pid))
    })
    server.once('error', reject).listen(address, () => {
      server.unref()
      resolve(() => server.close())
    })
  })
}

/** Asks who listens there; undefined where nobody does. Anybody may: what is no number is not passed on. */
function holderOf(address: string): Promise<Holder | undefined> {
  return new Promise((resolve) => {
    let said = ''
    const socket = connect(address).setEncoding('latin1')
    const timer = setTimeout(end, askedWithinMs, { pid: undefined })
    function end(holder: Holder | undefined): void {
      clearTimeout(timer)
      socket.destroy()
      resolve(holder)
    }
    socket
      .on('data', (text: string) => {
        said += text
        if (!pidForm.test(said)) end({ pid: undefined })
      })
      .on('error', (error) => {
        end('code' in error && nobodyThere.has(String(error.code)) ? undefined : { pid: undefined })
      })
      .once('end', () => {
        end({ pid: pidForm.test(said) ? said : undefined })
      })
  })
}
