import { Alert } from 'antd'
import { Time } from '../ui/Time.tsx'
import { UserLink } from '../users/UserLink.tsx'
import type { Known, Warning } from './background-words.ts'

type WarningsProps = { warnings: readonly Warning[]; sharedWith: Known['sharedWith']; shared: string }

/** The reasons for care, above everything else, with links to whoever shares an account. */
export function Warnings({ warnings, sharedWith, shared }: WarningsProps) {
  const more = sharedWith.total - sharedWith.records.length
  if (warnings.length === 0 && sharedWith.total === 0) return null
  return (
    <div className="stack warnings">
      {warnings.map(({ text, detail, type }) => (
        <Alert key={text} type={type} showIcon title={text} description={detail} />
      ))}
      {sharedWith.total > 0 && (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={`${shared} ${sharedWith.total === 1 ? 'another user' : `${sharedWith.total} other users`}.`}
          description={
            <ul className="plain-list">
              {sharedWith.records.map(({ user, createdTime, removed }) => (
                <li key={user.id}>
                  <UserLink user={user} /> since <Time at={createdTime} />
                  {removed && <span className="quiet"> · since removed</span>}
                </li>
              ))}
              {more > 0 && <li className="quiet">and {more} more</li>}
            </ul>
          }
        />
      )}
    </div>
  )
}
