import { useQuery } from '@tanstack/react-query'
import { parseDecimal, printDecimal as printed } from '@touchstone/domain/money/decimal'
import type { ConsoleIeo } from '@touchstone/wire/console/console-ieos'
import { Empty } from 'antd'
import { useState } from 'react'
import { api } from '../api/api.ts'
import { useRight } from '../api/operator.ts'
import { liveMs } from '../api/queries.ts'
import { kindsOn } from '../proposals/proposal-pages.ts'
import { ProposalsOf } from '../proposals/ProposalsOf.tsx'
import { useWaitingProposals } from '../proposals/waiting-proposals.ts'
import { WaitingProposals } from '../proposals/WaitingProposals.tsx'
import { Amount } from '../ui/Amount.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { Page } from '../ui/Page.tsx'
import { Tile } from '../ui/Tile.tsx'
import { ieoActs, ieoCardActs } from './ieo-acts.ts'
import { countText } from './ieo-words.ts'
import { IeoCard } from './IeoCard.tsx'
import { IeoDrawer } from './IeoDrawer.tsx'

const proposed = kindsOn('ieos')

export function IeosScreen() {
  const mayPropose = useRight('propose_offerings')
  const maySeeProposals = useRight('see_proposals')
  const waiting = useWaitingProposals(proposed) ?? []
  const [open, setOpen] = useState<string>()
  const ieos = useQuery({ queryKey: ['ieos'], queryFn: () => api.ieos({}), refetchInterval: liveMs })
  return (
    <Page
      title="Token sales"
      about="First sales of tokens by their issuers. We stand between: a sale gives out tokens that its issuer has delivered, and nothing else. Every act takes two operators; nobody enters a price, a part or a winner."
    >
      <Loaded of={ieos}>
        {({ ieos: read, nowAtMs }) => {
          const opened = read.find(({ product }) => product === open)
          return (
            <>
              <Totals ieos={read} />
              <WaitingProposals of={waiting} />
              {read.length === 0 && (
                <div className="card padded">
                  <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description="The settings have no token sales" />
                </div>
              )}
              <div className="offerings">
                {read.map((ieo) => (
                  <IeoCard
                    key={ieo.product}
                    ieo={ieo}
                    nowAtMs={nowAtMs}
                    acts={ieoCardActs(ieo, mayPropose)}
                    onOpen={() => {
                      setOpen(ieo.product)
                    }}
                  />
                ))}
              </div>
              <IeoDrawer
                ieo={opened}
                acts={opened === undefined ? [] : ieoActs(opened, { mayPropose, nowAtMs })}
                onClose={() => {
                  setOpen(undefined)
                }}
              />
            </>
          )
        }}
      </Loaded>
      {maySeeProposals && <ProposalsOf page="ieos" kinds={proposed} />}
    </Page>
  )
}

const raisedIn = (ieos: readonly ConsoleIeo[], currency: string): string =>
  printed(
    ieos
      .filter((each) => each.currency === currency)
      .reduce((sum, each) => sum + (parseDecimal(each.proceeds) ?? 0n), 0n),
  )

/** How many sales are open and are applied for, and what was raised, a currency each. */
function Totals({ ieos }: { ieos: readonly ConsoleIeo[] }) {
  if (ieos.length === 0) return null
  const open = ieos.filter(({ state }) => state === 'issuing')
  const applications = open.reduce((sum, { orders }) => sum + orders, 0)
  return (
    <div className="cards">
      <Tile label="Open now" note="Sales that can be applied for">
        {countText(open.length)}
      </Tile>
      <Tile label="Applications" note="In open sales">
        {countText(applications)}
      </Tile>
      {[...new Set(ieos.map(({ currency }) => currency))].map((currency) => (
        <Tile key={currency} label={`To pay out, ${currency}`} note="Raised for issuers, still with us">
          <Amount value={raisedIn(ieos, currency)} />
        </Tile>
      ))}
    </div>
  )
}
