import { useQuery } from '@tanstack/react-query'
import type { Offering } from '@touchstone/wire/console/console-offerings'
import { Drawer } from 'antd'
import { percentText } from '../format/printed-number.ts'
import { levelText } from '../setup/identity-levels.ts'
import { productKindWord, ruleWord } from '../setup/product-words.ts'
import { languageName } from '../setup/region-names.ts'
import { Amount } from '../ui/Amount.tsx'
import { DataTable } from '../ui/DataTable.tsx'
import { Facts } from '../ui/Facts.tsx'
import type { Column } from '../ui/list.ts'
import { Loaded } from '../ui/Loaded.tsx'
import { Section } from '../ui/Page.tsx'
import { type Preview, previewsOf } from './language-preview.ts'

const columns: readonly Column<Preview>[] = [
  { title: 'Language', cell: ({ language }) => languageName(language) },
  { title: 'Name', cell: ({ name }) => name },
  { title: 'Term', cell: ({ days }) => days },
  { title: 'Daily rate', cell: ({ rates }) => <span className="num">{rates}</span> },
  { title: 'Amount', cell: ({ amounts }) => <span className="num">{amounts}</span> },
]

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
      {offering?.terms != null && <Terms terms={offering.terms} currency={offering.currency} />}
    </Drawer>
  )
}

function Terms({ terms, currency }: { terms: NonNullable<Offering['terms']>; currency: string }) {
  const previews = useQuery({
    queryKey: ['offering previews', terms, currency],
    queryFn: () => previewsOf(terms, currency),
    staleTime: Infinity,
  })
  return (
    <>
      <Section title="Terms">
        <p className="quiet">They come from the settings. A change there applies to later orders only.</p>
        <Facts
          facts={[
            ['Kind', productKindWord(terms.kind)],
            ['Rule', ruleWord(terms.rule)],
            ['Currency', currency],
            ['Term', `${terms.cycleDays} ${terms.cycleDays === 1 ? 'day' : 'days'}`],
            ['Daily rate', `${percentText(terms.dailyRateMin)} to ${percentText(terms.dailyRateMax)}`],
            [
              'Amount',
              <span key="amount">
                <Amount value={terms.amountMin} places="all" /> to{' '}
                <Amount value={terms.amountMax} places="all" currency={currency} />, in steps of{' '}
                <Amount value={terms.step} places="all" />
              </span>,
            ],
            ['Orders per person', terms.purchaseLimit === 0 ? 'Any number' : `Up to ${terms.purchaseLimit}`],
            ['Identity level', levelText(terms.identityLevel)],
            ['Early exit fee', percentText(terms.exitFeeRate)],
          ]}
        />
      </Section>
      <Section title="As customers read it">
        <Loaded of={previews}>
          {(rows) => (
            <DataTable rows={rows} keyOf={({ language }) => language} columns={columns} empty="No languages" />
          )}
        </Loaded>
      </Section>
    </>
  )
}
