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
import { handoverIn, isUnfinished, passwordIn, refuseLinkToNothing } from './complete-folder.ts'
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
  const isFree = removeEmptyFolder(pgdata)
  const making = isFree ? path.join(home, `${makingPrefix}${randomBytes(4).toString('hex')}`) : pgdata
  try {
    if (isFree) makePrivateFolder(making, { owner, setting: 'DATA_DIR' })
    runInitdb(initdb, { pgdata: making, handover, owner })
    if (isFree) renameSync(making, pgdata)
  } catch (error) {
    if (existsSync(secret) && readFileSync(secret, 'utf8') === password) rmSync(secret)
    // Initdb removes what it made elsewhere: what is there now may be a disk that was mounted meanwhile.
    if (isFree) tryToRemove(making)
    // Beside the handover the next start names what is left.
    if (isFree || !holdsAny(pgdata)) rmSync(handover, { force: true })
    throw error
  }
  rmSync(handover, { force: true })
}

/** Removes an empty folder. Returns whether the place is free: every failure means that it is not, as where a link or a mount is. */
function removeEmptyFolder(pgdata: string): boolean {
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

const holdsAny = (folder: string): boolean => existsSync(folder) && readdirSync(folder).length > 0

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
 * has written to: the rest may be a database of the operator's, and the password that of one whose disk is not there.
 * @throws with a sentence for the operator where it cannot be moved.
 */
export function setUnfinishedAside(home: string, say: (line: string) => void): void {
  refuseLinkToNothing(home)
  for (const name of readdirSync(home)) if (name.startsWith(makingPrefix)) tryToRemove(path.join(home, name))
  if (isUnfinished(home)) {
    const aside = firstFree(path.join(home, 'postgres.unfinished-'))
    const [pgdata, password] = [path.join(home, 'postgres'), passwordIn(home)]
    const hasFiles = holdsAny(pgdata)
    if (hasFiles) {
      moveAside(pgdata, aside)
      say(`the first start was interrupted: what it left is in ${aside}, and can be deleted if it is not needed`)
    }
    if (existsSync(password)) {
      const kept = `${aside}.password`
      renameSync(password, kept)
      if (!hasFiles)
        say(
          `the first start was interrupted, or the disk of the database was not there: the password of before is in ${kept}`,
        )
    }
  }
  rmSync(handoverIn(home), { force: true })
}

/** Initdb may be writing there still: the next start removes the rest. */
function tryToRemove(making: string): void {
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
