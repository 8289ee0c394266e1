import { useQuery } from '@tanstack/react-query'
import { languageName } from '../setup/region-names.ts'
import { DataTable } from '../ui/DataTable.tsx'
import type { Column } from '../ui/list.ts'
import { Loaded } from '../ui/Loaded.tsx'
import { Section } from '../ui/Page.tsx'
import { type Preview, type Previewed, previewsOf, type Reading } from './previews.ts'

type AsCustomersReadItProps = {
  /** What it follows from: another one is read anew. */
  of: object
  read: (reading: Reading) => Previewed
}

/** An offer in each language: the words of the app, the figures as its numbers are written. */
export function AsCustomersReadIt({ of, read }: AsCustomersReadItProps) {
  const previews = useQuery({
    queryKey: ['previews', of],
    queryFn: () => previewsOf(read),
    staleTime: Infinity,
  })
  return (
    <Section title="As customers read it">
      <Loaded of={previews}>
        {(rows) => (
          <DataTable rows={rows} keyOf={({ language }) => language} columns={columnsOf(rows)} empty="No languages" />
        )}
      </Loaded>
    </Section>
  )
}

const columnsOf = ([first]: readonly Preview[]): Column<Preview>[] => [
  { title: 'Language', cell: ({ language }) => languageName(language) },
  ...Object.keys(first?.read ?? {}).map((title) => ({
    title,
    cell: ({ read }: Preview) => <span className="num wraps">{read[title]}</span>,
  })),
]
