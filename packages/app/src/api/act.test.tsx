import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import i18next from 'i18next'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { CallFailed } from '@touchstone/client/call-failed'
import { formFailure } from '../feedback/act-failure.ts'
import { useToasts } from '../feedback/toast.ts'
import { useAct } from './act.ts'
import { queries } from './queries.ts'

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queries}>{children}</QueryClientProvider>
)

it.each([
  ['leads on who waited for it', true],
  ['only says it to somebody who has gone elsewhere', false],
])('a late answer %s', async (_what, stays) => {
  useToasts.setState({ shown: [] })
  const answer = Promise.withResolvers<string>()
  const [onDone, onward] = [vi.fn<(...given: unknown[]) => void>(), vi.fn<(...given: unknown[]) => void>()]
  const { result, unmount } = renderHook(
    () =>
      useAct({
        call: () => answer.promise,
        newIntent: () => ({ key: 'a' }),
        onDone,
        onward,
        away: { done: (reply) => `We got ${reply}`, failed: () => undefined },
      }),
    { wrapper },
  )
  act(() => result.current.mutate('asked'))
  if (!stays) unmount()
  answer.resolve('it')
  await waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith('it', 'asked', stays))
  expect(onward).toHaveBeenCalledTimes(stays ? 1 : 0)
  expect(useToasts.getState().shown.map(({ text }) => text)).toEqual(stays ? [] : ['We got it'])
})

it('of what got no answer somebody who has gone elsewhere reads that its outcome is unknown', async () => {
  await i18next.init({ lng: 'cimode' })
  useToasts.setState({ shown: [] })
  const answer = Promise.withResolvers<string>()
  const { result, unmount } = renderHook(
    () =>
      useAct({
        call: () => answer.promise,
        newIntent: () => ({ key: 'a' }),
        inPlace: true,
        away: { done: () => 'Done', failed: formFailure },
      }),
    { wrapper },
  )
  act(() => result.current.mutate('asked'))
  unmount()
  answer.reject(new CallFailed('no answer'))
  await waitFor(() => expect(useToasts.getState().shown.map(({ text }) => text)).toEqual(['ui.unknownOutcome']))
})
