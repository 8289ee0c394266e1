import { expect, it } from 'vitest'
import { missingShots } from './missing-shots.ts'
import { readMobileRoutes, routesIn } from './mobile-routes.ts'
import { type Shot, shotsOf, stateNames } from './shot.ts'
import { shotsTable } from './shots-table.ts'

const table = (lines: string): string => `export const routes = {\n${lines}\n} as const satisfies X`

it('shows every route in every state, or says why it has none', () => {
  expect(missingShots(readMobileRoutes(), shotsTable)).toEqual([])
})

it('reads every line of the table of routes', () => {
  expect(readMobileRoutes().length).toBeGreaterThan(30)
  expect(
    routesIn(table(`  home: tab('/home', false, 'frame.home'),\n\n  my: tab('/my', true, 'frame.personal'),`)),
  ).toEqual([
    { name: 'home', layer: 'tab', path: '/home', login: false },
    { name: 'my', layer: 'tab', path: '/my', login: true },
  ])
  expect(() => routesIn(table(`  home: tab('/home', false, 'frame.home'),\n  my: other('/my'),`))).toThrow(
    "a line of the table is no route: my: other('/my'),",
  )
  expect(() => routesIn('export const paths = {}')).toThrow('there is no table of routes')
})

it('misses a route, a state, a reason, and the sign-in of a closed route', () => {
  const shot: Shot = { shows: 'main' }
  const states = Object.fromEntries(stateNames.map((state) => [state, shot]))
  const routes = [
    { name: 'my', layer: 'tab', path: '/my', login: true },
    { name: 'new', layer: 'page', path: '/new', login: false },
  ]
  const { empty: _left, ...without } = states
  expect(
    missingShots(routes, {
      my: { states: { ...without, error: 'none', 'signed-out': 'nobody is ever signed out' }, more: { empty: shot } },
      gone: { states },
    }),
  ).toEqual([
    'gone is no route of the app',
    'my has no shot of "empty", and no reason',
    'my does not say why it has no "error"',
    'my must be shown in "signed-out"',
    'my has a shot with a name that it may not have: "empty"',
    'new has no shots',
  ])
  expect(missingShots(routes.slice(0, 1), { my: { states } })).toEqual([])
})

it('takes a shot of all but the states that are excused', () => {
  const states = Object.fromEntries(stateNames.map((state) => [state, 'a reason']))
  const named = shotsOf({
    states: { ...states, content: { shows: 'main' } } as never,
    more: { typed: { shows: 'input' } },
  })
  expect(named.map(([state]) => state)).toEqual(['content', 'typed'])
})
