import { candleItem, type ServerFrame, serverFrame, serverFrames, tickItem, userEvent } from '@touchstone/wire/stream'
import * as z from 'zod/mini'

/** A newer server may say more: of a list only what this client knows is taken, and the rest of the frame with it. */
const known = <Item extends z.ZodMiniType>(item: Item) =>
  z.pipe(
    z.array(z.unknown()),
    z.transform((items) =>
      items.flatMap((each): z.output<Item>[] => {
        const read = z.safeParse(item, each)
        return read.success ? [read.data] : []
      }),
    ),
  )

const update = z.object({
  op: serverFrames.update.shape.op,
  sentAtMs: serverFrames.update.shape.sentAtMs,
  ticks: z.optional(known(tickItem)),
  candles: z.optional(known(candleItem)),
  events: z.optional(known(userEvent)),
})

/** A frame of the server, or undefined for what this client does not know. */
export function readFrame(data: unknown): ServerFrame | undefined {
  if (typeof data !== 'string') return undefined
  try {
    const frame: unknown = JSON.parse(data)
    return z.safeParse(update, frame).data ?? z.safeParse(serverFrame, frame).data
  } catch {
    return undefined
  }
}
