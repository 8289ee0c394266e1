import type { DemoWords } from '@touchstone/domain/demo/demo.journal'
import type { demo } from '@touchstone/wire/demo'
import type { Feature } from '../feature/feature.ts'
import { demoHandlers } from './demo.routes.ts'

export const demoFeature: Feature<DemoWords, typeof demo> = {
  calls: () => demoHandlers,
  messages: { demo_granted: 'nothing', demo_reset: 'nothing' },
  messagesOfRecords: {},
  events: { demo_granted: 'nothing', demo_reset: 'nothing' },
  eventsOfRecords: {},
  schedules: [],
  lockedFacts: [],
}
