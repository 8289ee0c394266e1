import { Alert, Button, QRCode, Typography } from 'antd'
import { api } from '../api/api.ts'
import { useAct } from '../api/act.ts'
import { messageOf } from '../api/failures.ts'
import { Facts } from '../ui/Facts.tsx'

/** The authenticator key that an approval created. The approver hands it over; it is shown until it is used. */
export function OperatorKey({ proposalId }: { proposalId: string }) {
  const reading = useAct((_: undefined, asking) => api.operatorKey({ proposalId }, asking))
  const failure = reading.isError ? messageOf(reading.error) : undefined
  if (reading.data === undefined)
    return (
      <Alert
        type="info"
        showIcon
        title="Hand over the authenticator key"
        description={
          failure ?? 'Show it only when the operator is with you. With it and the password, anyone could sign in.'
        }
        action={
          <Button
            size="small"
            loading={reading.isPending}
            onClick={() => {
              reading.mutate(undefined)
            }}
          >
            Show the key
          </Button>
        }
      />
    )
  const { name, secret, url } = reading.data
  return (
    <div className="row key-card">
      <QRCode value={url} size={168} type="svg" />
      <Facts
        facts={[
          ['Operator', name],
          [
            'Key',
            <Typography.Text key="key" className="code" copyable={{ text: secret }}>
              {secret}
            </Typography.Text>,
          ],
        ]}
      />
    </div>
  )
}
