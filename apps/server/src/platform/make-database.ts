import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chownSync,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { handoverIn, isUnfinished, passwordIn } from './complete-folder.ts'
import { makePrivateFolder, type Owner } from './private-folder.ts'

const makingPrefix = 'postgres.making-'

/**
 * Makes a database in a folder of its own and puts it in its place when it has finished: initdb that outlives us never writes
 * where a later start makes another. A link or a mount that the operator has put there stays, and initdb works in it.
 */
export function makeDatabase(initdb: string, home: string, owner: Owner): void {
  const pgdata = path.join(home, 'postgres')
  const [secret, handover] = [passwordIn(home), handoverIn(home)]
  const password = randomBytes(24).toString('base64url')
  writeFileSync(handover, password, { mode: 0o600 })
  writeFileSync(secret, password, { mode: 0o600 })
  if ('uid' in owner) chownSync(handover, owner.uid, owner.gid)
  const isFree = freePlace(pgdata)
  const making = isFree ? path.join(home, `${makingPrefix}${randomBytes(4).toString('hex')}`) : pgdata
  try {
    if (isFree) makePrivateFolder(making, { owner, setting: 'DATA_DIR' })
    runInitdb(initdb, { pgdata: making, handover, owner })
    if (isFree) renameSync(making, pgdata)
  } catch (error) {
    if (isFree) rmSync(making, { recursive: true, force: true })
    else empty(making)
    rmSync(secret, { force: true })
    throw error
  } finally {
    rmSync(handover, { force: true })
  }
}

/** Removes an empty folder. Returns false where there is a link or a mount. */
function freePlace(pgdata: string): boolean {
  const found = lstatSync(pgdata, { throwIfNoEntry: false })
  if (found === undefined) return true
  if (found.isSymbolicLink()) return false
  try {
    rmdirSync(pgdata)
    return true
  } catch {
    return false
  }
}

function empty(folder: string): void {
  for (const name of readdirSync(folder)) rmSync(path.join(folder, name), { recursive: true, force: true })
}

type Initdb = { pgdata: string; handover: string; owner: Owner }

function runInitdb(initdb: string, { pgdata, handover, owner }: Initdb): void {
  execFileSync(
    initdb,
    [
      `--pgdata=${pgdata}`,
      '--username=touchstone',
      `--pwfile=${handover}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--data-checksums',
      '--no-instructions',
    ],
    {
      ...owner,
      cwd: '/',
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { PATH: process.env['PATH'] ?? '', LC_ALL: 'C', TZ: 'UTC' },
    },
  )
}

/**
 * Puts aside what a first start left that was interrupted: the next one begins again. Nothing is deleted but what initdb alone
 * has written to, and the password of that first start: the rest may be a database of the operator's.
 * @throws with a sentence for the operator where it cannot be moved.
 */
export function setUnfinishedAside(home: string, say: (line: string) => void): void {
  for (const name of readdirSync(home)) if (name.startsWith(makingPrefix)) removeIfStill(path.join(home, name))
  if (isUnfinished(home)) {
    const aside = firstFree(path.join(home, 'postgres.unfinished-'))
    const pgdata = path.join(home, 'postgres')
    if (existsSync(pgdata) && readdirSync(pgdata).length > 0) {
      moveAside(pgdata, aside)
      say(`the first start was interrupted: what it left is in ${aside}, and can be deleted if it is not needed`)
    }
    const password = passwordIn(home)
    if (isOfHandover(home)) rmSync(password)
    else if (existsSync(password)) renameSync(password, `${aside}.password`)
  }
  rmSync(handoverIn(home), { force: true })
}

/** Initdb may be writing there still: the next start removes the rest. */
function removeIfStill(making: string): void {
  try {
    rmSync(making, { recursive: true, force: true })
  } catch {
    /* it is no part of the database */
  }
}

function firstFree(prefix: string): string {
  for (let number = 1; ; number += 1) {
    const free = `${prefix}${number}`
    if (!existsSync(free) && !existsSync(`${free}.password`)) return free
  }
}

function moveAside(pgdata: string, aside: string): void {
  const instead = `move what is in it to another folder, or delete it if it is not needed, and start again`
  const sentence = `the first start in ${pgdata} was interrupted, and the folder cannot be renamed: ${instead}`
  if (lstatSync(pgdata).isSymbolicLink()) throw new Error(sentence)
  try {
    renameSync(pgdata, aside)
  } catch (error) {
    throw new Error(sentence, { cause: error })
  }
}

/** Both are written with one text, so another password is of another database. */
function isOfHandover(home: string): boolean {
  const [password, handover] = [passwordIn(home), handoverIn(home)]
  return existsSync(password) && readFileSync(password, 'utf8') === readFileSync(handover, 'utf8')
}
