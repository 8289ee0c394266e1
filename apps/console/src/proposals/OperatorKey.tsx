import { Alert, Button, QRCode, Typography } from 'antd'
import { api } from '../api/api.ts'
import { useAct } from '../api/act.ts'
import { messageOf } from '../api/failures.ts'
import { Facts } from '../ui/Facts.tsx'

/** The key of the one-time code that an approval made. Whoever approved hands it over; it is shown until it was used. */
export function OperatorKey({ proposalId }: { proposalId: string }) {
  const reading = useAct((_: undefined, asking) => api.operatorKey({ proposalId }, asking))
  const failure = reading.isError ? messageOf(reading.error) : undefined
  if (reading.data === undefined)
    return (
      <Alert
        type="info"
        showIcon
        title="Hand over the key of the one-time code"
        description={
          failure ?? 'Show it only when the operator is with you: whoever has it and the password can sign in.'
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
