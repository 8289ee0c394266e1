import { type ChosenTopic, topics } from '@touchstone/wire/message-rule'
import { type Way, ways } from '@touchstone/wire/preferences'
import { useTranslation } from 'react-i18next'
import { useAct } from '@touchstone/app/api/act'
import { api } from '@touchstone/app/api/api'
import { pathTo } from '../routes/paths.ts'
import { Card } from '../ui/Card.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { Row } from '../ui/Row.tsx'
import { Screen } from '../ui/Screen.tsx'
import { Section } from '../ui/Section.tsx'
import { SkeletonRows } from '../ui/SkeletonRows.tsx'
import { NotificationGrid } from './NotificationGrid.tsx'
import {
  type NotificationPreferences,
  putNotificationPreferences,
  useNotificationPreferences,
} from '@touchstone/app/preferences/preferences.queries'

const setUp: Record<Way, string> = {
  email: pathTo('bindContact', { by: 'email' }),
  text: pathTo('bindContact', { by: 'phone' }),
  push: pathTo('alerts'),
}

/** The notifications outside the app, by topic and channel. */
export function NotificationsScreen() {
  const { t } = useTranslation()
  const preferences = useNotificationPreferences()
  return (
    <Screen title={t('preferences.notifications')} back>
      <p className="text-sm text-fg-2">{t('preferences.notificationsText')}</p>
      <Loaded
        query={preferences}
        skeleton={
          <Card>
            <SkeletonRows count={topics.length} icon={false} />
          </Card>
        }
      >
        {(known) => <Ways preferences={known} />}
      </Loaded>
    </Screen>
  )
}

function Ways({ preferences }: { preferences: NotificationPreferences }) {
  const { t } = useTranslation()
  const changing = useAct({ call: api.changeNotificationPreferences, onDone: putNotificationPreferences })
  const change = (topic: ChosenTopic, way: Way, isOn: boolean) => {
    changing.mutate({ [topic]: { [way]: isOn } })
  }
  const missing = ways.filter((way) => !preferences.reachable[way])
  return (
    <>
      <Card>
        <NotificationGrid
          preferences={preferences}
          changing={changing.isPending ? changing.variables : undefined}
          onChange={change}
        />
      </Card>
      <p className="px-1 text-xs text-fg-3">
        {t('preferences.topics.security')}: {t('preferences.alwaysTold')} {t('preferences.textInstead')}
      </p>
      {missing.length > 0 && (
        <Section title={t('preferences.setUp')}>
          <Card className="divide-y divide-border">
            {missing.map((way) => (
              <Row
                key={way}
                title={t(`preferences.ways.${way}`)}
                sub={t(`preferences.unreachable.${way}`)}
                to={setUp[way]}
              />
            ))}
          </Card>
        </Section>
      )}
    </>
  )
}
