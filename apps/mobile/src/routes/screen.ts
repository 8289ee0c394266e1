import { type ComponentType, createElement, lazy, useState } from 'react'
import type { RouteName } from './paths.ts'

export type Screen = {
  load: () => Promise<unknown>
  /** Whether its code is there: then it comes on at once. */
  isLoaded: () => boolean
  Component: ComponentType
}
/** The screens of a folder, by the names of their routes. */
export type Screens = Partial<Record<RouteName, Screen>>

/** A screen whose code is loaded when it is first gone to: its module and the name it has there. */
export function screen<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: NoInfer<Name>,
): Screen {
  let loaded: ComponentType | undefined
  const component = async (): Promise<{ default: ComponentType }> => {
    loaded = (await load())[name]
    return { default: loaded }
  }
  const Lazy = lazy(component)
  function Component() {
    // As it was when it came on: another component would begin anew.
    const [Shown] = useState(() => loaded ?? Lazy)
    return createElement(Shown)
  }
  return { load: component, isLoaded: () => loaded !== undefined, Component }
}
