import { Alert, Form, Modal } from 'antd'
import { useAct } from '../api/act.ts'
import { messageOf } from '../api/failures.ts'
import type { Act, Values } from './act.ts'
import { FieldItem, initialValuesOf } from './FieldItem.tsx'

type ActDialogProps = { act: Act; onDone: (reply: unknown) => void; onClose: () => void }

/** Asks for a confirmation: says what happens, takes the fields, and shows a refusal. Ctrl and Enter confirm from any field. */
export function ActDialog({ act, onDone, onClose }: ActDialogProps) {
  const [form] = Form.useForm<Values>()
  const acting = useAct(act.call, onDone)
  const failure = acting.isError ? messageOf(acting.error) : undefined
  const fields = act.fields ?? []
  const first = fields[0]?.name
  return (
    <Modal
      open
      title={act.title}
      okText={act.label}
      okButtonProps={{ danger: act.look === 'danger', autoFocus: fields.length === 0 }}
      confirmLoading={acting.isPending}
      onOk={() => {
        form.submit()
      }}
      onCancel={onClose}
      centered
      mask={{ closable: false }}
      afterOpenChange={() => {
        // The operator may already be typing.
        if (first !== undefined && !isTyping()) form.focusField(first)
      }}
      destroyOnHidden
    >
      <div className="stack">
        <div>{act.consequence}</div>
        <Form
          form={form}
          layout="vertical"
          requiredMark="optional"
          initialValues={initialValuesOf(fields)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.submit()
          }}
          onFinish={(values) => {
            acting.mutate(values)
          }}
        >
          {fields.map((field) => (
            <FieldItem key={field.name} field={field} />
          ))}
        </Form>
        {failure !== undefined && <Alert type="error" showIcon title={failure} role="alert" />}
      </div>
    </Modal>
  )
}

const isTyping = (): boolean =>
  document.activeElement instanceof HTMLInputElement || document.activeElement instanceof HTMLTextAreaElement
