import { candleItem, type ServerFrame, serverFrame, serverFrames, tickItem, userEvent } from '@touchstone/wire/stream'
import * as z from 'zod/mini'

/** A newer server may send more: keeps the items of a list that this client knows, and the rest of the frame. */
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

/** Parses a frame of the server; undefined if this client does not know it. */
export function readFrame(data: unknown): ServerFrame | undefined {
  if (typeof data !== 'string') return undefined
  try {
    const frame: unknown = JSON.parse(data)
    return z.safeParse(update, frame).data ?? z.safeParse(serverFrame, frame).data
  } catch {
    return undefined
  }
}
