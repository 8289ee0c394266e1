import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Persons } from '../shots/persons.ts'
import type { Request } from 'playwright-core'
import type { Answer, Who } from '../shots/shot.ts'

/** What a server answered once: pictures made from it differ only where the app does. */
export type Recording = {
  /** When it was recorded, for the clock of the page. */
  nowMs: number
  /** What the addresses of the shots name. */
  named: Pick<Persons, 'closedReceipt' | 'closed' | 'sharedCode' | 'articles' | 'acceptance'>
  /** By who asked, and by `answerKey`. */
  answers: Record<Who, Answers>
}

export type Answers = Record<string, Answer>

const file = path.join(import.meta.dirname, 'recording.json')

export const readRecording = async (): Promise<Recording> => JSON.parse(await readFile(file, 'utf8')) as Recording

/** One answer a line, so that a new recording can be read as a difference. */
export async function writeRecording(recording: Recording): Promise<void> {
  await writeFile(file, `${JSON.stringify(recording, undefined, 2)}\n`)
}

/**
 * A request by its method and address; the order of what it asks for does not matter. Nor does which settings the app has: a later
 * answer without them carries another price, so all get the first.
 */
export function answerKey(request: Request): string {
  const { pathname, searchParams } = new URL(request.url())
  searchParams.delete('settingsVersion')
  searchParams.sort()
  return `${request.method()} ${pathname}${searchParams.size === 0 ? '' : `?${searchParams.toString()}`}`
}
