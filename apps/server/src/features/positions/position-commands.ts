import { ok } from '@touchstone/domain/result'
import { callCommands } from '@touchstone/signatures/call-commands'
import type { positions } from '@touchstone/wire/positions'
import type { HandlersOf } from '../../api/handler.ts'

type Calls = Pick<
  typeof positions,
  | 'openPosition'
  | 'setStops'
  | 'closePosition'
  | 'closePart'
  | 'closeAll'
  | 'reversePosition'
  | 'addMargin'
  | 'removeMargin'
  | 'setLeverage'
>

/** The calls that act on positions, each as the command that it is. */
export const positionCommands: HandlersOf<Calls> = {
  openPosition: (asked) => ok(callCommands.openPosition(asked)),
  setStops: (asked) => ok(callCommands.setStops(asked)),
  closePosition: (asked) => ok(callCommands.closePosition(asked)),
  closePart: (asked) => ok(callCommands.closePart(asked)),
  closeAll: (asked) => ok(callCommands.closeAll(asked)),
  reversePosition: (asked) => ok(callCommands.reversePosition(asked)),
  addMargin: (asked) => ok(callCommands.addMargin(asked)),
  removeMargin: (asked) => ok(callCommands.removeMargin(asked)),
  setLeverage: (asked) => ok(callCommands.setLeverage(asked)),
}
