import { useQuery } from '@tanstack/react-query'
import type { UserPicture } from '@touchstone/wire/console/console-users'
import { Alert, Button, Tabs } from 'antd'
import { Link, useParams, useSearchParams } from 'react-router'
import { api } from '../api/api.ts'
import { levelText } from '../setup/identity-levels.ts'
import { useOperator } from '../api/operator.ts'
import { readTime } from '../format/read-time.ts'
import { atMsOf } from '../time/wire-day.ts'
import { ActButtons } from '../ui/ActButtons.tsx'
import { Amount } from '../ui/Amount.tsx'
import { Tile } from '../ui/Tile.tsx'
import { Time } from '../ui/Time.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { Page } from '../ui/Page.tsx'
import { StatusChip } from '../ui/StatusChip.tsx'
import { AgreementsTab } from './AgreementsTab.tsx'
import { BooksTab } from './BooksTab.tsx'
import { FundsTab } from './FundsTab.tsx'
import { IdentityTab } from './IdentityTab.tsx'
import { LedgerTab } from './LedgerTab.tsx'
import { MessagesTab } from './MessagesTab.tsx'
import { PositionsTab } from './PositionsTab.tsx'
import { SessionsTab } from './SessionsTab.tsx'
import { SummaryTab } from './SummaryTab.tsx'
import { userActs } from './user-acts.ts'

/** Everything about one user. It is read when it is opened and when it is asked for: each reading is in the audit log. */
export function UserScreen() {
  const { id = '' } = useParams()
  const picture = useQuery({
    queryKey: ['user', id],
    queryFn: () => api.userPicture({ id }),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  return (
    <Loaded of={picture}>
      {(user) => (
        <Picture key={user.id} user={user} isReading={picture.isFetching} onAgain={() => void picture.refetch()} />
      )}
    </Loaded>
  )
}

type PictureProps = { user: UserPicture; isReading: boolean; onAgain: () => void }

function Picture({ user, isReading, onAgain }: PictureProps) {
  const me = useOperator()
  const [params, setParams] = useSearchParams()
  const { id, account, important, signInBlock, standing } = user
  const tabs = [
    { key: 'summary', label: 'Summary', children: <SummaryTab user={user} /> },
    { key: 'books', label: 'Books', children: <BooksTab books={user.books} /> },
    { key: 'positions', label: 'Positions', children: <PositionsTab books={user.books} /> },
    { key: 'ledger', label: 'Ledger', children: <LedgerTab id={id} /> },
    ...(me.rights.includes('see_deposits') || me.rights.includes('see_withdrawals')
      ? [{ key: 'funds', label: 'Funds', children: <FundsTab id={id} /> }]
      : []),
    ...(me.rights.includes('see_identity')
      ? [{ key: 'identity', label: 'Identity', children: <IdentityTab id={id} /> }]
      : []),
    { key: 'agreements', label: 'Agreements', children: <AgreementsTab user={user} /> },
    { key: 'messages', label: 'Messages', children: <MessagesTab id={id} /> },
    { key: 'sessions', label: 'Sessions', children: <SessionsTab sessions={user.sessions} /> },
  ]
  return (
    <Page
      title={user.verifiedName ?? account}
      about={
        <span className="row">
          <Link to="/users">All users</Link>
          <span>
            {account} <span className="num">#{id}</span>
          </span>
          {me.rights.includes('propose_entries') && <Link to={`/entries?user=${id}`}>Reward or correct</Link>}
        </span>
      }
      tools={
        <Button onClick={onAgain} loading={isReading}>
          Refresh
        </Button>
      }
    >
      <div className="cards">
        <Tile label="Verified name">{user.verifiedName ?? <span className="quiet">None</span>}</Tile>
        <Tile label="Level">{levelText(user.identityLevel)}</Tile>
        <Tile label="Balance, USDT" note={<DemoBalance equity={user.demoEquity} />}>
          <Amount value={user.equity} places={2} />
        </Tile>
        <Tile label="Last seen">
          <Time at={user.activeTime} />
        </Tile>
      </div>
      <div className="row">
        {important && <StatusChip status="important" />}
        {user.online && <StatusChip status="online" />}
        {signInBlock !== null && <StatusChip status="blocked" word="Sign-in blocked" />}
        {standing.withdrawalsBlocked !== '' && <StatusChip status="blocked" word="Withdrawals blocked" />}
      </div>
      {signInBlock !== null && (
        <Alert
          type="error"
          showIcon
          title={`Sign-in blocked by ${signInBlock.operator?.name ?? 'the system'} (${readTime(atMsOf(signInBlock.time) ?? 0)}): ${signInBlock.reason}`}
        />
      )}
      {standing.withdrawalsBlocked !== '' && (
        <Alert type="error" showIcon title={`Withdrawals blocked: ${standing.withdrawalsBlocked}`} />
      )}
      <ActButtons acts={userActs(user, me)} />
      <Tabs
        items={tabs}
        activeKey={params.get('tab') ?? 'summary'}
        onChange={(tab) => {
          setParams({ tab }, { replace: true })
        }}
        destroyOnHidden
      />
    </Page>
  )
}

/** The play money, beside the real balance. */
function DemoBalance({ equity }: { equity: string | null }) {
  if (equity === null) return <>No demo account</>
  return (
    <>
      Demo: <Amount value={equity} currency="USDT" />
    </>
  )
}
