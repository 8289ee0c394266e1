import { useQuery } from '@tanstack/react-query'
import { parseDecimal, printDecimal as printed } from '@touchstone/domain/money/decimal'
import type { ConsoleApi } from '@touchstone/wire/console/console-api'
import type { Offering } from '@touchstone/wire/console/console-offerings'
import { Alert, Empty } from 'antd'
import { useState } from 'react'
import type * as z from 'zod/mini'
import { api } from '../api/api.ts'
import { useRight } from '../api/operator.ts'
import { liveMs } from '../api/queries.ts'
import { numberText } from '../format/printed-number.ts'
import { readAge, readTime } from '../format/read-time.ts'
import { kindsOn } from '../proposals/proposal-pages.ts'
import { ProposalsOf } from '../proposals/ProposalsOf.tsx'
import { useWaitingProposals } from '../proposals/waiting-proposals.ts'
import { WaitingProposals } from '../proposals/WaitingProposals.tsx'
import { Amount } from '../ui/Amount.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { Page } from '../ui/Page.tsx'
import { Tile } from '../ui/Tile.tsx'
import { offeringActs } from './offering-acts.ts'
import { OfferingCard } from './OfferingCard.tsx'
import { TermsDrawer } from './TermsDrawer.tsx'

type Read = z.output<ConsoleApi['offerings']['reply']>
type Money = Read['transit'][number]

/** What follows a command follows within moments. */
const transitMsMax = 60_000

const proposed = kindsOn('offerings')

export function OfferingsScreen() {
  const mayPropose = useRight('propose_offerings')
  const maySeeProposals = useRight('see_proposals')
  const waiting = useWaitingProposals(proposed) ?? []
  const [open, setOpen] = useState<string>()
  const offerings = useQuery({ queryKey: ['offerings'], queryFn: () => api.offerings({}), refetchInterval: liveMs })
  return (
    <Page
      title="Offerings"
      about="What we sell for ourselves, and the capital behind it. A sale is open only while its escrow covers the most it can ever owe. Every act takes two operators; nobody enters a rate or a result."
    >
      <Loaded of={offerings}>
        {(read) => (
          <>
            <Transit read={read} />
            <Treasury read={read} />
            <WaitingProposals of={waiting} />
            {read.offerings.length === 0 && (
              <div className="card padded">
                <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description="The settings have no products" />
              </div>
            )}
            <div className="offerings">
              {read.offerings.map((offering) => (
                <OfferingCard
                  key={offering.product}
                  offering={offering}
                  waiting={waiting}
                  acts={offeringActs(offering, {
                    capital: amountIn(read.treasury ?? [], offering.currency),
                    mayPropose,
                    waiting,
                  })}
                  onTerms={() => {
                    setOpen(offering.product)
                  }}
                />
              ))}
            </div>
            <TermsDrawer
              offering={read.offerings.find(({ product }) => product === open)}
              onClose={() => {
                setOpen(undefined)
              }}
            />
          </>
        )}
      </Loaded>
      {maySeeProposals && <ProposalsOf page="offerings" kinds={proposed} />}
    </Page>
  )
}

const amountIn = (held: readonly Money[], currency: string): string =>
  held.find((each) => each.currency === currency)?.amount ?? '0'

const sumOf = (offerings: readonly Offering[], currency: string, field: 'escrow' | 'owed'): bigint =>
  offerings
    .filter((each) => each.currency === currency)
    .reduce((sum, each) => sum + (parseDecimal(each[field]) ?? 0n), 0n)

/** The treasury and the escrow of all pools, a currency each. */
function Treasury({ read: { treasury, offerings } }: { read: Read }) {
  const currencies = [
    ...new Set([...(treasury ?? []).map(({ currency }) => currency), ...offerings.map(({ currency }) => currency)]),
  ]
  return (
    <>
      {treasury === null && (
        <Alert
          type="info"
          showIcon
          title="There’s no treasury yet"
          description="Without capital no product can be funded. A sandbox gets its play money at the start, if the settings give it any."
        />
      )}
      {currencies.map((currency) => (
        <div key={currency} className="cards">
          <Tile label={`Treasury, ${currency}`} note="Our own capital, free to fund products">
            <Amount value={treasury === null ? null : amountIn(treasury, currency)} />
          </Tile>
          <Tile label={`In escrow, ${currency}`} note="In the pools of all products">
            <Amount value={printed(sumOf(offerings, currency, 'escrow'))} />
          </Tile>
          <Tile label={`Owed at most, ${currency}`} note="On all running orders">
            <Amount value={printed(sumOf(offerings, currency, 'owed'))} />
          </Tile>
        </div>
      ))}
    </>
  )
}

/** Money that has left one book and not reached another: for moments, or something is wrong. */
function Transit({ read: { transit, transitSinceAtMs, nowAtMs } }: { read: Read }) {
  if (transitSinceAtMs === null || transit.length === 0) return null
  const isLong = nowAtMs - transitSinceAtMs > transitMsMax
  const amounts = transit.map(({ amount, currency }) => `${numberText(amount)} ${currency}`).join(', ')
  return (
    <Alert
      type={isLong ? 'error' : 'info'}
      showIcon
      role={isLong ? 'alert' : 'status'}
      title={
        isLong
          ? `${amounts} have been between two books for ${readAge(nowAtMs - transitSinceAtMs)}`
          : `${amounts} are on their way between two books`
      }
      description={
        isLong
          ? `Since ${readTime(transitSinceAtMs)}. This takes moments: something that should follow has not. See the server’s log.`
          : undefined
      }
    />
  )
}
