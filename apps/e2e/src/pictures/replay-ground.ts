import type { Browser } from 'playwright-core'
import type { Client } from '@touchstone/client/client'
import type { Persons } from '../shots/persons.ts'
import { answered } from '../shots/steps.ts'
import type { Recording } from './recording.ts'
import { quietSocket, replay, replayOrigin } from './replay.ts'
import type { Ground } from './take-picture.ts'

/** Where pictures are taken from a recording. `unanswered` grows by the requests that it has no answer to. */
export function replayGround(browser: Browser, recording: Recording, unanswered: string[]): Ground {
  const { nowMs, named, answers } = recording
  // What an idle app asks while one of them looks, it may ask while any other does.
  const forEverybody = Object.fromEntries(
    Object.values(answers).flatMap((each) =>
      Object.entries(each).filter(([key]) => key.startsWith('GET /api/public/')),
    ),
  )
  return {
    browser,
    origin: replayOrigin,
    nowMs,
    persons: { ...named, newcomer: recordedPerson, trader: recordedPerson } satisfies Persons,
    prepare: async (scene, who) => {
      await replay(scene, { ...forEverybody, ...answers[who] }, unanswered)
      await quietSocket(scene.page, nowMs)
      // No picture of a newcomer waits for what the device makes of the books, and some end before it has asked.
      if (who === 'newcomer') await answered('bookHeads', { books: [] })(scene)
      await scene.context.addInitScript(() => {
        // What is loaded ahead for other screens may bring newer prices to this one, sooner or later.
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
      })
    },
  }
}

/** What a person does has been done. */
const client = { buySecondContract: () => Promise.resolve() } as unknown as Client

const recordedPerson: Persons['trader'] = { account: '', password: '', token: 'recorded', client }
