import type { Noun } from '../noun/noun.ts'
import { callOffIeo, takeBackTokens } from './call-off-ieo.ts'
import { allotIeo, closeIeo, drawIeo } from './decide-ieo.ts'
import { ieoSalePart } from './ieo-sale.ts'
import type { IeoSaleWords } from './ieo-sales.journal.ts'
import { openIeo, receiveTokens } from './open-ieo.ts'
import { deliverTokens, listIeo, payOutRaised, returnTokens } from './tokens.ts'

/** The first sales of tokens: what an issuer has delivered, who gets how much of it, and what was raised. */
export const ieoSales: Noun<IeoSaleWords> = {
  on: 'house_books',
  user: {},
  house: {
    receive_tokens: { opens: 'nothing', orderedBy: 'operators', decide: receiveTokens },
    open_ieo: { opens: 'nothing', orderedBy: 'operators', decide: openIeo },
    close_ieo: { opens: 'nothing', orderedBy: 'due', decide: closeIeo },
    allot_ieo: { opens: 'nothing', orderedBy: 'once', decide: allotIeo },
    draw_ieo: { opens: 'nothing', orderedBy: 'due', decide: drawIeo },
    deliver_tokens: { opens: 'nothing', orderedBy: 'once', decide: deliverTokens },
    list_ieo: { opens: 'nothing', orderedBy: 'operators', decide: listIeo },
    call_off_ieo: { opens: 'nothing', orderedBy: 'due', decide: callOffIeo },
    take_back_tokens: { opens: 'nothing', orderedBy: 'once', decide: takeBackTokens },
    pay_out_raised: { opens: 'nothing', orderedBy: 'operators', decide: payOutRaised },
    return_tokens: { opens: 'nothing', orderedBy: 'operators', decide: returnTokens },
  },
  records: {},
  parts: { ieoSale: ieoSalePart },
  facts: {},
  due: {},
  follows: {
    tokens_received: 'nothing',
    ieo_opened: 'nothing',
    ieo_closed: 'nothing',
    ieo_allotted: 'nothing',
    ieo_drawn: 'nothing',
    tokens_delivered: 'nothing',
    ieo_listed: 'nothing',
    ieo_called_off: 'nothing',
    tokens_taken_back: 'nothing',
    raised_paid_out: 'nothing',
    tokens_returned: 'nothing',
  },
}
