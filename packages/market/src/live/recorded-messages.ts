import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'

/** A frame as received or sent, at epoch milliseconds; 0 if the time was not recorded. */
export type RecordedMessage = { t: number; dir: 'in' | 'out' | 'connect' | 'http'; raw: string }

/** The recorded frames of a file of `messages`, in the order of recording. */
export function readMessages(folder: string, name: string): RecordedMessage[] {
  const lines = readBody(folder, name)
    .split('\n')
    .filter((line) => line !== '')
  return lines.map((line) => JSON.parse(line) as RecordedMessage)
}

/** A recorded HTTP response as text. */
export function readBody(folder: string, name: string): string {
  const bytes = readFileSync(join(folder, 'messages', name))
  return (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')
}
