import { ok, refuse } from '@touchstone/domain/result'
import type { consoleFiles } from '@touchstone/wire/console/console-files'
import type { Right } from '@touchstone/wire/rights'
import { type FileBiz, fileBiz } from '@touchstone/wire/files'
import * as z from 'zod/mini'
import type { HandlersOf } from '../../api/handler.ts'
import { audit } from '../audit/audit.ts'
import type { AuditReading, Files } from '../../features/files/files.ts'
import { findFile } from '../../features/files/files.store.ts'
import { holdersOf } from './file-holders.store.ts'
import type { Sql } from '../../platform/database.ts'
import { ownerName } from '../../features/accounts/users/owner-name.ts'

/** The right to decide about a file's purpose includes seeing the file; no other right does. */
const rightFor: Record<FileBiz, Right> = { deposit_proof: 'see_deposits', identity: 'see_identity' }

export type ConsoleFilesDeps = { sql: Sql; files: Pick<Files, 'readForOperator'> }

export const consoleFilesHandlers = ({ sql, files }: ConsoleFilesDeps): HandlersOf<typeof consoleFiles> => ({
  async consoleFile({ id }, { operator }) {
    // An operator who may see no files at all does not learn which ones exist.
    if (!Object.values(rightFor).some((right) => operator.rights.has(right))) return refuse({ kind: 'not_allowed' })
    const file = await findFile(sql, id)
    const biz = z.safeParse(fileBiz, file?.biz)
    if (file === undefined || !biz.success) return refuse({ kind: 'not_found' })
    if (!operator.rights.has(rightFor[biz.data])) return refuse({ kind: 'not_allowed' })
    const read = await files.readForOperator({ fileId: id, operator: operator.operatorId })
    return read.ok ? ok({ ...read.value, bytes: new Uint8Array(read.value.bytes) }) : read
  },
})

/** Each reading of a person's file, in the audit log before a byte of it is read. */
export const auditReadings =
  (clock: () => number): AuditReading =>
  async (transaction, { operator, fileId, userId, biz }) => {
    const of = await holdersOf(transaction, { fileId, userId, biz })
    const noted = { at: clock(), operatorId: operator, act: 'readFile' as const, subject: ownerName({ userId }) }
    await audit(transaction, { ...noted, details: { file: fileId, biz, of } })
  }
