import { useInfiniteQuery } from '@tanstack/react-query'
import { MonitorSmartphone } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '@touchstone/app/api/api'
import { useAct } from '@touchstone/app/api/act'
import { messageOf } from '@touchstone/app/feedback/failures'
import { queries } from '@touchstone/app/api/queries'
import { serverMoment } from '@touchstone/app/time/moments'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { ConfirmSheet } from '../ui/ConfirmSheet.tsx'
import { Empty } from '../ui/Empty.tsx'
import { PagedList } from '../ui/PagedList.tsx'
import { Row } from '../ui/Row.tsx'
import { Screen } from '../ui/Screen.tsx'
import { SkeletonRows } from '../ui/SkeletonRows.tsx'
import { StatusChip } from '../ui/StatusChip.tsx'
import { toast } from '@touchstone/app/feedback/toast'
import { deviceName } from '@touchstone/app/sessions/device-name'

type Session = Awaited<ReturnType<typeof api.sessions>>['records'][number]

/** The devices that are signed in; each but this one can be signed out from here. */
export function DevicesScreen() {
  const { t } = useTranslation()
  const [ending, setEnding] = useState<Session>()
  const sessions = useInfiniteQuery({
    queryKey: ['security', 'sessions'],
    queryFn: ({ pageParam }) => api.sessions({ pageNo: pageParam }),
    initialPageParam: 1,
    getNextPageParam: ({ current, pages }) => (current < pages ? current + 1 : undefined),
  })
  const revoking = useAct({
    call: api.revokeSession,
    inPlace: true,
    onDone: () => {
      setEnding(undefined)
      toast(t('security.deviceEnded'))
      void queries.invalidateQueries({ queryKey: ['security', 'sessions'] })
    },
  })
  return (
    <Screen title={t('security.devicesTitle')} back>
      <Card className="overflow-hidden">
        <PagedList
          query={sessions}
          row={(session) => <Device session={session} onEnd={() => setEnding(session)} />}
          keyOf={({ id }) => String(id)}
          skeleton={<SkeletonRows count={3} />}
          empty={<Empty title={t('security.devicesEmpty')} />}
        />
      </Card>
      <ConfirmSheet
        open={ending !== undefined}
        onOpenChange={() => {
          setEnding(undefined)
          // A device that was not found has ended meanwhile.
          if (revoking.isError) void queries.invalidateQueries({ queryKey: ['security', 'sessions'] })
          revoking.reset()
        }}
        title={t('security.endDeviceTitle')}
        facts={[
          { label: t('security.device'), value: deviceName(ending?.device ?? '') },
          { label: t('security.address'), value: ending?.address ?? '' },
        ]}
        confirmLabel={t('security.endDevice')}
        kind="danger"
        busy={revoking.isPending}
        error={revoking.error === null ? undefined : messageOf(revoking.error)}
        onConfirm={() => {
          if (ending !== undefined) revoking.mutate({ id: String(ending.id) })
        }}
      />
    </Screen>
  )
}

function Device({ session, onEnd }: { session: Session; onEnd: () => void }) {
  const { t } = useTranslation()
  return (
    <Row
      icon={<MonitorSmartphone className="size-5" />}
      title={deviceName(session.device)}
      sub={
        <span className="num">
          {session.address} · {serverMoment(session.seenAt)}
        </span>
      }
      right={
        session.current ? (
          <StatusChip tone="success">{t('security.thisDevice')}</StatusChip>
        ) : (
          <Button kind="soft" size="sm" onClick={onEnd}>
            {t('security.endDevice')}
          </Button>
        )
      }
    />
  )
}
