import type { Browser, Page } from 'playwright-core'
import { bringAbout } from '../shots/bring-about.ts'
import { type MobileRoute, readMobileRoutes } from '../shots/mobile-routes.ts'
import type { Persons } from '../shots/persons.ts'
import { type Look, type OpenedScene, openScene } from '../shots/scene.ts'
import { addressOf, whoOf } from '../shots/shot-address.ts'
import { type RouteShots, type Shot, shotsOf, type Who } from '../shots/shot.ts'
import { shotsTable } from '../shots/shots-table.ts'
import { type Picture, pictureName } from './pictures.ts'

const usual: Look = { width: 375, height: 812, language: 'en-us', scheme: 'default', theme: 'light', scale: 1 }

export type Ground = {
  browser: Browser
  origin: string
  persons: Persons
  nowMs: number | undefined
  /** Before any page of the scene is opened. */
  prepare: (scene: OpenedScene, who: Who) => Promise<void>
}

/**
 * Brings the state of a picture about and takes it, once the app has come to rest.
 * @returns the PNG
 * @throws when the table of shots has no such state, or it does not come about
 */
export async function takePicture(ground: Ground, picture: Picture): Promise<Buffer> {
  const { route, shots, shot } = shotOf(picture)
  const address = addressOf(ground, route, shots, shot)
  const who = whoOf(shots, shot)
  const scene = await openScene(ground.browser, who, ground.persons, { ...usual, ...picture.look })
  try {
    if (ground.nowMs !== undefined) await scene.page.clock.setFixedTime(ground.nowMs)
    await ground.prepare(scene, who)
    await bringAbout(scene, address, shots, shot)
    await scene.page.locator(shot.shows).first().waitFor({ timeout: 10_000 })
    if (picture.until !== undefined) await scene.page.locator(picture.until).first().waitFor({ timeout: 20_000 })
    // What is loaded once there is time for it.
    await scene.page.locator('.breathe').first().waitFor({ state: 'detached', timeout: 10_000 })
    if (ground.nowMs !== undefined) return await photographAtRest(scene.page)
    // The prices of a real server never rest. What an idle app asks is recorded too.
    await scene.page.waitForTimeout(1_000)
    return await photograph(scene.page)
  } catch (error) {
    throw new Error(`${pictureName(picture)} did not come about at ${address}`, { cause: error })
  } finally {
    await scene.close()
  }
}

async function photograph(page: Page): Promise<Buffer> {
  // Colours fade, and a chart is painted with the next frame.
  await page.waitForTimeout(200)
  return page.screenshot({ animations: 'disabled', caret: 'hide', timeout: 20_000 })
}

/**
 * The last of three in a row that are the same: no request tells of what a socket or a worker is about to say.
 * @throws when 40 more do not hold three such
 */
async function photographAtRest(page: Page): Promise<Buffer> {
  let [last, alike] = [await photograph(page), 1]
  for (let tries = 0; tries < 40; tries += 1) {
    const next = await photograph(page)
    alike = next.equals(last) ? alike + 1 : 1
    if (alike === 3) return next
    last = next
  }
  throw new Error('the screen never came to rest')
}

function shotOf({ route: name, state }: Picture): {
  route: MobileRoute
  shots: RouteShots
  shot: Shot
} {
  const route = readMobileRoutes().find((each) => each.name === name)
  const shots = new Map<string, RouteShots>(Object.entries(shotsTable)).get(name)
  const shot = shots && shotsOf(shots).find(([each]) => each === state)?.[1]
  if (route === undefined || shots === undefined || shot === undefined)
    throw new Error(`the table of shots has no "${state}" of "${name}"`)
  return { route, shots, shot }
}
