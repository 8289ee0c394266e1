import { useTranslation } from 'react-i18next'
import { type Miner, useMiners } from '@touchstone/app/mining/mining.queries'

/** What a machine is called. */
export const machineName = ({ manufacturer, model }: Pick<Miner, 'manufacturer' | 'model'>): string =>
  `${manufacturer} ${model}`

/** The same by the product of an order; one that is offered no more is called by its id, and no name is known while it loads. */
export function useMachineName(): (order: { productId: string }) => string {
  const { t } = useTranslation()
  const { data, isPending } = useMiners()
  return ({ productId }) => {
    if (isPending) return t('mining.detailTitle')
    const machine = data?.find(({ id }) => id === productId)
    return machine === undefined ? productId : machineName(machine)
  }
}
