import type { ConsoleApplication } from '@touchstone/wire/console/console-identity'
import { identityRejections } from '@touchstone/wire/identity'
import { api } from '../api/api.ts'
import { whyNotMine } from '../operators/claimed.ts'
import { levelWord } from '../setup/identity-levels.ts'
import type { Operator } from '../api/operator.ts'
import { type Act, valueOf } from '../ui/act.ts'
import { oneOf, optionsOf } from '../ui/list.ts'
import { reasonWords } from './identity-words.ts'

type Application = Pick<ConsoleApplication, 'id' | 'state' | 'user' | 'level' | 'claimedBy'>

function whyNot({ state, claimedBy }: Application, me: Operator): string | undefined {
  if (!me.rights.includes('decide_identity')) return 'Your role doesn’t allow you to decide applications.'
  return whyNotMine(state === 'submitted' ? null : claimedBy, me)
}

/** What can be done with an application for a level. */
export function identityActs(application: Application, me: Operator): Act[] {
  const { id, state, user, level, claimedBy } = application
  if (state === 'verified' || state === 'rejected') return []
  const off = whyNot(application, me)
  const claim: Act = {
    label: 'Claim',
    letter: 'c',
    look: 'primary',
    off: me.rights.includes('decide_identity') ? undefined : off,
    consequence: 'The user sees that we’re checking it.',
    done: 'Claimed. The user sees that we’re checking it.',
    goesOn: true,
    call: (_values, asking) => api.claimIdentity({ id }, asking),
  }
  const approve: Act = {
    label: 'Approve',
    letter: 'a',
    look: 'primary',
    off,
    title: `Verify ${user.account}?`,
    consequence: `You confirm that the document matches the details. ${user.account} moves to level ${level} (${levelWord(level).toLowerCase()}), gets its limits, and is notified.`,
    done: 'Verified. The user has been notified.',
    call: (_values, asking) => api.approveIdentity({ id }, asking),
  }
  const reject: Act = {
    label: 'Reject',
    letter: 'r',
    look: 'danger',
    off,
    title: `Reject ${user.account}’s application?`,
    consequence: 'The user reads the reason in their language and can apply again, up to three times a day.',
    fields: [
      {
        name: 'reason',
        label: 'Reason',
        kind: 'choice',
        options: optionsOf(identityRejections, (each) => reasonWords[each]),
      },
      {
        name: 'note',
        label: 'Note',
        kind: 'area',
        maximum: 500,
        optional: true,
        hint: 'For operators only. The user never sees it.',
      },
    ],
    done: 'Rejected. The user has been notified.',
    call: async (values, asking) => {
      const note = valueOf(values, 'note')
      const reason = oneOf(identityRejections, values['reason'])
      if (reason === undefined) throw new Error('the form returned a reason that is not in the list')
      return api.rejectIdentity({ id, reason, ...(note === '' ? {} : { note }) }, asking)
    },
  }
  const isOpen = state === 'submitted' || claimedBy === null
  return isOpen ? [claim, approve, reject] : [approve, reject]
}
