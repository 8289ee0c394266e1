import type { Browser } from 'playwright-core'
import type { Client } from '@touchstone/client/client'
import type { Persons } from '../shots/persons.ts'
import type { Recording } from './recording.ts'
import { quietSocket, replay, replayOrigin } from './replay.ts'
import type { Ground } from './take-picture.ts'

/** Where pictures are taken from a recording. `unanswered` grows by the requests that it has no answer to. */
export function replayGround(browser: Browser, recording: Recording, unanswered: string[]): Ground {
  const { nowMs, named, answers } = recording
  return {
    browser,
    origin: replayOrigin,
    nowMs,
    persons: { ...named, newcomer: recordedPerson, trader: recordedPerson } satisfies Persons,
    prepare: async (scene, who) => {
      await replay(scene, answers[who], unanswered)
      await quietSocket(scene.page, nowMs)
    },
  }
}

/** What a person does has been done. */
const client = { buySecondContract: () => Promise.resolve() } as unknown as Client

const recordedPerson: Persons['trader'] = { account: '', password: '', token: 'recorded', client }
