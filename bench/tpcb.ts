import { connect, type DatabaseAddress, type Sql } from '@touchstone/server/platform/database'

const scale = 20
const accountsPerBranch = 100_000
const tellersPerBranch = 10

/** The four tables of TPC-B at scale 20, laid out as by pgbench (including filler columns). */
export async function prepareTpcb(address: DatabaseAddress): Promise<void> {
  const sql = connect(address, 1)
  try {
    await sql.unsafe(`
      create table tpcb_branches (bid int primary key, bbalance int, filler char(88)) with (fillfactor = 100);
      create table tpcb_tellers (tid int primary key, bid int, tbalance int, filler char(84));
      create table tpcb_accounts (aid int primary key, bid int, abalance int, filler char(84));
      create table tpcb_history (tid int, bid int, aid int, delta int, mtime timestamp, filler char(22));
      insert into tpcb_branches select b, 0, '' from generate_series(1, ${scale}) b;
      insert into tpcb_tellers select t, (t - 1) / ${tellersPerBranch} + 1, 0, ''
        from generate_series(1, ${scale * tellersPerBranch}) t;
      insert into tpcb_accounts select a, (a - 1) / ${accountsPerBranch} + 1, 0, ''
        from generate_series(1, ${scale * accountsPerBranch}) a;`)
    await sql`vacuum analyze tpcb_accounts`
  } finally {
    await sql.end()
  }
}

/** Runs TPC-B transactions from a number of clients for some seconds. Returns transactions a second. */
export async function runTpcb(address: DatabaseAddress, clients: number, seconds: number): Promise<number> {
  const sql = connect(address, clients)
  let done = 0
  const began = performance.now()
  const until = began + seconds * 1000
  const client = async (): Promise<void> => {
    while (performance.now() < until) {
      await transaction(sql)
      done += 1
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  const perSecond = (done * 1000) / (performance.now() - began)
  await sql.end()
  return perSecond
}

const upTo = (limit: number): number => Math.floor(Math.random() * limit) + 1

/** The five statements of the benchmark, awaited one by one as pgbench does. */
async function transaction(sql: Sql): Promise<void> {
  const aid = upTo(scale * accountsPerBranch)
  const tid = upTo(scale * tellersPerBranch)
  const bid = upTo(scale)
  const delta = upTo(10_001) - 5_001
  await sql.begin(async (tx) => {
    await tx`update tpcb_accounts set abalance = abalance + ${delta} where aid = ${aid}`
    await tx`select abalance from tpcb_accounts where aid = ${aid}`
    await tx`update tpcb_tellers set tbalance = tbalance + ${delta} where tid = ${tid}`
    await tx`update tpcb_branches set bbalance = bbalance + ${delta} where bid = ${bid}`
    await tx`insert into tpcb_history (tid, bid, aid, delta, mtime) values (${tid}, ${bid}, ${aid}, ${delta}, now())`
  })
}
