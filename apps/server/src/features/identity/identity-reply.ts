import { maskDocumentNumber } from '@touchstone/domain/identity/document'
import { textsOf } from '@touchstone/texts/texts'
import type { identity } from '@touchstone/wire/identity'
import type { Language } from '@touchstone/wire/languages'
import { printWireTime } from '@touchstone/wire/wire-time'
import type * as z from 'zod/mini'
import type { BasicBody } from './application-body.ts'
import type { Application } from './identity.store.ts'

type Reply = z.input<(typeof identity)['applyBasicIdentity']['reply']>

/** Why something was rejected, as a sentence of the reader's language. */
export const rejectionText = (reason: Application['reason'], language: Language): string | null =>
  reason === null ? null : textsOf(language).messageWords[reason]

/** An application as its user sees it. */
export function applicationReply(application: Application, language: Language): Reply {
  const { id, level, state, reason, body, submittedAt, decidedAt } = application
  const basic = 'basic' in body ? body.basic : null
  return {
    id: String(id),
    level,
    state,
    reason,
    reasonText: rejectionText(reason, language),
    submittedTime: printWireTime(submittedAt),
    decidedTime: decidedAt === null ? null : printWireTime(decidedAt),
    basic: basic === null ? null : basicReply(basic),
    advanced: 'advanced' in body ? body.advanced : null,
  }
}

function basicReply(basic: BasicBody) {
  const { declaration: _, documentNumber, ...stated } = basic
  return { ...stated, documentNumber: maskDocumentNumber(documentNumber) }
}
