import { useQuery } from '@tanstack/react-query'
import type { ConsoleApi } from '@touchstone/wire/console/console-api'
import type * as z from 'zod/mini'
import { api } from '../api/api.ts'

export type Channel = z.output<ConsoleApi['channels']['reply']>[number]

/** The ways that money comes and goes; empty until they were read. */
export function useChannels(): readonly Channel[] {
  const { data = [] } = useQuery({ queryKey: ['channels'], queryFn: () => api.channels({}), staleTime: 60_000 })
  return data
}

/** What names a channel by its id: its name, and its id while that is not known. */
export function useChannelName(): (id: string) => string {
  const channels = useChannels()
  return (id) => channels.find((each) => each.id === id)?.name ?? id
}
