import { ok } from '@touchstone/domain/result'
import { callCommands } from '@touchstone/signatures/call-commands'
import type { demo } from '@touchstone/wire/demo'
import type { HandlersOf } from '../../api/handler.ts'

export const demoHandlers: HandlersOf<typeof demo> = {
  resetDemo: (asked) => ok(callCommands.resetDemo(asked)),
}
