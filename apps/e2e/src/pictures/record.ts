import type { Browser } from 'playwright-core'
import { type RunningServer } from '../running-server.ts'
import { serverAnswer } from '../shots/scene.ts'
import { preparePersons } from '../shots/persons.ts'
import { type Picture, pictures } from './pictures.ts'
import { answerKey, type Recording } from './recording.ts'
import { takePicture } from './take-picture.ts'

/** Lives what the pictures show on a real server, and keeps what it answered. */
export async function record(browser: Browser, { origin }: RunningServer): Promise<Recording> {
  const persons = await preparePersons(origin, { patience: true })
  const { closedReceipt, closed, sharedCode, articles, acceptance } = persons
  const nowMs = Date.now()
  const recording: Recording = {
    nowMs,
    named: { closedReceipt, closed, sharedCode, articles, acceptance },
    answers: { visitor: {}, newcomer: {}, trader: {} },
  }
  for (const picture of [...pictures.filter(acts), ...pictures.filter((each) => !acts(each))])
    await takePicture(
      {
        browser,
        origin,
        persons,
        nowMs: undefined,
        prepare: async (scene, who) => {
          scene.answerTo = async (route) => {
            const answer = await serverAnswer(route)
            recording.answers[who][answerKey(route.request())] ??= answer
            return answer
          }
          await scene.context.route(`${origin}/api/**`, async (route) => {
            const { status, type, body } = await scene.answerTo(route)
            await route.fulfill({ status, contentType: type, body })
          })
        },
      },
      picture,
    )
  return recording
}

/** A stake is placed for it. First come, all other answers are from after that, and belong together. */
const acts = ({ route }: Picture): boolean => route === 'secondContract'
