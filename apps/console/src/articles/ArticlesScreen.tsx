import { articleKinds } from '@touchstone/wire/articles'
import type { ConsoleApi } from '@touchstone/wire/console/console-api'
import { languages } from '@touchstone/wire/languages'
import { Button, Drawer } from 'antd'
import { useState } from 'react'
import type * as z from 'zod/mini'
import { api } from '../api/api.ts'
import { languageNames } from '../setup/region-names.ts'
import { type Column, type Filter, oneOf, optionsOf } from '../ui/list.ts'
import { ListPage } from '../ui/ListPage.tsx'
import { StatusChip, wordOf } from '../ui/StatusChip.tsx'
import { Time } from '../ui/Time.tsx'
import { kindWords } from './article-draft.ts'
import { ArticleEditor, NewArticle } from './ArticleEditor.tsx'

type Listed = z.output<ConsoleApi['contentArticles']['reply']>['records'][number]

const states = ['published', 'draft', 'withdrawn'] as const

const filters: readonly Filter[] = [
  { name: 'kind', label: 'Kind', kind: 'choice', options: optionsOf(articleKinds, (kind) => kindWords[kind]) },
  { name: 'state', label: 'State', kind: 'choice', options: optionsOf(states, wordOf) },
]

const columns: readonly Column<Listed>[] = [
  { title: 'Id', cell: ({ id }) => <span className="num">{id}</span> },
  { title: 'Title', cell: ({ title }) => title },
  { title: 'Kind', cell: ({ kind }) => kindWords[kind] },
  { title: 'State', cell: ({ state }) => <StatusChip status={state} /> },
  { title: 'Languages', cell: ({ languages: has }) => <Languages named={has} /> },
  { title: 'Rank', number: true, cell: ({ rank }) => <span className="num">{rank}</span> },
  { title: 'Time', number: true, cell: ({ time }) => <Time at={time} /> },
]

const Languages = ({ named }: { named: readonly string[] }) => (
  <span className="num" title={languageNames(named)}>
    {named.length === languages.length ? `All ${languages.length}` : `${named.length} of ${languages.length}`}
  </span>
)

export function ArticlesScreen() {
  const [isMaking, setIsMaking] = useState(false)
  return (
    <>
      <ListPage
        title="Articles"
        about="Banners, notices, announcements, help and agreements. A language without a text shows the English one."
        tools={
          <Button
            type="primary"
            onClick={() => {
              setIsMaking(true)
            }}
          >
            New article
          </Button>
        }
        name={['articles']}
        load={({ filters: { kind, state }, ...page }) =>
          api.contentArticles({ ...page, kind: oneOf(articleKinds, kind), state: oneOf(states, state) })
        }
        keyOf={({ id }) => id}
        loadOne={(id) => api.contentArticle({ id })}
        columns={columns}
        filters={filters}
        empty="No articles"
        drawer={{
          title: ({ title, id }) => `${title} #${id}`,
          body: ({ id }) => <ArticleEditor key={id} id={id} />,
          width: 860,
        }}
      />
      <Drawer
        open={isMaking}
        size={860}
        title="New article"
        onClose={() => {
          setIsMaking(false)
        }}
        destroyOnHidden
      >
        <NewArticle
          onMade={() => {
            setIsMaking(false)
          }}
        />
      </Drawer>
    </>
  )
}
