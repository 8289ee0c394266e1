import { type IeoOrder, type IeoOutcome, type IeoSale, useIeoOutcome } from '@touchstone/app/ieo/ieo.queries'
import { useRepetition } from '@touchstone/app/ieo/use-repetition'
import { Loaded } from '../ui/Loaded.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { ApplicationsCard } from './ApplicationsCard.tsx'
import { RepeatCard } from './RepeatCard.tsx'
import { YourLotsCard } from './YourLotsCard.tsx'

/** `mine`: null for none, undefined while unknown. */
type OutcomeCardsProps = { sale: IeoSale; mine: IeoOrder | null | undefined }

/** Who got what, repeated on this phone, and the list of all applications. */
export function OutcomeCards({ sale, mine }: OutcomeCardsProps) {
  return (
    <Loaded query={useIeoOutcome(sale)} skeleton={<Skeleton className="h-64 rounded-lg" />}>
      {(outcome) => <Outcome sale={sale} mine={mine} outcome={outcome} />}
    </Loaded>
  )
}

function Outcome({ sale, mine, outcome }: OutcomeCardsProps & { outcome: IeoOutcome }) {
  const repetition = useRepetition(sale, outcome, mine)
  return (
    <>
      <RepeatCard sale={sale} outcome={outcome} query={repetition} />
      {repetition.data !== undefined && <YourLotsCard sale={sale} lots={repetition.data.ownLots} />}
      <ApplicationsCard list={outcome.list} mine={mine?.id} />
    </>
  )
}
