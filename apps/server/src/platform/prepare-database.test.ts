import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, inject, it } from 'vitest'
import { connect, type Sql } from './database.ts'
import { grants, grantToServer } from './grants.ts'
import { ensureNewEnough, ensureUsable, laterVersion, prepareDatabase, versionsIn } from './prepare-database.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

const cluster = inject('cluster')

describe('a database of another version', () => {
  let database: TestDatabase
  let owner: Sql
  beforeEach(async () => {
    database = await createTestDatabase(cluster)
    owner = connect(database.address, 1)
  })
  afterEach(async () => {
    await owner.end()
    await database.drop()
  })

  it('is used as it is when it is of this one', async () => {
    await expect(ensureUsable(database.address)).resolves.toBeUndefined()
    expect(await versionsIn(owner)).toEqual({ earlier: false, later: false })
  })

  it.each([
    ['newer than all of ours', '(extract(epoch from now()) * 1000 + 86400000)::bigint'],
    [
      'between ours, as of a branch that was never merged',
      '(select max(created_at) - 1 from drizzle.__drizzle_migrations)',
    ],
  ])('is refused when it has a migration %s, and nothing is written', async (_which, when) => {
    await owner.unsafe(`insert into drizzle.__drizzle_migrations (hash, created_at) select 'unknown', ${when}`)
    await owner`revoke select on journal from touchstone_server`
    await expect(ensureUsable(database.address)).rejects.toThrow(laterVersion)
    expect(await versionsIn(owner)).toMatchObject({ later: true })
    const [may] = await owner`select has_table_privilege('touchstone_server', 'journal', 'select') as read`
    expect(may?.['read']).toBe(false)
  })

  it('may lack one of ours, or be empty: then this start migrates it', async () => {
    await owner`delete from drizzle.__drizzle_migrations where created_at = (select max(created_at) from drizzle.__drizzle_migrations)`
    expect(await versionsIn(owner)).toEqual({ earlier: true, later: false })
    await owner`drop schema drizzle cascade`
    expect(await versionsIn(owner)).toEqual({ earlier: true, later: false })
    await expect(ensureUsable(database.address)).resolves.toBeUndefined()
  })
})

describe('a database that is not there', () => {
  it.each([
    ['a host that nobody knows', 'postgres://x@nowhere.invalid:5432/x', /^the database does not answer: .*nowhere/],
    ['a port where nothing listens', 'postgres://x@127.0.0.1:9/x', /^the database does not answer: .*ECONNREFUSED/],
    ['a database that does not exist', { ...cluster, database: 'nowhere' }, /^the database does not answer: .*nowhere/],
    ['a wrong password', { ...cluster, password: 'wrong' }, /^the database does not answer: password/],
  ])('%s is a sentence', async (_which, address, sentence) => {
    await expect(ensureUsable(address)).rejects.toThrow(sentence)
  })
})

describe('the rights of the server’s role', () => {
  let database: TestDatabase
  let owner: Sql
  beforeAll(async () => {
    database = await createTestDatabase(cluster)
    owner = connect(database.address, 1)
  })
  afterAll(async () => {
    await owner.end()
    await database.drop()
  })

  /** By table: rights on the whole of it, and on columns alone. */
  async function rightsInForce(): Promise<Record<string, string>> {
    const rows = await owner<{ name: string; rights: string }[]>`
      with whole as (
        select c.oid, c.relname as name, lower(a.privilege_type) as kind, null::text as columns
        from pg_class c, aclexplode(c.relacl) a
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v') and a.grantee = 'touchstone_server'::regrole
      ), part as (
        select c.oid, c.relname, lower(a.privilege_type), ' (' || string_agg(t.attname, ', ' order by t.attname) || ')'
        from pg_attribute t join pg_class c on c.oid = t.attrelid, aclexplode(t.attacl) a
        where c.relnamespace = 'public'::regnamespace and a.grantee = 'touchstone_server'::regrole
        group by c.oid, c.relname, a.privilege_type
      ), either as (select * from whole union all select * from part)
      select name, string_agg(kind || coalesce(columns, ''), ', '
        order by array_position(array['select', 'insert', 'update', 'delete'], kind)) as rights
      from either group by name`
    return Object.fromEntries(rows.map(({ name, rights }) => [name, rights]))
  }

  it('are those that the migrations grant: a table without a line here fails', async () => {
    expect(await rightsInForce()).toEqual(grants)
  })

  it('are granted anew at each start, also to a role that was made after the tables', async () => {
    await owner`revoke all on all tables in schema public from touchstone_server`
    await owner`revoke all on all sequences in schema public from touchstone_server`
    expect(await rightsInForce()).toEqual({})
    await prepareDatabase(database.address)
    expect(await rightsInForce()).toEqual(grants)
    const [may] = await owner`select has_sequence_privilege('touchstone_server', 'batch_ids', 'usage') as used`
    expect(may?.['used']).toBe(true)
    await expect(grantToServer(database.address)).resolves.toBeUndefined()
  })

  it('leave nothing but the tables of this list within reach', async () => {
    const rows = await owner<{ name: string }[]>`
      select c.relname as name from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v') and not c.relispartition`
    const names = rows.map(({ name }) => name)
    expect(Object.keys(grants).filter((name) => !names.includes(name))).toEqual([])
    expect(names.filter((name) => !(name in grants))).toEqual(['identity'])
  })
})

it('refuses a PostgreSQL below 16 with the version that it is', () => {
  const ensure = (major: number, shown: string) => () => {
    ensureNewEnough({ major, shown })
  }
  expect(ensure(15, '15.18 (Debian)')).toThrow('PostgreSQL 15.18 (Debian) is too old: use version 16 or newer')
  expect(ensure(16, '16.0')).not.toThrow()
  expect(ensure(18, '18.3')).not.toThrow()
})
