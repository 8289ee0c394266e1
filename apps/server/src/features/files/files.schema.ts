import { sql } from 'drizzle-orm'
import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core'

const whole = () => bigint({ mode: 'number' })

/** Images that users sent; their contents are encrypted in the file storage, under their ids. */
export const files = pgTable(
  'files',
  {
    /** Random. */
    id: text().primaryKey(),
    userId: whole().notNull(),
    biz: text().notNull(),
    /** `arriving` until the image is re-encoded and stored; a failed one stays so, and counts as an upload. */
    state: text().notNull(),
    type: text(),
    width: whole(),
    height: whole(),
    bytes: whole(),
    /** Which key it is encrypted with: its fingerprint. */
    keyId: text().notNull(),
    madeAt: whole().notNull(),
    /** What keeps it, such as `deposit:7`; files without one are dropped after a day. Earlier rows say `identity:` and the user. */
    namedBy: text(),
  },
  (table) => [
    index('files_of_user').on(table.userId, table.madeAt),
    index('files_unnamed')
      .on(table.madeAt)
      .where(sql`named_by is null`),
  ],
)
