import { ok } from '@touchstone/domain/result'
import type { consoleAudit } from '@touchstone/wire/console/console-audit'
import { printWireTime } from '@touchstone/wire/wire-time'
import type { HandlersOf } from '../../api/handler.ts'
import { createExporter, exportSpan } from '../../api/export-table.ts'
import { pageAnswer, stretchOf } from '../../api/page-answer.ts'
import { spanOf } from '../../api/span.ts'
import { namedOperator, operatorNames } from '../operators/operators.store.ts'
import type { Sql } from '../../platform/database.ts'
import { audit } from '../audit/audit.ts'
import type { AuditRow } from '../audit/audit-chain.ts'
import { checkAuditLog, eachAuditRow, listAudit } from './audit-log.store.ts'

/** Exactly as hashed, so that anybody with the table can compute the chain. */
const header = ['id', 'at (epoch ms)', 'operator', 'act', 'subject', 'details', 'previous hash', 'hash']

export function auditHandlers({ sql }: { sql: Sql }): HandlersOf<typeof consoleAudit> {
  const makeTable = createExporter()
  return {
    async auditLog({ operatorId, act, subject, show, from, to, ...page }) {
      const filter = { operatorId, act, subject, show, ...spanOf({ from, to }) }
      const { rows, total } = await listAudit(sql, filter, stretchOf(page))
      const names = await operatorNames(
        sql,
        rows.map((row) => row.operatorId),
      )
      const records = rows.map((row) => ({
        id: row.id,
        time: printWireTime(row.at),
        operator: namedOperator(names, row.operatorId),
        act: row.act,
        subject: row.subject,
        details: JSON.parse(row.details) as Record<string, unknown>,
        previousHash: row.previousHash,
        hash: row.hash,
      }))
      return ok(pageAnswer(page, total, records))
    },

    async exportAudit(asked, { at, operator }) {
      const span = exportSpan(asked, at)
      if (!span.ok) return span
      await sql.begin((tx) =>
        audit(tx, { at, operatorId: operator.operatorId, act: 'exportAudit', subject: 'audit log' }),
      )
      return makeTable({ name: 'audit', book: 'log', header, span: span.value }, cellsIn(sql, span.value))
    },

    checkAudit: async () => ok(await checkAuditLog(sql)),
  }
}

async function* cellsIn(sql: Sql, { from, to }: { from: number; to: number }): AsyncIterable<string[][]> {
  for await (const rows of eachAuditRow(sql)) yield rows.filter(({ at }) => at >= from && at <= to).map(cellsOf)
}

const cellsOf = ({ id, at, operatorId, act, subject, details, previousHash, hash }: AuditRow): string[] => [
  String(id),
  String(at),
  String(operatorId),
  act,
  subject,
  details,
  previousHash,
  hash,
]
