import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { Browser } from 'playwright-core'
import type { MobileRoute } from './mobile-routes.ts'
import type { Persons } from './persons.ts'
import { bringAbout } from './bring-about.ts'
import { type Look, type OpenedScene, openScene } from './scene.ts'
import { layoutFaults } from './settle.ts'
import { addressOf, whoOf } from './shot-address.ts'
import type { RouteShots, Shot } from './shot.ts'

export type Themes = readonly Look['theme'][]

export type Ground = {
  browser: Browser
  origin: string
  persons: Persons
  look: Omit<Look, 'theme'>
  themes: Themes
  /** Of the pictures. */
  folder: string
  /** The whole page instead of what a phone shows of it. */
  full: boolean
}

/** A shot that was taken, and what was wrong with it: its state did not come about, or the page complained. */
export type Taken = { route: string; state: string; faults: string[] }

/** Brings a state about, once, and takes it in every theme: the app follows when the theme changes. */
export async function takeShot(
  ground: Ground,
  route: MobileRoute,
  shots: RouteShots,
  [state, shot]: [string, Shot],
): Promise<Taken> {
  const { browser, persons, look, themes } = ground
  const scene = await openScene(browser, whoOf(shots, shot), persons, { ...look, theme: themes[0] ?? 'light' })
  const faults: string[] = []
  try {
    await bringAbout(scene, addressOf(ground, route, shots, shot), shots, shot)
    await scene.page.locator(shot.shows).first().waitFor({ timeout: 5_000 })
  } catch (error) {
    faults.push(`did not come about: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)}`)
  }
  await takeThemes(ground, scene, path.join(ground.folder, route.name), state)
  faults.push(...(await layoutFaults(scene.page)), ...scene.problems.filter((problem) => !isMeant.test(problem)))
  await scene.close()
  return { route: route.name, state, faults }
}

/** What the browser itself says of the answers and the network that a state is made of. */
const isMeant = /Failed to load resource|WebSocket connection to|net::ERR_INTERNET_DISCONNECTED/

async function takeThemes(
  { themes, full }: Ground,
  { page }: OpenedScene,
  folder: string,
  state: string,
): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme })
    // Colours fade, and a chart is painted anew with the next frame.
    await new Promise((resolve) => setTimeout(resolve, 300))
    await page.screenshot({
      path: path.join(folder, `${state}-${theme}.png`),
      animations: 'disabled',
      caret: 'hide',
      fullPage: full,
      timeout: 20_000,
    })
  }
}
