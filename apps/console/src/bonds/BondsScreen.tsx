import { useQuery } from '@tanstack/react-query'
import { parseDecimal, printDecimal as printed } from '@touchstone/domain/money/decimal'
import type { ConsoleBond } from '@touchstone/wire/console/console-bonds'
import { Alert, Empty } from 'antd'
import { useState } from 'react'
import { api } from '../api/api.ts'
import { useRight } from '../api/operator.ts'
import { liveMs } from '../api/queries.ts'
import { numberText } from '../format/printed-number.ts'
import { kindsOn } from '../proposals/proposal-pages.ts'
import { ProposalsOf } from '../proposals/ProposalsOf.tsx'
import { Amount } from '../ui/Amount.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { Page } from '../ui/Page.tsx'
import { Tile } from '../ui/Tile.tsx'
import { bondActs } from './bond-acts.ts'
import { BondCard } from './BondCard.tsx'
import { BondDrawer } from './BondDrawer.tsx'

const proposed = kindsOn('bonds')

export function BondsScreen() {
  const mayPropose = useRight('propose_offerings')
  const maySeeProposals = useRight('see_proposals')
  const [open, setOpen] = useState<string>()
  const bonds = useQuery({ queryKey: ['bonds'], queryFn: () => api.bonds({}), refetchInterval: liveMs })
  return (
    <Page
      title="Bonds"
      about="Loans of customers to issuers. We stand between and pay nothing ourselves: what an issuer sends is shared by units, and nothing else. Every act takes two operators; nobody enters a rate or a result."
    >
      <Loaded of={bonds}>
        {({ bonds: read }) => (
          <>
            {read
              .filter(({ state }) => state === 'late')
              .map((bond) => (
                <LateAlert key={bond.product} bond={bond} />
              ))}
            <Totals bonds={read} />
            {read.length === 0 && (
              <div className="card padded">
                <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description="The settings have no bonds" />
              </div>
            )}
            <div className="offerings">
              {read.map((bond) => (
                <BondCard
                  key={bond.product}
                  bond={bond}
                  acts={bondActs(bond, mayPropose)}
                  onHistory={() => {
                    setOpen(bond.product)
                  }}
                />
              ))}
            </div>
            <BondDrawer
              bond={read.find(({ product }) => product === open)}
              onClose={() => {
                setOpen(undefined)
              }}
            />
          </>
        )}
      </Loaded>
      {maySeeProposals && <ProposalsOf page="bonds" kinds={proposed} />}
    </Page>
  )
}

/** A payment that was due and has not been made up for. */
function LateAlert({ bond: { product, issuer, currency, dueNow, missingNow, lateSinceDay } }: { bond: ConsoleBond }) {
  const isHere = (parseDecimal(missingNow) ?? 0n) === 0n
  return (
    <Alert
      type={isHere ? 'info' : 'warning'}
      showIcon
      role={isHere ? 'status' : 'alert'}
      title={`${product} is late since ${lateSinceDay ?? 'its due date'}: ${numberText(dueNow)} ${currency} are due`}
      description={
        isHere
          ? 'All of it has come by now. It’s shared at the next midnight UTC.'
          : `${numberText(missingNow)} ${currency} haven’t come from ${issuer ?? 'the issuer'}. Interest runs on.`
      }
    />
  )
}

const sumOf = (bonds: readonly ConsoleBond[], currency: string, field: 'proceeds' | 'escrow' | 'dueNow'): string =>
  printed(
    bonds
      .filter((each) => each.currency === currency)
      .reduce((sum, each) => sum + (parseDecimal(each[field]) ?? 0n), 0n),
  )

/** What all bonds hold and owe, a currency each. */
function Totals({ bonds }: { bonds: readonly ConsoleBond[] }) {
  return [...new Set(bonds.map(({ currency }) => currency))].map((currency) => (
    <div key={currency} className="cards">
      <Tile label={`Due now, ${currency}`} note="What issuers owe today">
        <Amount value={sumOf(bonds, currency, 'dueNow')} />
      </Tile>
      <Tile label={`Came in, ${currency}`} note="From issuers, to be shared by units">
        <Amount value={sumOf(bonds, currency, 'escrow')} />
      </Tile>
      <Tile label={`To pay out, ${currency}`} note="Raised for issuers, still with us">
        <Amount value={sumOf(bonds, currency, 'proceeds')} />
      </Tile>
    </div>
  ))
}
