import type { Activity } from './activity.ts'
import { blockVariance, createBlockKnots } from './block-knots.ts'
import { blockOf, blockStart } from './calendar-tree.ts'
import { type Walk, walkInCells } from './cells.ts'
import { createDraws, type Key, namedKey, childKey } from './hash.ts'

/**
 * The walk of a key as databases had it before days had seeds: blocks of four weeks between knots that are known
 * beforehand, so that no part of it can be shown without its future. Such databases still have their past in it.
 */
export function createFormerWalk(key: Key, activity: Activity): Walk {
  const cellsKey = namedKey(key, 'cells')
  const knotOf = createBlockKnots(namedKey(key, 'knots'))
  return walkInCells({
    level: 0,
    activity,
    draws: createDraws(),
    topAt(second) {
      const block = blockOf(second)
      return {
        start: blockStart(block),
        left: knotOf(block),
        right: knotOf(block + 1),
        variance: blockVariance,
        key: childKey(cellsKey, block),
      }
    },
  })
}
