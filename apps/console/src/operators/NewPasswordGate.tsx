import { Alert, Button, Form } from 'antd'
import { api } from '../api/api.ts'
import { useAct } from '../api/act.ts'
import { messageOf } from '../api/failures.ts'
import { newPasswordFields } from './new-password-fields.ts'
import { FieldItem } from '../ui/FieldItem.tsx'

type Typed = { password: string; newPassword: string }

/** An operator who signed in with a password that was given to them sets their own before anything else. */
export function NewPasswordGate() {
  const change = useAct((typed: Typed, asking) => api.changeOperatorPassword(typed, asking))
  const failure = change.isError ? messageOf(change.error) : undefined
  return (
    <main className="gate">
      <div className="gate-card">
        <h1>Set your own password</h1>
        <p>Your first password was temporary. Choose one that only you know.</p>
        <Form<Typed>
          layout="vertical"
          requiredMark={false}
          size="large"
          onFinish={({ password, newPassword }) => {
            change.mutate({ password, newPassword })
          }}
        >
          {newPasswordFields.map((field) => (
            <FieldItem key={field.name} field={field} />
          ))}
          {failure !== undefined && <Alert type="error" showIcon role="alert" title={failure} className="gate-alert" />}
          <Button type="primary" htmlType="submit" block loading={change.isPending}>
            Set password
          </Button>
        </Form>
      </div>
    </main>
  )
}
