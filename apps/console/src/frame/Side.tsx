import { useQuery } from '@tanstack/react-query'
import { Menu, type MenuProps } from 'antd'
import { Link, useLocation } from 'react-router'
import { api } from '../api/api.ts'
import type { Operator } from '../api/operator.ts'
import { liveMs } from '../api/queries.ts'
import type { QueueName } from '../ui/page.ts'
import { type pages, pagesFor } from './pages.ts'
import { SearchBox } from '../search/SearchBox.tsx'
import { WhoMenu } from './WhoMenu.tsx'

/** The side of the frame: search, the pages that the rights show with what waits in each queue, and the operator. */
export function Side({ operator }: { operator: Operator }) {
  const { pathname } = useLocation()
  const counts = useQuery({ queryKey: ['queues'], queryFn: () => api.queueCounts({}), refetchInterval: liveMs })
  const allowed = pagesFor(operator.rights)
  const groups = [...new Set(allowed.map(({ group }) => group))]
  const itemsIn = (group: string) =>
    allowed
      .filter((page) => page.group === group)
      .map((page) => ({
        key: page.name,
        icon: page.icon,
        label: <MenuLabel page={page} count={countOf(page.count, counts.data)} />,
      }))
  const items: NonNullable<MenuProps['items']> = groups.flatMap<NonNullable<MenuProps['items']>[number]>((group) =>
    group === 'Start'
      ? itemsIn(group)
      : [{ type: 'group' as const, key: group, label: group, children: itemsIn(group) }],
  )
  return (
    <div className="side">
      <div className="side-head">
        <img src="/console/icon.svg" alt="" />
        Console
      </div>
      <SearchBox />
      <nav className="side-menu" aria-label="Pages">
        <Menu mode="inline" items={items} selectedKeys={[pathname.split('/')[1] ?? '']} />
      </nav>
      <WhoMenu operator={operator} />
    </div>
  )
}

type Counts = Readonly<Record<QueueName, number | null>>

const countOf = (queue: QueueName | undefined, counts: Counts | undefined): number =>
  queue === undefined ? 0 : (counts?.[queue] ?? 0)

const countTitle = (queue: QueueName | undefined, count: number): string =>
  queue === 'importantOnline'
    ? `${count} important ${count === 1 ? 'customer' : 'customers'} online`
    : `${count} waiting`

function MenuLabel({ page, count }: { page: (typeof pages)[number]; count: number }) {
  return (
    <Link to={`/${page.name}`} className="menu-label">
      {page.title}
      {count > 0 && (
        <span className="menu-count num" title={countTitle(page.count, count)}>
          {count > 999 ? '999+' : count}
        </span>
      )}
    </Link>
  )
}
