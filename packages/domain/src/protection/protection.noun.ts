import type { Noun } from '../noun/noun.ts'
import { standingPart } from '../restrictions/standing.ts'
import { acknowledgeRisk } from './acknowledge-risk.ts'
import { coolOff, excludeSelf } from './pause.ts'
import type { ProtectionWords } from './protection.journal.ts'
import { setLossLimit } from './set-loss-limit.ts'
import { setResidence } from './set-residence.ts'

export const protection: Noun<ProtectionWords> = {
  on: 'people',
  user: {
    acknowledge_risk: { opens: 'nothing', decide: acknowledgeRisk },
    set_loss_limit: { opens: 'nothing', decide: setLossLimit },
    exclude_self: { opens: 'nothing', decide: excludeSelf },
    cool_off: { opens: 'nothing', decide: coolOff },
    set_residence: { opens: 'nothing', decide: setResidence },
  },
  house: {},
  records: {},
  parts: { standing: standingPart },
  facts: {},
  due: {},
  follows: {
    risk_acknowledged: 'nothing',
    self_excluded: 'nothing',
    cooling_off: 'nothing',
    loss_limit_set: 'nothing',
    residence_set: 'nothing',
  },
}
