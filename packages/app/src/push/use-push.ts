import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isPushOn, turnPushOff, turnPushOn } from './push.ts'
import { queries } from '../api/queries.ts'
import { useSession } from '../api/session.ts'
import { browserFacts, type PushSupport, pushSupport } from './push-support.ts'

export type Push = {
  support: PushSupport
  /** Undefined until the browser has answered. */
  isOn: boolean | undefined
  isBusy: boolean
  /** The person closed the question of the browser without an answer. */
  isUnanswered: boolean
  /** Why it could not be switched on. */
  error: unknown
  /** In a tap: switching on asks the person for permission, where the browser has not asked before. */
  turn: (on: boolean) => void
}

const key = ['push']
const supportNow = (): PushSupport => pushSupport(browserFacts())

/** Whether this browser gets notifications while the app is closed. */
export function usePush(): Push {
  const userId = useSession(({ userInfo }) => userInfo?.id)
  const state = useQuery<Pick<Push, 'support' | 'isOn'>>({
    queryKey: [...key, userId],
    queryFn: async () => ({ support: supportNow(), isOn: await isPushOn() }),
    staleTime: 0,
  })
  useFreshPermission()
  const turning = useMutation({
    mutationFn: async (asked: Promise<NotificationPermission> | undefined) => {
      if (asked === undefined) await turnPushOff()
      else if ((await asked) === 'granted') await turnPushOn()
      return asked
    },
    onSettled: refetchPush,
    meta: { inPlace: true },
  })
  return {
    support: state.data?.support ?? supportNow(),
    isOn: state.data?.isOn,
    isBusy: turning.isPending,
    isUnanswered: turning.data === 'default',
    error: turning.error,
    // The question must be asked within the tap itself.
    turn: (on) => turning.mutate(on ? Notification.requestPermission() : undefined),
  }
}

/** Looks again when the person has changed their mind in the settings of the browser. */
function useFreshPermission(): void {
  useEffect(() => {
    const listening = new AbortController()
    void listenToPermission(listening.signal).catch(() => undefined)
    return () => {
      listening.abort()
    }
  }, [])
}

/** @throws in browsers that do not know the permission by this name. */
async function listenToPermission(signal: AbortSignal): Promise<void> {
  const permission = await navigator.permissions.query({ name: 'notifications' })
  permission.addEventListener('change', () => void refetchPush(), { signal })
}

const refetchPush = (): Promise<void> => queries.invalidateQueries({ queryKey: key })
