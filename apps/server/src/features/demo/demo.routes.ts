import { ok } from '@touchstone/domain/result'
import type { demo } from '@touchstone/wire/demo'
import type { HandlersOf } from '../../api/handler.ts'

export const demoHandlers: HandlersOf<typeof demo> = {
  resetDemo: () => ok({ kind: 'reset_demo' }),
}
