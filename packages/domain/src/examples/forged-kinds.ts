import { canonicalText } from '../ledger/canonical.ts'
import { hashPair } from '../ledger/hash.ts'
import { foldTree, hiddenSpans } from '../ledger/opened-tree.ts'
import { decimal } from '../money/decimal.ts'
import type { Receipt } from '../receipts/receipt.ts'
import { defaultSettings } from '../settings/default-settings.ts'
import { settingsLeaves } from '../settings/settings-sections.ts'
import { settingsText } from '../settings/settings-text.ts'
import type { Settings } from '../settings/settings.ts'
import { anchoredAgain } from './anchored-again.ts'
import { nextTickSettings } from './example-facts.ts'
import { type Forgery, forgery, hour, house, opening, taped } from './forging-house.ts'

/** What a check could fail to look at: kinds that are none, and fields of the settings that are not shown. */
export const forgedKinds = (): Forgery[] => [...kindless(), ...hiddenFields()]

function kindless(): Forgery[] {
  const of = house()
  const command = { kind: 'transfer', from: 'contract', to: 'balance', currency: 'USDT', amount: decimal('1') } as const
  const honest = of.receiptOf(of.run(command, { at: 1_010 }))
  const takes = (kind: string): string => `[[${kind},"USDT","balance","house:treasury","5000","7-1","0",null]]`
  const ofHouse = { key: 'example:1', entries: takes('"deposit"') }
  const { row } = honest.journal
  const also = ['entries', 'formula'] as const
  return [
    forgery('takes 5,000 by a command without a kind', 'in_force', {
      honest,
      forged: anchoredAgain(honest, { row: { ...ofHouse, command: '{}' } }),
      also,
    }),
    forgery('takes 5,000 by a command whose kind is a list', 'in_force', {
      honest,
      forged: anchoredAgain(honest, {
        row: { ...ofHouse, command: row.command.replace('"transfer"', '["transfer"]') },
      }),
      also,
    }),
    forgery('takes 5,000, and answers with a kind that is null', 'in_force', {
      honest,
      forged: anchoredAgain(honest, { row: { entries: takes('"deposit"'), reply: '{"kind":null}' } }),
      also,
    }),
    forgery('takes 5,000 by a posting of the kind null', 'in_force', {
      honest,
      forged: anchoredAgain(honest, { row: { entries: takes('null') } }),
      also,
    }),
  ]
}

/** The settings say that an order waits for the next price. Where the field is not shown, they seem to be older ones. */
function hiddenFields(): Forgery[] {
  const opened = (settings: Settings): Receipt => {
    const of = house([settings])
    const row = of.run(opening(), { at: 1_010, ticks: [taped(of, 1, 1_000, '90000')], fillAt: 'command' })
    of.seal(hour)
    return of.receiptOf(row)
  }
  return [
    forgery('opens on the price that is known, and hides that its settings say the next one', 'in_force', {
      honest: opened(defaultSettings),
      forged: hiding(opened(nextTickSettings), settingsText(nextTickSettings), 'fillAt'),
    }),
  ]
}

/** The receipt without a field of its settings, and with nodes in its place that lead to the same root. */
export function hiding(receipt: Receipt, whole: string, field: string): Receipt {
  const { [field]: _, ...rest } = JSON.parse(receipt.settings) as Record<string, never>
  const settings = canonicalText(rest)
  const leaves = settingsLeaves(whole)
  const places = new Map(leaves.map(({ name }, index) => [name, index]))
  const indexes = settingsLeaves(settings).map(({ name }) => places.get(name) ?? -1)
  const hidden = hiddenSpans(leaves.length, new Set(indexes)).map(({ first, count }) =>
    foldTree(
      leaves.slice(first, first + count).map(({ leaf }) => leaf),
      hashPair,
    ),
  )
  return { ...receipt, settings, sections: { indexes, hidden } }
}
