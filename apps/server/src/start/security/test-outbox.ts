import { setTimeout as sleep } from 'node:timers/promises'
import type { Sql } from '../../platform/database.ts'

/** The six digits of the last message to somebody, as soon as there are other ones than those. */
export async function codeSentTo(sql: Sql, recipient: string, before: readonly string[] = []): Promise<string> {
  for (;;) {
    const [row] = await sql<{ text: string }[]>`
      select text from outbox where recipient = ${recipient} and text ~ '[0-9]{6}' order by id desc limit 1`
    const code = /\d{6}/.exec(row?.text ?? '')?.[0]
    if (code !== undefined && !before.includes(code)) return code
    await sleep(20)
  }
}
