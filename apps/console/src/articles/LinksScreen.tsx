import type { ConsoleApi } from '@touchstone/wire/console/console-api'
import type * as z from 'zod/mini'
import { api } from '../api/api.ts'
import { ActButtons } from '../ui/ActButtons.tsx'
import { Facts } from '../ui/Facts.tsx'
import type { Column } from '../ui/list.ts'
import { ListPage } from '../ui/ListPage.tsx'
import { targetTypes } from './article-draft.ts'
import { removeLinkAct, saveLinkAct } from './link-acts.ts'

type ShortLink = z.output<ConsoleApi['shortLinks']['reply']>['records'][number]

const typeWord = (type: number): string =>
  targetTypes.find(({ value }) => value === String(type))?.label ?? String(type)

const columns: readonly Column<ShortLink>[] = [
  { title: 'Code', cell: ({ code }) => <span className="code">{code}</span> },
  { title: 'Leads to', cell: ({ type }) => typeWord(type) },
  { title: 'Target', cell: ({ target }) => <span className="code">{target}</span> },
]

export function LinksScreen() {
  return (
    <ListPage
      title="Short links"
      about="Codes that the app knows, and where they lead."
      tools={<ActButtons quiet acts={[saveLinkAct(undefined)]} />}
      name={['links']}
      load={({ pageNo, pageSize }) => api.shortLinks({ pageNo, pageSize })}
      keyOf={({ code }) => code}
      columns={columns}
      empty="No short links"
      drawer={{
        title: ({ code }) => code,
        body: ({ type, target }) => (
          <Facts
            facts={[
              ['Leads to', typeWord(type)],
              [
                'Target',
                <span key="target" className="code">
                  {target}
                </span>,
              ],
            ]}
          />
        ),
        foot: (link) => <ActButtons acts={[saveLinkAct(link), removeLinkAct(link.code)]} />,
      }}
    />
  )
}
