import type { AxeResults } from 'axe-core'
import axe from 'axe-core'
import type { Browser, Page } from 'playwright-core'
import type { MobileRoute } from './mobile-routes.ts'
import type { Persons } from './persons.ts'
import { type Look, type OpenedScene, openScene } from './scene.ts'
import { layoutFaults, settle } from './settle.ts'
import { addressOf, whoOf } from './shot-address.ts'
import type { RouteShots, Who } from './shot.ts'

type Ground = { browser: Browser; origin: string; persons: Persons; table: Readonly<Record<string, RouteShots>> }

/** What is wrong with the content of each route, by its name; a screen that is fine has an empty list. */
export async function walkScreens(
  ground: Ground,
  routes: readonly MobileRoute[],
  look: Look,
): Promise<Map<string, string[]>> {
  const faults = new Map<string, string[]>()
  for (const who of ['visitor', 'trader'] as const) {
    const own = routes.filter(({ name }) => contentWho(ground.table[name]) === who)
    const scene = await openScene(ground.browser, who, ground.persons, look)
    try {
      for (const route of own) faults.set(route.name, await lookAt(ground, scene, route))
    } finally {
      await scene.close()
    }
  }
  return faults
}

function contentWho(shots: RouteShots | undefined): Who | undefined {
  if (shots === undefined || typeof shots.states.content === 'string') return undefined
  return whoOf(shots, shots.states.content)
}

/** One after the other in one page, as a person goes through the app. */
async function lookAt(ground: Ground, scene: OpenedScene, route: MobileRoute): Promise<string[]> {
  const shots = ground.table[route.name]
  if (shots === undefined || typeof shots.states.content === 'string') return ['has no content']
  const { content } = shots.states
  const { page, problems } = scene
  const before = problems.length
  try {
    for (const step of [...(shots.given ?? []), ...(content.given ?? [])]) await step(scene)
    const address = addressOf(ground, route, shots, content)
    await goOn(page, address)
    await comeAbout(page, address, content.shows)
    for (const step of content.steps ?? []) await step(scene)
    await settle(scene)
    return [...(await layoutFaults(page)), ...(await axeFaults(page)), ...problems.slice(before)]
  } catch (error) {
    const why = [String(error).split('\n')[0], `asked: ${scene.requests.open().join(', ')}`, await shownBy(page)]
    return [`did not come about: ${why.join('; ')}`, ...problems.slice(before)]
  } finally {
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  }
}

/** What somebody would see instead. */
const shownBy = async (page: Page): Promise<string> =>
  `shown at ${page.url()}: ${(await page.locator('body').innerText()).replaceAll('\n', ' ').slice(0, 300)}`

/** Within one page an address changes at once: what was there before stays until the new screen is. */
async function goOn(page: Page, address: string): Promise<void> {
  await page.evaluate(() => {
    document.querySelector('main')?.setAttribute('data-left', '')
  })
  await page.goto(address)
  await page.locator('main:not([data-left])').first().waitFor({ timeout: 20_000 })
}

/**
 * What an earlier screen has read is believed for ten seconds, and may lead elsewhere; a page that is loaded anew asks for
 * what is given here.
 */
async function comeAbout(page: Page, address: string, shows: string): Promise<void> {
  const content = page.locator(shows).first()
  for (let tries = 0; tries < 3; tries += 1) {
    const isThere = await content.waitFor({ timeout: 6_000 }).then(
      () => true,
      () => false,
    )
    if (isThere) return
    await page.goto(address)
    await page.reload()
  }
  await content.waitFor({ timeout: 20_000 })
}

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa']

/** The violations that axe finds, one line an element. */
async function axeFaults(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  const results = await page.evaluate(
    (tags) =>
      (globalThis as unknown as { axe: typeof axe }).axe.run(document, {
        runOnly: tags,
        resultTypes: ['violations'],
        elementRef: false,
      }),
    rules,
  )
  return linesOf(results)
}

const linesOf = ({ violations }: AxeResults): string[] =>
  violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ html, failureSummary = '' }) => `${id}: ${html.slice(0, 160)} ${failureSummary.replaceAll('\n', ' ')}`,
    ),
  )
