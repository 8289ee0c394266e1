import type { ExampleHouse } from '@touchstone/domain/examples/example-house'
import type { JournalRow } from '@touchstone/domain/ledger/journal-row'
import { someUser } from '../api/test-answers.ts'
import { keptRows, rowsName } from '../proof/kept-rows.ts'
import { pinChange } from '../proof/pins.ts'

/** Signs `someUser` in, on a device that has decided book 7 again itself up to this row. */
export async function decideBook(house: ExampleHouse, { sequence, hash }: JournalRow): Promise<void> {
  // Only now: these make the client, which a test answers first.
  const { useSession } = await import('../api/session.ts')
  const { browserTexts } = await import('../proof/browser-texts.ts')
  useSession.setState({ userInfo: someUser })
  const texts = await browserTexts()
  const own = { userId: someUser.id, bookId: 7 }
  const kept = keptRows(texts, rowsName(own))
  for (const row of house.journal()) await kept.note(row.sequence, row.hash)
  const pin = { world: 'real', sequence, hash, sinceMs: 1, checkedAtMs: 2 }
  await texts.write(new Map([...kept.changes(), pinChange(own, pin)]))
}
