import type { OpenedScene } from './scene.ts'
import { settle } from './settle.ts'
import type { RouteShots, Shot } from './shot.ts'

/** Arranges what is given, opens the address, does the steps, and waits each time until the app has come to rest. */
export async function bringAbout(scene: OpenedScene, address: string, shots: RouteShots, shot: Shot): Promise<void> {
  for (const step of [...(shots.given ?? []), ...(shot.given ?? [])]) await step(scene)
  await scene.page.goto(address)
  await settle(scene)
  for (const step of shot.steps ?? []) await step(scene)
  await settle(scene)
}
