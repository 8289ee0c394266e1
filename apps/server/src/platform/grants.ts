import { type DatabaseAddress, openClient, serverRole } from './database.ts'

/**
 * What the restricted role may do, by table and view: only append to the journal, the tape, the checkpoints and the audit
 * log, and not even read `identity`, which holds seeds. A table without a line is out of its reach.
 */
export const grants: { readonly [table: string]: string } = {
  accounts: 'select',
  agreement_acceptances: 'select, insert',
  agreement_texts: 'select, insert',
  anti_phishing_codes: 'select, insert, update, delete',
  arrivals: 'select, insert, update',
  article_reads: 'select, insert',
  article_texts: 'select, insert, update, delete',
  articles: 'select, insert, update',
  audit_log: 'select, insert',
  batches: 'select, insert, update (checkpoint_id)',
  bond_tests: 'select, insert',
  books: 'select, insert, update',
  candle_spans: 'select, insert, update',
  candles: 'select, insert, update',
  chain_cursors: 'select, insert, delete',
  chain_transfers: 'select, insert, update, delete',
  challenges: 'select, insert, update, delete',
  checkpoint_blocks: 'select, insert',
  checkpoint_tapes: 'select, insert',
  checkpoints: 'select, insert',
  close_results: 'select, insert, delete',
  codes: 'select, insert, update, delete',
  contact_changes: 'select, insert, update, delete',
  deliveries: 'select, insert, update, delete',
  deposit_addresses: 'select, insert',
  deposits: 'select, insert, update',
  equity_days: 'select, insert',
  equity_heads: 'select, insert, update, delete',
  equity_states: 'select, insert, update, delete',
  exchange_quotes: 'select, insert, update, delete',
  favourites: 'select, insert, update, delete',
  files: 'select, insert, update, delete',
  follower_positions: 'select, insert, update',
  holdings: 'select, insert',
  house_balances: 'select, insert, update',
  house_deltas: 'select, insert, delete',
  identity_applications: 'select, insert, update',
  journal: 'select, insert',
  kept_stretches: 'select, insert',
  kept_ticks: 'select, insert, update (checkpoint_id, path)',
  known_browsers: 'select, insert, update, delete',
  ledger_blocks: 'select, insert',
  ledger_entries: 'select',
  level_closes: 'select, insert, delete',
  level_days: 'select, insert, delete',
  messages: 'select, insert, update',
  notification_preferences: 'select, insert, update',
  operator_sessions: 'select, insert, update, delete',
  operators: 'select, insert, update',
  orders: 'select',
  outbox: 'select, insert, update, delete',
  positions: 'select',
  price_alerts: 'select, insert, update, delete',
  price_nodes: 'select, insert',
  price_trees: 'select, insert, update',
  proposals: 'select, insert, update (answer, decided_at, decided_by, result, secret, state)',
  public_settings: 'select',
  push_deliveries: 'select, insert, update, delete',
  push_subscriptions: 'select, insert, update, delete',
  records: 'select, insert, update',
  receipt_inputs: 'select, insert',
  recovery_codes: 'select, insert, update, delete',
  requests: 'select, insert, update, delete',
  result_heads: 'select, insert, update',
  schedule_days: 'select, insert, update',
  second_contracts: 'select',
  second_factors: 'select, insert, update',
  sessions: 'select, insert, update, delete',
  settings: 'select, insert',
  settlement_accounts: 'select, insert, update',
  shared_receipts: 'select, insert, delete',
  short_links: 'select, insert, update, delete',
  strategy_days: 'select, insert',
  tape_heads: 'select, insert, update',
  tape_retention: 'select',
  ticks: 'select, insert',
  tries: 'select, insert, update, delete',
  user_marks: 'select, insert, update',
  user_settings: 'select, insert, update',
  users: 'select, insert, update',
  withdrawal_guards: 'select, insert, update',
  withdrawals: 'select',
}

/**
 * Grants everything anew, as the owner of the tables: a role that was made after the tables has what it needs, and one
 * that somebody took a right from gets it back. Does nothing where the role does not exist.
 */
export async function grantToServer(address: DatabaseAddress): Promise<void> {
  const sql = openClient(address, { max: 1 })
  const statements = Object.entries(grants).map(([table, rights]) => `grant ${rights} on ${table} to ${serverRole};`)
  try {
    await sql.unsafe(`do $$ begin
      if exists (select from pg_roles where rolname = '${serverRole}') then
        ${statements.join('\n')}
        grant usage on sequence batch_ids to ${serverRole};
      end if;
    end $$`)
  } finally {
    await sql.end()
  }
}
