import type { IeoReply } from '@touchstone/domain/ieo-orders/ieo-order-commands'
import type { At, Takes } from './pool-takes.ts'
import type { IeoCheck } from './verify-ieo.ts'

/** What is noted of the first sales of tokens, and of applications for them. */
export function ieoTakes(ieos: IeoCheck): Takes {
  const noteOrder = (reply: IeoReply, { place }: At): void => {
    ieos.noteOrder(place, reply)
  }
  return {
    ieo_applied: noteOrder,
    ieo_changed: noteOrder,
    ieo_withdrawn: noteOrder,
    ieo_given: noteOrder,
    ieo_awarded: noteOrder,
    ieo_paid: noteOrder,
    ieo_forfeited: noteOrder,
    ieo_released: noteOrder,
    ieo_refunded: noteOrder,
    tokens_received: ({ amount }, { bookId }) => {
      ieos.noteTokens(bookId, amount)
    },
    tokens_returned: ({ amount }, { bookId }) => {
      ieos.noteTokens(bookId, -amount)
    },
    raised_paid_out: ({ amount }, { bookId }) => {
      ieos.notePaidOut(bookId, amount)
    },
    tokens_delivered: (reply, { place, bookId }) => {
      ieos.noteDelivered(place, bookId, reply)
    },
    tokens_taken_back: (reply, { place, bookId }) => {
      ieos.noteTakenBack(place, bookId, reply)
    },
    ieo_opened: (reply, { place, bookId, sequence, at }) => {
      ieos.noteRow(bookId, 'opened', { place, sequence, at, reply })
    },
    ieo_closed: (reply, { place, bookId, sequence, at }) => {
      ieos.noteRow(bookId, 'closed', { place, sequence, at, reply })
    },
    ieo_allotted: (reply, { place, bookId, sequence, at }) => {
      ieos.noteRow(bookId, 'allotted', { place, sequence, at, reply })
    },
    ieo_drawn: (reply, { place, bookId, sequence, at }) => {
      ieos.noteRow(bookId, reply.draw === 1 ? 'firstDraw' : 'secondDraw', { place, sequence, at, reply })
    },
    ieo_listed: (reply, { place, bookId, sequence, at }) => {
      ieos.noteRow(bookId, 'listed', { place, sequence, at, reply })
    },
    ieo_called_off: (reply, { place, bookId, sequence, at }) => {
      ieos.noteRow(bookId, 'calledOff', { place, sequence, at, reply })
    },
  }
}
