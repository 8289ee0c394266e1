import type { Checkpoint } from '@touchstone/domain/ledger/checkpoint'
import { checkpointToJson } from '@touchstone/domain/receipts/receipt-json'
import { ok, refuse } from '@touchstone/domain/result'
import type { receipts } from '@touchstone/wire/receipts'
import type { HandlersOf } from '../../api/handler.ts'
import type { Sql } from '../../platform/database.ts'
import { listCheckpoints, readCheckpoint } from '../../house/ledger/checkpoints.store.ts'
import { pageAnswer, stretchOf } from '../../api/page-answer.ts'

export const checkpointsHandlers = ({
  sql,
}: {
  sql: Sql
}): HandlersOf<Pick<typeof receipts, 'checkpoint' | 'checkpoints'>> => ({
  async checkpoint({ id }) {
    const checkpoint = await readCheckpoint(sql, id)
    return checkpoint === undefined ? refuse({ kind: 'checkpoint_not_found' }) : ok(printed(checkpoint))
  },
  async checkpoints({ pageNo, pageSize }) {
    const { checkpoints, total } = await listCheckpoints(sql, stretchOf({ pageNo, pageSize }))
    return ok(pageAnswer({ pageNo, pageSize }, total, checkpoints.map(printed)))
  },
})

/** As its receipts state it. */
const printed = (checkpoint: Checkpoint) => checkpointToJson(checkpoint)
