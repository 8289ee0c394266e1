import { type Alarm, markSeen, readAlarms } from './alarms.ts'
import { browserTexts } from './browser-texts.ts'
import { useProof } from './proof-state.ts'

/** The person has looked at an alarm: it does not come over the screen again. */
export async function noteSeen(alarm: Alarm): Promise<void> {
  const { userId } = useProof.getState()
  if (userId === undefined) return
  const texts = await browserTexts()
  await markSeen(texts, userId, alarm)
  useProof.setState({ alarms: await readAlarms(texts, userId) })
}
