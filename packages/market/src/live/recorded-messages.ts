import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'

/** A frame as it was received or sent, at epoch milliseconds, with 0 for a time that nobody noted. */
export type RecordedMessage = { t: number; dir: 'in' | 'out' | 'connect' | 'http'; raw: string }

/** The recorded frames of a file of `messages`, in the order of their recording. */
export function readMessages(folder: string, name: string): RecordedMessage[] {
  const lines = readBody(folder, name)
    .split('\n')
    .filter((line) => line !== '')
  return lines.map((line) => JSON.parse(line) as RecordedMessage)
}

/** A recorded answer over HTTP, as its text. */
export function readBody(folder: string, name: string): string {
  const bytes = readFileSync(join(folder, 'messages', name))
  return (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')
}
