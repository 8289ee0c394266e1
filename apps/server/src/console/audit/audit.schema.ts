import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core'

const whole = () => bigint({ mode: 'number' })

/** Every act of an operator, and every reading of a person's file. Append-only; each row has the hash of the one before. */
export const auditLog = pgTable(
  'audit_log',
  {
    /** Without gaps, from 1. */
    id: whole().primaryKey(),
    at: whole().notNull(),
    /** 0: the house itself. */
    operatorId: whole().notNull(),
    act: text().notNull(),
    subject: text().notNull(),
    /** Canonical text, as it was hashed. */
    details: text().notNull(),
    previousHash: text().notNull(),
    hash: text().notNull(),
  },
  (table) => [index('audit_log_operator').on(table.operatorId, table.id), index('audit_log_subject').on(table.subject)],
)
