import { CallFailed, CallRefused } from '@touchstone/client/call-failed'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { allTexts } from '@touchstone/app/texts/texts'
import { Loaded } from './Loaded.tsx'

beforeAll(allTexts)
afterEach(cleanup)

/** Answers one after the other; an error is thrown. */
function show(...answers: (readonly string[] | Error)[]): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  function List() {
    const query = useQuery<readonly string[]>({
      queryKey: ['list'],
      queryFn: () => {
        const answer = answers.shift()
        return answer instanceof Error || answer === undefined ? Promise.reject(answer ?? new Error()) : answer
      },
    })
    return (
      <Loaded
        query={query}
        skeleton={<i data-testid="skeleton" />}
        isEmpty={(items) => items.length === 0}
        empty={<p>Nothing yet</p>}
      >
        {(items) => <p>{items.join(' ')}</p>}
      </Loaded>
    )
  }
  render(
    <QueryClientProvider client={client}>
      <List />
    </QueryClientProvider>,
  )
  return client
}

it('shows the skeleton and says that it loads, then the content', async () => {
  show(['a', 'b'])
  expect(screen.getByTestId('skeleton')).toBeDefined()
  expect(screen.getByRole('status').textContent).toBe('Loading')
  expect(await screen.findByText('a b')).toBeDefined()
  expect(screen.queryByTestId('skeleton')).toBeNull()
})

it('shows what stands for nothing', async () => {
  show([])
  expect(await screen.findByText('Nothing yet')).toBeDefined()
})

it('words a lost answer as no connection, and loads on retry', async () => {
  show(new CallFailed('no answer'), ['a'])
  expect((await screen.findByRole('alert')).textContent).toContain('No connection')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('a')).toBeDefined()
})

it('shows the message of a refusal', async () => {
  show(new CallRefused(4003, 'The symbol is not traded any more', 'symbol_unknown', {}))
  expect((await screen.findByRole('alert')).textContent).toContain('The symbol is not traded any more')
})

it('offers no other try for what is not there', async () => {
  show(new CallRefused(4500, 'There is no receipt for this.', 'receipt_not_found', {}))
  expect((await screen.findByRole('alert')).textContent).toBe('There is no receipt for this.')
  expect(screen.queryByRole('button')).toBeNull()
})

it('words what it does not know in neutral words', async () => {
  show(new Error('cannot read properties of undefined'))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Something went wrong')
  expect(alert.textContent).not.toContain('undefined')
})

it('keeps what was loaded when it cannot be loaded again, and says so', async () => {
  const client = show(['a'], new CallFailed('no answer'), ['b'])
  await screen.findByText('a')
  await act(() => client.refetchQueries())
  expect(await screen.findByText('Could not refresh. This may be out of date.')).toBeDefined()
  expect(screen.getByText('a')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('b')).toBeDefined()
  expect(screen.queryByText('Could not refresh. This may be out of date.')).toBeNull()
})
