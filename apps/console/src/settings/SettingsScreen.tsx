import { useQuery } from '@tanstack/react-query'
import { Alert, Button, Popconfirm, Tabs } from 'antd'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { api } from '../api/api.ts'
import { useRight } from '../api/operator.ts'
import { readTime } from '../format/read-time.ts'
import { ExplainedButton } from '../ui/ExplainedButton.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { Page } from '../ui/Page.tsx'
import { AddedCodes, addedCodesIn, byCode } from './added-codes.ts'
import { currencyTable } from './currency-table.tsx'
import { HistoryTab } from './HistoryTab.tsx'
import { InvestmentsTab } from './InvestmentsTab.tsx'
import { PendingContext, pendingByPath, usePendingProposals } from './pending.ts'
import { PendingProposals } from './PendingProposals.tsx'
import { ReviewDialog } from './ReviewDialog.tsx'
import { SectionTab } from './SectionTab.tsx'
import { faultsIn } from './setting-faults.ts'
import { countChanges, isObject, type Json, type JsonObject, valueAt, withValueAt } from './settings-draft.ts'
import { TableTab } from './TableTab.tsx'
import { channelTable, countryTable, symbolTable } from './tables.tsx'
import { useDraft } from './use-draft.ts'

type Newest = { version: number; effectiveAtMs: number; settings: JsonObject; isAhead: boolean }

/** Reads the newest version, in effect or ahead: the base of a change. */
async function readNewest(): Promise<Newest> {
  const present = await api.settingsVersion({})
  const isAhead = present.newest !== present.version
  const newest = isAhead ? await api.settingsVersion({ version: present.newest }) : present
  return { ...newest, isAhead, settings: newest.settings as JsonObject }
}

export function SettingsScreen() {
  const newest = useQuery({ queryKey: ['settings', 'newest'], queryFn: readNewest, refetchOnWindowFocus: false })
  return <Loaded of={newest}>{(read) => <Editor key={read.version} newest={read} />}</Loaded>
}

function Editor({ newest }: { newest: Newest }) {
  const mayChange = useRight('change_settings')
  const { draft, changes, setDraft, discard, begunOn } = useDraft(newest)
  const [isReviewing, setIsReviewing] = useState(false)
  const [params, setParams] = useSearchParams()
  const count = countChanges(changes)
  const proposals = usePendingProposals()
  return (
    <Page
      title="Settings"
      about={`Version ${newest.version}${newest.isAhead ? `, starts ${readTime(newest.effectiveAtMs)}` : ', in effect'}. Changes take two operators. What affects open positions or customers’ rights starts a day later.`}
      tools={
        <>
          {count > 0 && (
            <Popconfirm
              title="Discard the draft?"
              description="The settings won’t change."
              okText="Discard"
              onConfirm={discard}
            >
              <Button>Discard</Button>
            </Popconfirm>
          )}
          <ExplainedButton
            type="primary"
            off={whyNot(mayChange, count)}
            onClick={() => {
              setIsReviewing(true)
            }}
          >
            {count === 0 ? 'Review changes' : `Review ${count} ${count === 1 ? 'change' : 'changes'}`}
          </ExplainedButton>
        </>
      }
    >
      {count > 0 && (
        <Alert
          type="warning"
          showIcon
          role="status"
          title={`This is your draft: ${count === 1 ? 'one value differs' : `${count} values differ`} from version ${newest.version}. Nothing changes until you propose it and another operator approves.`}
          description={
            begunOn === undefined
              ? undefined
              : `You started it on version ${begunOn}. It now applies to the newer version, so check it again.`
          }
        />
      )}
      <PendingProposals proposals={proposals} />
      {!mayChange && <Alert type="info" showIcon title="Your role allows you to view settings, not to change them." />}
      <PendingContext value={pendingByPath(proposals)}>
        <AddedCodes value={addedCodesIn(draft)}>
          <Tabs
            activeKey={params.get('tab') ?? 'symbols'}
            onChange={(tab) => {
              setParams({ tab }, { replace: true })
            }}
            items={tabsOf(newest.settings, draft, setDraft, !mayChange)}
            destroyOnHidden
          />
        </AddedCodes>
      </PendingContext>
      {isReviewing && (
        <ReviewDialog
          from={newest.version}
          changes={changes}
          inFields={faultsIn(newest.settings, draft, [])}
          onClose={() => {
            setIsReviewing(false)
          }}
          onProposed={() => {
            setIsReviewing(false)
            discard()
          }}
        />
      )}
    </Page>
  )
}

function whyNot(mayChange: boolean, count: number): string | undefined {
  if (!mayChange) return 'Your role doesn’t allow you to change settings.'
  return count === 0 ? 'Change something first.' : undefined
}

const sections = [
  { path: ['secondContracts'], label: 'Options', without: [] },
  { path: ['positions'], label: 'Positions', without: [] },
  { path: ['exchange'], label: 'Exchange', without: [] },
  { path: ['funds'], label: 'Limits', without: ['channels'] },
  { path: ['orders'], label: 'Open orders', without: [] },
  { path: ['demo'], label: 'Demo', without: [] },
  // Everything outside the other parts.
  { path: [], label: 'General', without: ['version', 'effectiveAt', 'fundingEveryMs', 'moreCurrencies'] },
] as const

function tabsOf(before: JsonObject, draft: JsonObject, setDraft: (draft: JsonObject) => void, readOnly: boolean) {
  const set = (path: readonly string[]) => (value: Json | undefined) => {
    setDraft(withValueAt(draft, path, value))
  }
  const symbols = Object.keys((valueAt(draft, ['symbols']) ?? {}) as JsonObject)
  const tables = [symbolTable, channelTable, countryTable].map((table) => ({
    key: table.path.at(-1) ?? '',
    label: table.label,
    children: (
      <TableTab
        table={table}
        before={valueAt(before, table.path)}
        entries={valueAt(draft, table.path)}
        onChange={set(table.path)}
        readOnly={readOnly}
      />
    ),
  }))
  const forms = sections.map(({ path, label, without }) => ({
    key: path[0] ?? 'general',
    label,
    children: (
      <SectionTab
        path={path}
        value={valueAt(draft, path)}
        before={valueAt(before, path)}
        onChange={set(path)}
        readOnly={readOnly}
        without={without}
        symbols={symbols}
      />
    ),
  }))
  return [
    ...tables.slice(0, 1),
    ...forms.slice(0, 3),
    {
      key: 'investments',
      label: 'Investments',
      children: (
        <InvestmentsTab
          value={valueAt(draft, ['investments'])}
          before={valueAt(before, ['investments'])}
          onChange={set(['investments'])}
          readOnly={readOnly}
        />
      ),
    },
    {
      key: 'tokens',
      label: currencyTable.label,
      children: (
        <TableTab
          table={currencyTable}
          before={byCode(before['moreCurrencies'])}
          entries={byCode(draft['moreCurrencies'])}
          onChange={(entries) => {
            set(['moreCurrencies'])(Object.values(isObject(entries) ? entries : {}))
          }}
          readOnly={readOnly}
        />
      ),
    },
    ...tables.slice(1, 2),
    ...forms.slice(3, 4),
    ...tables.slice(2),
    ...forms.slice(4),
    { key: 'history', label: 'Versions', children: <HistoryTab /> },
  ]
}
