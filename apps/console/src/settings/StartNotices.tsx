import { Alert } from 'antd'

type StartNoticesProps = { touches: readonly string[]; protects: readonly string[] }

/** Why a change of the settings waits a day, and who is told: for whoever proposes it and whoever decides. */
export function StartNotices({ touches, protects }: StartNoticesProps) {
  return (
    <>
      {touches.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title={`It touches open positions in ${touches.join(', ')}.`}
          description="Their holders are told, and it begins a day later at the earliest."
        />
      )}
      {protects.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title="It changes what users rely on."
          description="It begins a day later at the earliest, whoever holds what. Those whom it concerns are told: residents, holders, and whoever has bound an account."
        />
      )}
    </>
  )
}
