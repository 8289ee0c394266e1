import { type ShownMachine, machineTermsHash } from '@touchstone/domain/mining/machine-terms-hash'
import { decimal } from '@touchstone/domain/money/decimal'
import type { Hash } from '@touchstone/domain/ledger/hash'
import type { Miner } from './mining.queries.ts'

type Shown = Pick<Miner, 'id' | Exclude<keyof ShownMachine, 'product'>>

/** What a purchase of machines names the terms by, made here of what the screen shows: no hash of the house's is taken. */
export const shownMachineHash = ({ id: product, network, coin, currency, power, cycleDays, ...values }: Shown): Hash =>
  machineTermsHash({
    product,
    network,
    coin,
    currency,
    price: decimal(values.price),
    hashrate: decimal(values.hashrate),
    power,
    hostingFee: decimal(values.hostingFee),
    tariff: decimal(values.tariff),
    outputMax: decimal(values.outputMax),
    cycleDays,
  })
