import { type ComponentType, lazy } from 'react'
import type { RouteName } from './paths.ts'

export type Screen = { load: () => Promise<unknown>; Component: ComponentType }
/** The screens of a folder, by the names of their routes. */
export type Screens = Partial<Record<RouteName, Screen>>

/** A screen whose code is loaded when it is first gone to: its module and the name it has there. */
export function screen<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: NoInfer<Name>,
): Screen {
  const component = async (): Promise<{ default: ComponentType }> => ({ default: (await load())[name] })
  return { load, Component: lazy(component) }
}
