import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser } from '../browser.ts'
import { lacksBrowser } from '../find-browser.ts'
import { root } from '../running-server.ts'
import { differenceFrom } from './compare.ts'
import { keptFolder, pictureName, pictures } from './pictures.ts'
import { readRecording, type Recording } from './recording.ts'
import { replayGround } from './replay-ground.ts'
import { isTakenWith } from './taken-with.ts'
import { takePicture } from './take-picture.ts'

/** Pictures that differ are put here, with what differs. */
const differing = path.join(root, 'reports/pictures')

describe.skipIf(lacksBrowser('no screen is compared with its picture'))('key screens look as their pictures', () => {
  let browser: Browser
  let recording: Recording
  let isSameBrowser: boolean

  beforeAll(async () => {
    browser = await openBrowser()
    recording = await readRecording()
    isSameBrowser = await isTakenWith(browser)
    await mkdir(differing, { recursive: true })
  })
  afterAll(async () => {
    await browser.close()
  })

  it.concurrent.each(pictures.map((picture) => [pictureName(picture), picture] as const))(
    '%s',
    async (name, picture) => {
      const unanswered: string[] = []
      const taken = await takePicture(replayGround(browser, recording, unanswered), picture)
      const difference = await differenceFrom(path.join(keptFolder, `${name}.png`), taken, isSameBrowser)
      if (difference !== undefined) {
        await writeFile(path.join(differing, `${name}.png`), taken)
        if (difference.picture !== undefined)
          await writeFile(path.join(differing, `${name}-difference.png`), difference.picture)
      }
      expect(unanswered, 'answers that the recording lacks: npm run pictures -- --record').toEqual([])
      expect(difference?.sentence, `see reports/pictures/${name}.png; if it is meant: npm run pictures`).toBeUndefined()
    },
    30_000,
  )
})
