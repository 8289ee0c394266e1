import { useTranslation } from 'react-i18next'
import { pathTo } from '../routes/paths.ts'
import { useSession } from '@touchstone/app/api/session'
import { Card } from '../ui/Card.tsx'
import { moreIcons } from '../ui/more-icons.ts'
import { Row } from '../ui/Row.tsx'
import { Screen } from '../ui/Screen.tsx'
import { Section } from '../ui/Section.tsx'
import { SaveLine } from '../sessions/SaveLine.tsx'
import { LeaveButton } from './LeaveButton.tsx'
import { type Entry, useEntries } from './my-entries.tsx'
import { MyWorth } from './MyWorth.tsx'
import { PersonHead } from './PersonHead.tsx'

/** The user's page: who they are, what they have, and the way to everything of theirs. */
export function MyScreen() {
  const { t } = useTranslation()
  const user = useSession(({ userInfo }) => userInfo)
  const groups = useEntries()
  if (user === undefined) return null
  return (
    <Screen>
      <h1 className="sr-only">{t('frame.personal')}</h1>
      <PersonHead user={user} />
      <MyWorth />
      <SaveLine />
      {groups.map(({ title, entries }) => (
        <Section key={title} title={title}>
          <Entries entries={entries} />
        </Section>
      ))}
      <LeaveButton />
    </Screen>
  )
}

function Entries({ entries }: { entries: readonly Entry[] }) {
  return (
    <Card className="divide-y divide-border overflow-hidden">
      {entries.map(({ to, parameters, icon, label, right }) => {
        const Icon = moreIcons[icon]
        return (
          <Row
            key={to}
            icon={<Icon aria-hidden className="size-5" />}
            title={label}
            to={pathTo(to, parameters)}
            right={right}
          />
        )
      })}
    </Card>
  )
}
