import { randomBytes } from 'node:crypto'
import { existsSync, lstatSync, readdirSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** What listens on a socket: its number as a process, if it has said one in time. */
type Holder = { pid: string | undefined }

/** How a sentence calls the lock, and the setting with which the operator chooses another place. */
type LockName = { shown: string; setting: string }

/** A holder that is stopped or busy says nothing: it holds the folder all the same. Our choice. */
const askedWithinMs = 1_000
const pidForm = /^[0-9]{1,10}$/
/** Where nothing listens: no socket, that of a process that has died, or no socket at all. */
const nobodyThere = new Set(['ENOENT', 'ECONNREFUSED', 'ENOTSOCK'])

/** Of another that starts at the same time. Our choice. */
const yieldedAtMostMs = 10_000

/**
 * One server a folder: the lock is a listening socket, which the system takes back however we die. It leaves its file
 * behind, and only who alone is starting may remove that: each start first listens under a name of its own and then
 * looks for others. Of any two, the one that came second finds the first: among those starting, or at the lock.
 * @returns what lets go of it.
 * @throws with a sentence for the operator while another server has it.
 */
export async function takeFolder(
  lock: string,
  home: string,
  { shown, setting }: LockName = { shown: lock, setting: 'TMPDIR' },
): Promise<() => void> {
  if (process.platform === 'win32') return takePipe(`\\\\.\\pipe\\${path.basename(lock)}`, home)
  if (!isOurs(lock))
    throw new Error(
      `${shown} belongs to another user: remove it, or set ${setting} to another folder; nothing was changed`,
    )
  const until = performance.now() + yieldedAtMostMs
  for (;;) {
    const letGo = await takeAlone(lock, home)
    if (letGo !== undefined) return letGo
    if (performance.now() > until) throw heldBy({ pid: undefined }, home)
    await sleep(10 + Math.random() * 40)
  }
}

/** Anybody can guess these names, and listen there or put a link there. */
function isOurs(file: string): boolean {
  const found = lstatSync(file, { throwIfNoEntry: false })
  return found === undefined || found.uid === process.getuid?.()
}

/** Windows takes the name back with the process: it is in use as long as somebody listens. */
async function takePipe(address: string, home: string): Promise<() => void> {
  try {
    return await listen(address)
  } catch (error) {
    throw heldBy((await holderOf(address)) ?? { pid: undefined }, home, error)
  }
}

/** Undefined where another is starting, which may or may not take the folder. */
async function takeAlone(lock: string, home: string): Promise<(() => void) | undefined> {
  const own = `${lock}.${randomBytes(4).toString('hex')}`
  const withdraw = await listen(own)
  try {
    const isAlone = await isAloneStarting(lock, own)
    // After that: whoever was starting and is not any more has the lock by now, or nothing.
    const holder = await holderOf(lock)
    if (holder !== undefined) throw heldBy(holder, home)
    // One that looked before our name was listened to has removed it: nobody else would find us.
    if (!isAlone || !existsSync(own)) return undefined
    rmSync(lock, { force: true })
    return await listen(lock).catch(async (error: unknown) => {
      // An earlier version listens there without looking for others.
      throw heldBy((await holderOf(lock)) ?? { pid: undefined }, home, error)
    })
  } finally {
    withdraw()
  }
}

/** Looks for others that are starting, and removes what dead ones left: their names are never used again. */
async function isAloneStarting(lock: string, own: string): Promise<boolean> {
  const folder = path.dirname(lock)
  const others = readdirSync(folder)
    .filter((name) => name.startsWith(`${path.basename(lock)}.`))
    .map((name) => path.join(folder, name))
    .filter((other) => other !== own && isOurs(other))
  const holders = await Promise.all(others.map((other) => holderOf(other)))
  for (const [index, other] of others.entries()) if (holders[index] === undefined) rmSync(other, { force: true })
  return holders.every((holder) => holder === undefined)
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
