import { type Miner, useMiners } from '@touchstone/app/mining/mining.queries'

/** What a machine is called. */
export const machineName = ({ manufacturer, model }: Pick<Miner, 'manufacturer' | 'model'>): string =>
  `${manufacturer} ${model}`

/** The same by the product of an order; one that is offered no more is called by its id. */
export function useMachineName(): (order: { productId: string }) => string {
  const { data } = useMiners()
  return ({ productId }) => {
    const machine = data?.find(({ id }) => id === productId)
    return machine === undefined ? productId : machineName(machine)
  }
}
