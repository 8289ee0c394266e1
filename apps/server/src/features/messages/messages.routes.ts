import { ok, refuse } from '@touchstone/domain/result'
import type { Language } from '@touchstone/wire/languages'
import type { messages } from '@touchstone/wire/messages'
import { printWireTime } from '@touchstone/wire/wire-time'
import type { HandlersOf } from '../../api/handler.ts'
import { pageAnswer, stretchOf } from '../../api/page-answer.ts'
import type { Transaction } from '../../platform/database.ts'
import { countUnread, listMessages, markAllRead, markRead, type MessageRow } from './messages.store.ts'
import { renderMessage } from './render-message.ts'

export const messagesHandlers = ({ sql }: { sql: Transaction }): HandlersOf<typeof messages> => ({
  async messages({ category, unread, ...page }, { caller, language }) {
    const wanted = { category, unread: unread === undefined ? undefined : unread === 'true' }
    const { rows, total } = await listMessages(sql, caller.userId, wanted, stretchOf(page))
    return ok(
      pageAnswer(
        page,
        total,
        rows.map((row) => messageOf(row, language)),
      ),
    )
  },
  async unreadCount(_request, { caller }) {
    return ok(await countUnread(sql, caller.userId))
  },
  readMessages({ ids, category }, { caller: { userId }, at }, once) {
    return once(async (tx) => {
      if (ids === undefined) await markAllRead(tx, userId, category, at)
      else if (!(await markRead(tx, userId, ids, at))) return refuse({ kind: 'message_not_found' })
      return ok(await countUnread(tx, userId))
    })
  },
})

function messageOf({ id, kind, details, bookId, sequence, world, at, ...row }: MessageRow, language: Language) {
  return {
    id: String(id),
    category: row.category,
    kind,
    ...renderMessage(kind, details, language),
    details,
    book: bookNameOf(world),
    receipt: bookId === null || sequence === null ? null : { bookId, sequence },
    time: printWireTime(at),
    read: row.read,
  }
}

const bookNameOf = (world: string | null): 'real' | 'demo' | null =>
  world === 'real' || world === 'demo' ? world : null
