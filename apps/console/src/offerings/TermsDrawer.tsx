import { fixedRate } from '@touchstone/domain/strategy-rules/rule'
import type { Offering } from '@touchstone/wire/console/console-offerings'
import { Drawer } from 'antd'
import { percentText } from '../format/printed-number.ts'
import { AsCustomersReadIt } from '../previews/AsCustomersReadIt.tsx'
import { levelText } from '../setup/identity-levels.ts'
import { productKindWord, ruleWord } from '../setup/product-words.ts'
import { Amount } from '../ui/Amount.tsx'
import { Facts } from '../ui/Facts.tsx'
import { Section } from '../ui/Page.tsx'
import { minerPreview, type MinerTerms, strategyPreview, type StrategyTerms } from './offering-preview.ts'

type TermsDrawerProps = {
  /** Undefined: closed. */
  offering: Offering | undefined
  onClose: () => void
}

/** The terms of a product as the settings have them, and how customers read them in each language. */
export function TermsDrawer({ offering, onClose }: TermsDrawerProps) {
  return (
    <Drawer
      open={offering !== undefined}
      onClose={onClose}
      size={820}
      title={`Terms of ${offering?.product ?? ''}`}
      destroyOnHidden
    >
      {offering?.terms != null && <TermsOf terms={offering.terms} currency={offering.currency} />}
    </Drawer>
  )
}

const TermsOf = ({ terms, currency }: { terms: NonNullable<Offering['terms']>; currency: string }) =>
  terms.kind === 'miner' ? <MachineTerms terms={terms} /> : <Terms terms={terms} currency={currency} />

const daysText = (days: number): string => `${days} ${days === 1 ? 'day' : 'days'}`
const orAny = (limit: number): string => (limit === 0 ? 'Any number' : `Up to ${limit}`)
const fromSettings = 'They come from the settings. A change there applies to later orders only.'

function MachineTerms({ terms }: { terms: MinerTerms }) {
  const { manufacturer, model, hashrate, power, currency, price, coin, outputMax, hostingFee, tariff } = terms
  return (
    <>
      <Section title="Terms">
        <p className="quiet">{fromSettings}</p>
        <Facts
          facts={[
            ['Machine', `${manufacturer} ${model}`],
            ['Hashrate', `${hashrate} TH/s`],
            ['Power', `${power.toLocaleString('en')} W`],
            ['Price of a unit', <Amount key="price" value={price} places="all" currency={currency} />],
            ['Term', daysText(terms.cycleDays)],
            ['Hosting a day and unit', <Amount key="fee" value={hostingFee} places="all" currency={currency} />],
            ['Price of a kWh', <Amount key="tariff" value={tariff} places="all" currency={currency} />],
            ['Most a unit is paid a day', <Amount key="most" value={outputMax} places="all" currency={coin} />],
            ['Units per person', orAny(terms.unitsMax)],
            ['Identity level', levelText(terms.identityLevel)],
          ]}
        />
      </Section>
      <AsCustomersReadIt of={terms} read={minerPreview(terms)} />
    </>
  )
}

const rateText = ({ rule, dailyRateMin, dailyRateMax }: StrategyTerms): string =>
  rule === fixedRate
    ? `${percentText(dailyRateMax)}, fixed`
    : `${percentText(dailyRateMin)} to ${percentText(dailyRateMax)}`

function Terms({ terms, currency }: { terms: StrategyTerms; currency: string }) {
  return (
    <>
      <Section title="Terms">
        <p className="quiet">{fromSettings}</p>
        <Facts
          facts={[
            ['Listed under', productKindWord(terms.kind)],
            ['Rule', ruleWord(terms.rule)],
            ['Currency', currency],
            ['Term', daysText(terms.cycleDays)],
            ['Daily rate', rateText(terms)],
            [
              'Amount',
              <span key="amount">
                <Amount value={terms.amountMin} places="all" /> to{' '}
                <Amount value={terms.amountMax} places="all" currency={currency} />, in steps of{' '}
                <Amount value={terms.step} places="all" />
              </span>,
            ],
            ['Orders per person', orAny(terms.purchaseLimit)],
            ['Identity level', levelText(terms.identityLevel)],
            ['Early exit fee', percentText(terms.exitFeeRate)],
          ]}
        />
      </Section>
      <AsCustomersReadIt of={{ ...terms, currency }} read={strategyPreview(terms, currency)} />
    </>
  )
}
