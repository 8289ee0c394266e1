import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { answerCalls, someUser } from '@touchstone/app/api/test-answers'
import { beforeAll, beforeEach, expect, it } from 'vitest'

answerCalls({})
const { useEntries } = await import('./my-entries.tsx')
const { chooseAccount } = await import('@touchstone/app/home/shown-account')
const { queries } = await import('@touchstone/app/api/queries')
const { useSession } = await import('@touchstone/app/api/session')
const { allTexts } = await import('@touchstone/app/texts/texts')

beforeAll(allTexts)
beforeEach(() => {
  localStorage.clear()
  queries.clear()
})

/** The account of which each history of trades is shown. */
function histories(): (string | undefined)[] {
  const { result } = renderHook(useEntries, {
    wrapper: ({ children }) => <QueryClientProvider client={queries}>{children}</QueryClientProvider>,
  })
  const entries = result.current.flatMap((group) => group.entries)
  return ['contractRecords', 'secondContractRecords'].map(
    (to) => entries.find((each) => each.to === to)?.parameters?.['book'],
  )
}

it('leads to the trades of the account that home shows: of a guest who chose none, the demo', () => {
  useSession.setState({ userInfo: { ...someUser, guest: true } })
  expect(histories()).toEqual(['demo', 'demo'])
  chooseAccount('real')
  expect(histories()).toEqual([undefined, undefined])
})

it('leads whoever has chosen the demo there, guest or not', () => {
  useSession.setState({ userInfo: someUser })
  chooseAccount('demo')
  expect(histories()).toEqual(['demo', 'demo'])
})
