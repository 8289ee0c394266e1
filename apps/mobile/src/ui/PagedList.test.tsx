import { CallFailed } from '@touchstone/client/call-failed'
import { QueryClient, QueryClientProvider, useInfiniteQuery } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { allTexts } from '@touchstone/app/texts/texts'
import { PagedList } from './PagedList.tsx'

beforeAll(allTexts)
afterEach(cleanup)

type Page = { records: string[] }

function show(...pages: (Page | Error)[]): void {
  const count = pages.length
  function List() {
    const query = useInfiniteQuery({
      queryKey: ['pages'],
      queryFn: (): Page | Promise<Page> => {
        const page = pages.shift()
        return page === undefined || page instanceof Error ? Promise.reject(page ?? new Error()) : page
      },
      initialPageParam: 1,
      getNextPageParam: (_last, all) => (all.length < count ? all.length + 1 : undefined),
      retry: false,
    })
    return (
      <PagedList
        query={query}
        row={(item) => <span>{item}</span>}
        keyOf={(item) => item}
        divide={(item, before) => (item[0] === before?.[0] ? undefined : <h3>{item[0]}</h3>)}
        skeleton={<i />}
        empty={<p>Nothing yet</p>}
      />
    )
  }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <List />
    </QueryClientProvider>,
  )
}

const rows = (): (string | null)[] =>
  screen.getAllByRole('listitem').map((each) => each.querySelector('span')?.textContent ?? null)

it('loads page after page, and shows what moved between two pages once', async () => {
  show({ records: ['a1', 'a2'] }, { records: ['a2', 'b1'] })
  await screen.findByText('a1')
  expect(rows()).toEqual(['a1', 'a2'])
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }))
  await screen.findByText('b1')
  expect(rows()).toEqual(['a1', 'a2', 'b1'])
  expect(screen.getAllByRole('heading').map((each) => each.textContent)).toEqual(['a', 'b'])
  expect(screen.queryByRole('button')).toBeNull()
})

it('stops at a page that fails, and tries it again when asked', async () => {
  show({ records: ['a1'] }, new CallFailed('no answer'), { records: ['b1'] })
  await screen.findByText('a1')
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await screen.findByText('b1')
  expect(rows()).toEqual(['a1', 'b1'])
})

it('shows what stands for nothing', async () => {
  show({ records: [] })
  expect(await screen.findByText('Nothing yet')).toBeDefined()
})
