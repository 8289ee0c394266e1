import type { Checkpoint } from '@touchstone/domain/ledger/checkpoint'
import type { SettingsStatement } from '@touchstone/domain/ledger/checkpoint'
import { versionsWithout } from '@touchstone/domain/settings/added-currencies'
import { versionsOfLookAlikes } from '@touchstone/domain/settings/new-currencies'
import { settingsRoot } from '@touchstone/domain/settings/settings-sections'
import { settingsFromText } from '@touchstone/domain/settings/settings-text'
import { silentVersions } from '@touchstone/domain/settings/silent-versions'
import type { Settings } from '@touchstone/domain/settings/settings'
import { inForceSince, statedSince } from '../../house/ledger/statements.ts'
import { settingsByVersion } from '../../house/settings/settings.store.ts'
import { signedProposals } from './on-record.ts'
import { checkOrDiffer, select, type Verification } from './verification.ts'

/** The versions of the settings as they are filed. Each function throws for one that is not there. */
export type StoredVersions = {
  /** Oldest first. */
  all: readonly Settings[]
  settings: (version: number) => Settings
  text: (version: number) => string
  /** As a checkpoint states each of them. */
  statements: readonly SettingsStatement[]
}

/**
 * Every version against itself and against the proposal that two operators decided: the first alone has none, and those of a
 * life without a console.
 */
export async function loadVersions(
  verification: Verification,
  { withoutConsole }: { withoutConsole: boolean },
): Promise<StoredVersions> {
  const rows = await select<{ version: bigint; effective_at: bigint; body: string; is_approved: boolean }>(
    verification,
    `select version, effective_at, body, exists (select from ${signedProposals} p where p.kind = 'settings' and p.state = 'done'
       and p.result = s.version::text) as is_approved
     from settings s order by version`,
  )
  const all: Settings[] = []
  const statements: SettingsStatement[] = []
  const texts = new Map(rows.map((row) => [Number(row.version), row.body]))
  for (const [index, row] of rows.entries()) {
    const filed = Number(row.version)
    await checkOrDiffer(verification, `version ${filed} of the settings cannot be read`, () => {
      const settings = settingsFromText(row.body)
      statements.push({ version: filed, effectiveAt: Number(row.effective_at), ...settingsRoot(row.body) })
      all.push(settings)
      if (settings.version !== filed || settings.effectiveAt !== Number(row.effective_at))
        verification.differs(`the settings filed as version ${filed} say that they are others`)
    })
    if (index > 0 && !withoutConsole && !row.is_approved)
      verification.differs(`version ${filed} of the settings was filed without two operators`)
  }
  for (const sentence of [...silentVersions(all), ...versionsWithout(all), ...versionsOfLookAlikes(all)])
    verification.differs(sentence)
  return {
    all,
    settings: settingsByVersion(all),
    text(version) {
      const text = texts.get(version)
      if (text === undefined) throw new Error(`settings version ${version} not found`)
      return text
    },
    statements,
  }
}

/** What a checkpoint states beside journal and tape, against the settings and the audit log as they are filed. */
export async function verifyStatement(
  verification: Verification,
  { id, at, statement }: Checkpoint,
  { before, versions }: { before: Checkpoint | undefined; versions: StoredVersions },
): Promise<void> {
  const name = `checkpoint ${id}`
  if (statement === undefined) return
  const { settings, audit } = statement
  for (const stated of settings) {
    const filed = versions.statements.find(({ version }) => version === stated.version)
    if (filed?.root !== stated.root || filed.sections !== stated.sections || filed.effectiveAt !== stated.effectiveAt)
      verification.differs(`${name} states other settings as version ${stated.version} than those that are filed`)
  }
  const known = versions.statements.filter(
    ({ version }) => version <= Math.max(0, ...settings.map((each) => each.version)),
  )
  for (const { version } of inForceSince(known, statedSince({ since: before?.at ?? at, now: at })))
    if (settings.every((stated) => stated.version !== version))
      verification.differs(`${name} does not state version ${version} of the settings, which was in force`)
  await verifyAuditHead(verification, name, audit)
}

async function verifyAuditHead(
  verification: Verification,
  name: string,
  audit: { id: number; hash: string } | null,
): Promise<void> {
  if (audit === null) return
  const rows = await select<{ hash: string }>(verification, 'select hash from audit_log where id = $1', [audit.id])
  if (rows[0]?.hash !== audit.hash) verification.differs(`${name} states row ${audit.id} of the audit log otherwise`)
}
