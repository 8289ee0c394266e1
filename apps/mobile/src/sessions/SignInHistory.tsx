import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '@touchstone/app/api/api'
import { serverMoment } from '@touchstone/app/time/moments'
import { Card } from '../ui/Card.tsx'
import { Empty } from '../ui/Empty.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { Row } from '../ui/Row.tsx'
import { Section } from '../ui/Section.tsx'
import { SkeletonRows } from '../ui/SkeletonRows.tsx'
import { deviceName } from '@touchstone/app/sessions/device-name'

const shownMax = 10

/** The latest sign-ins, from the messages that the house wrote about them. */
export function SignInHistory() {
  const { t } = useTranslation()
  const history = useQuery({
    queryKey: ['messages', 'sign-ins'],
    queryFn: async () => {
      const { records } = await api.messages({ category: 'system', pageSize: 100 })
      return records.filter(({ kind }) => kind === 'new_sign_in').slice(0, shownMax)
    },
  })
  return (
    <Section title={t('security.history')}>
      <Loaded
        query={history}
        skeleton={
          <Card>
            <SkeletonRows count={3} icon={false} />
          </Card>
        }
        isEmpty={(list) => list.length === 0}
        empty={<Empty title={t('security.historyEmpty')} />}
      >
        {(list) => (
          <Card className="divide-y divide-border overflow-hidden">
            {list.map(({ id, details, time }) => (
              <Row
                key={id}
                title={deviceName(String(details['device'] ?? ''))}
                sub={String(details['address'] ?? '')}
                rightSub={serverMoment(time)}
              />
            ))}
          </Card>
        )}
      </Loaded>
    </Section>
  )
}
