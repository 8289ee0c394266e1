import { Alert } from 'antd'

type StartNoticesProps = { touches: readonly string[]; protects: readonly string[] }

/** Why a change of the settings waits a day, and who is notified: for its proposer and its approver. */
export function StartNotices({ touches, protects }: StartNoticesProps) {
  return (
    <>
      {touches.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title={`Affects open positions in ${touches.join(', ')}.`}
          description="We notify their holders. It starts at least a day later."
        />
      )}
      {protects.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title="Changes what customers rely on."
          description="It starts at least a day later. We notify everyone affected: residents, holders, and owners of withdrawal accounts."
        />
      )}
    </>
  )
}
