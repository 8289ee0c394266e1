import { useIeoOrder } from '@touchstone/app/ieo/ieo.queries'
import { PaySheet } from './PaySheet.tsx'
import { TakeBackSheet } from './TakeBackSheet.tsx'

type IeoOrderSheetProps = { id: string; open: boolean; onOpenChange: (open: boolean) => void }

/** Of an application, where it is also once the act that opened it has gone from the page. */
export function IeoOrderSheet({ id, ...sheet }: IeoOrderSheetProps) {
  const { data: order } = useIeoOrder(id)
  if (order === undefined) return null
  const { state } = order
  if (state === 'won' || state === 'completed') return <PaySheet order={order} {...sheet} />
  return state === 'applied' || state === 'withdrawn' ? <TakeBackSheet order={order} {...sheet} /> : null
}
