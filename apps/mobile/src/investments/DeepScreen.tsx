import type { ComponentProps } from 'react'
import { Screen } from '../ui/Screen.tsx'
import { useDeep } from './use-deep.ts'

/** A screen of strategies: dark blue in both themes. */
export function DeepScreen(screen: ComponentProps<typeof Screen>) {
  useDeep()
  return <Screen {...screen} />
}
