import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { hasClosed, hasTokens } from '@touchstone/app/ieo/ieo-figures'
import { type IeoOrder, type IeoSale, useIeoSale, useOrderOfSale } from '@touchstone/app/ieo/ieo.queries'
import { Loading } from '../investments/Loading.tsx'
import { ProtectionNotice } from '../protection/ProtectionNotice.tsx'
import { Card } from '../ui/Card.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Screen } from '../ui/Screen.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { CommittedBar } from './CommittedBar.tsx'
import { HoldersCard } from './HoldersCard.tsx'
import { IeoActs } from './IeoActs.tsx'
import { IeoFacts } from './IeoFacts.tsx'
import { IeoHero } from './IeoHero.tsx'
import { IeoOrderSheet } from './IeoOrderSheet.tsx'
import { NoMarket } from './NoMarket.tsx'
import { OutcomeCards } from './OutcomeCards.tsx'
import { PaperCard } from './PaperCard.tsx'
import { PhasesCard } from './PhasesCard.tsx'
import { ShareCard } from './ShareCard.tsx'

/** One sale: one's own share, how it goes, how much was applied for, who else gets tokens, and who gets what in the end. */
export function IeoSaleScreen() {
  const { t } = useTranslation()
  const [query] = useSearchParams()
  const id = query.get('id') ?? ''
  const sale = useIeoSale(id)
  const mine = useOrderOfSale(id)
  // The application whose sheet was opened last.
  const [asked, setAsked] = useState<{ id: string; isOpen: boolean }>()
  const { data } = sale
  return (
    <>
      <Screen
        title={data?.name ?? t('ieo.saleTitle')}
        back
        footer={
          data === undefined || mine.data === undefined ? undefined : (
            <IeoActs
              sale={data}
              mine={mine.data}
              isTakenBack={asked !== undefined && mine.data === null}
              onAsk={(orderId) => setAsked({ id: orderId, isOpen: true })}
            />
          )
        }
      >
        <Loading query={sale} id={id} what="ieoSale" skeleton={<SaleSkeleton />}>
          {(shown) => <Parts sale={shown} mine={mine.data} />}
        </Loading>
      </Screen>
      {asked !== undefined && (
        <IeoOrderSheet
          id={asked.id}
          open={asked.isOpen}
          onOpenChange={(isOpen) => setAsked({ id: asked.id, isOpen })}
        />
      )}
    </>
  )
}

/** `mine`: null for none, undefined while unknown. */
type PartsProps = { sale: IeoSale; mine: IeoOrder | null | undefined }

function Parts({ sale, mine }: PartsProps) {
  const { t } = useTranslation()
  const { state, token } = sale
  const isOpen = state === 'issuing'
  const hasPaid = state === 'paying' && mine !== undefined && mine !== null && hasTokens(mine)
  return (
    <>
      <ProtectionNotice feature="ieo" />
      {!isOpen && <Notice>{hasPaid ? t('ieo.ownPaid', { token }) : t(`ieo.stateText.${state}`)}</Notice>}
      <IeoHero sale={sale} mine={mine ?? null} />
      {state !== 'called_off' && <NoMarket token={token} />}
      <PhasesCard sale={sale} mine={mine ?? null} />
      {state !== 'announced' && (
        <Card padded>
          <CommittedBar sale={sale} />
        </Card>
      )}
      {isOpen && <ShareCard sale={sale} mine={mine ?? null} />}
      {hasClosed(sale) && <OutcomeCards sale={sale} mine={mine} />}
      <HoldersCard sale={sale} />
      <PaperCard sale={sale} />
      <IeoFacts sale={sale} />
    </>
  )
}

function SaleSkeleton() {
  return (
    <div className="flex flex-col gap-4">
      <Skeleton className="h-24" />
      <Skeleton className="h-20 rounded-lg" />
      <Skeleton className="h-36 rounded-lg" />
      <Skeleton className="h-28 rounded-lg" />
    </div>
  )
}
