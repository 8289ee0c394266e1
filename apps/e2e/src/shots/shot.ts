import type { BrowserContext, Page, Route } from 'playwright-core'
import type { Language } from '@touchstone/wire/languages'
import type { Persons } from './persons.ts'

/** The states that a screen can be in, each shown or excused for every route. */
export const stateNames = [
  /** The first load: skeletons. */
  'loading',
  'content',
  /** What was loaded stays when it cannot be loaded anew. */
  'refetch-failed',
  'empty',
  /** Nothing could be loaded: a way to try again. */
  'error',
  /** The server said no to what was asked: shown where the person looks. */
  'refused',
  /** Prices have stopped coming, nothing can be asked. */
  'offline',
  /** A closed route without a user. */
  'signed-out',
] as const
export type StateName = (typeof stateNames)[number]

/** Who looks: nobody who is known, a guest who has done nothing, or one who has traded. */
export type Who = 'visitor' | 'newcomer' | 'trader'

/** A page on its way to a state. */
export type Scene = {
  page: Page
  context: BrowserContext
  persons: Persons
  who: Who
  language: Language
  /** Requests that are held back: they are not waited for. */
  held: { count: number }
  /** What the server says, for a step that changes it. */
  answerTo: (route: Route) => Promise<Answer>
}

export type Answer = { status: number; type: string; body: string }

/** Something that is arranged before the page is opened, or done once it has settled. */
export type Step = (scene: Scene) => Promise<void>

export type Query = Readonly<Record<string, string>>

export type Shot = {
  /** Else who looks at the content. */
  who?: Who
  /** What stands behind the path, else as of the content. */
  query?: Query | ((persons: Persons) => Query)
  /** Before the page is opened, one after the other. */
  given?: readonly Step[]
  /** Once it has settled. */
  steps?: readonly Step[]
  /** What is to be seen if the state has come about: a CSS selector. */
  shows: string
}

/** The shots of a route: a text in place of one says why the route has no such state. */
export type RouteShots = {
  /** Before the page is opened, whatever the state. */
  given?: readonly Step[]
  states: Readonly<Record<StateName, Shot | string>>
  /** What else is worth a look, by a name of its own. */
  more?: Readonly<Record<string, Shot>>
}

/** Every shot of a route with the name of its state. */
export const shotsOf = ({ states, more = {} }: RouteShots): [string, Shot][] =>
  Object.entries({ ...states, ...more }).filter((each): each is [string, Shot] => typeof each[1] !== 'string')
