import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { connect, serverRole, type Sql } from '../../platform/database.ts'
import { createTestDatabase } from '../../platform/test-database.ts'
import { audit } from './audit.ts'
import { checkAuditLog, eachAuditRow } from '../audit-log/audit-log.store.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let owner: Sql
let sql: Sql
beforeAll(async () => {
  database = await createTestDatabase(inject('cluster'))
  owner = connect(database.address, 2)
  sql = connect(database.address, 8, serverRole)
})
afterAll(async () => {
  await Promise.all([owner.end(), sql.end()])
  await database.drop()
})

const write = (subject: string) =>
  sql.begin((tx) => audit(tx, { at: 1, operatorId: 3, act: 'markImportant', subject, details: { reason: 'ä "b"' } }))

describe('the audit log', () => {
  it('is a chain without gaps, though many write at once', async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, (_, index) => write(`user ${index}`)))
    expect(ids.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
    expect(await checkAuditLog(sql)).toMatchObject({ intact: true, rows: 20, brokenAt: null })
  })

  it('has no row of an act that was undone', async () => {
    await expect(
      sql.begin(async (tx) => {
        await audit(tx, { at: 1, operatorId: 3, act: 'markImportant', subject: 'user 7' })
        throw new Error('undone')
      }),
    ).rejects.toThrow('undone')
    expect(await checkAuditLog(sql)).toMatchObject({ intact: true, rows: 20 })
  })

  it('cannot be changed by the server', async () => {
    await expect(sql`update audit_log set act = 'another' where id = 1`).rejects.toThrow('permission denied')
    await expect(sql`delete from audit_log where id = 20`).rejects.toThrow('permission denied')
    await expect(sql`truncate audit_log`).rejects.toThrow('permission denied')
  })

  it.each([
    ['a changed act', () => owner`update audit_log set act = 'another' where id = 5`, 5],
    ['changed details', () => owner`update audit_log set details = '{}' where id = 6`, 6],
    ['another operator', () => owner`update audit_log set operator_id = 4 where id = 7`, 7],
    ['a row that is gone', () => owner`delete from audit_log where id = 8`, 8],
    ['a hash of its own', () => owner`update audit_log set hash = repeat('0', 64) where id = 9`, 9],
  ] as const)('shows %s', async (_name, tamper, brokenAt) => {
    const [kept] = await owner`select * from audit_log where id = ${brokenAt}`
    await tamper()
    expect(await checkAuditLog(sql)).toMatchObject({ intact: false, brokenAt, rows: brokenAt - 1 })
    await owner`delete from audit_log where id = ${brokenAt}`
    await owner`insert into audit_log ${owner(kept as Record<string, string>)}`
    expect(await checkAuditLog(sql)).toMatchObject({ intact: true })
  })

  it('is read in its order', async () => {
    const ids: number[] = []
    for await (const rows of eachAuditRow(sql, 17)) ids.push(...rows.map(({ id }) => id))
    expect(ids).toEqual([18, 19, 20])
  })
})
