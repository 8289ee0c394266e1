import { ok, refuse } from '@touchstone/domain/result'
import type { agreements } from '@touchstone/wire/agreements'
import type { HandlersOf } from '../../api/handler.ts'
import { pageAnswer, stretchOf } from '../../api/page-answer.ts'
import type { Sql } from '../../platform/database.ts'
import { acceptanceReply, acceptedTextReply } from './acceptance-reply.ts'
import {
  acceptedText,
  findAcceptance,
  listAcceptances,
  type NoteAcceptance,
  recordAcceptance,
} from './agreements.store.ts'

type Deps = { sql: Sql; noteAcceptance: NoteAcceptance }

export const agreementsHandlers = ({ sql, noteAcceptance }: Deps): HandlersOf<typeof agreements> => ({
  async myAgreements({ purpose, ...page }, { caller: { userId } }) {
    const { rows, total } = await listAcceptances(sql, { userId, purpose }, stretchOf(page))
    return ok(pageAnswer(page, total, rows.map(acceptanceReply)))
  },

  async acceptedAgreement({ id }, { caller }) {
    const found = await findAcceptance(sql, caller.userId, id)
    return found === undefined ? refuse({ kind: 'acceptance_not_found' }) : ok(await acceptedTextReply(sql, found))
  },

  acceptAgreement: ({ sha256 }, { caller: { userId }, language, at }, once) =>
    once(async (transaction) => {
      const shown = { sha256, language }
      const accepted = await acceptedText(transaction, shown)
      if (!accepted.ok) return accepted
      await recordAcceptance(transaction, noteAcceptance, { text: accepted.value, userId, occasion: 'later', at })
      return ok({ done: true })
    }),
})
