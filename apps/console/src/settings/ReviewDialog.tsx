import { useQuery } from '@tanstack/react-query'
import { Alert, App, Form, Input, Modal } from 'antd'
import { useAct } from '../api/act.ts'
import { api } from '../api/api.ts'
import { messageOf } from '../api/failures.ts'
import { readTime } from '../format/read-time.ts'
import { Diff } from './Diff.tsx'
import { Faults } from './Faults.tsx'
import { StartNotices } from './StartNotices.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { proposed } from '../ui/proposing.ts'
import type { SettingFault } from './setting-faults.ts'
import type { JsonObject } from './settings-draft.ts'

type ReviewDialogProps = {
  from: number
  changes: JsonObject
  /** What is wrong in the fields of the draft. */
  inFields: readonly SettingFault[]
  onClose: () => void
  onProposed: () => void
}
type Typed = { begin: string | undefined; reason: string }

/** What would change as the server reads it, what is wrong with it, when it could begin; then the proposal. */
export function ReviewDialog({ from, changes, inFields, onClose, onProposed }: ReviewDialogProps) {
  const { message } = App.useApp()
  const [form] = Form.useForm<Typed>()
  const comparison = useQuery({
    queryKey: ['settings', 'compare', JSON.stringify(changes)],
    queryFn: () => api.compareSettings({ changes }),
    refetchOnWindowFocus: false,
  })
  const propose = useAct(
    ({ begin, reason }: Typed, asking) =>
      api.proposeSettings(
        { from, changes, reason: reason.trim(), effectiveAtMs: begin ? new Date(begin).getTime() : undefined },
        asking,
      ),
    () => {
      void message.success(proposed)
      onProposed()
    },
  )
  const failure = propose.isError ? messageOf(propose.error) : undefined
  const isFaulty = comparison.data === undefined || comparison.data.faults.length + inFields.length > 0
  return (
    <Modal
      open
      width={860}
      title="Propose these changes"
      okText="Propose"
      okButtonProps={{ disabled: isFaulty }}
      confirmLoading={propose.isPending}
      onOk={() => {
        form.submit()
      }}
      onCancel={onClose}
      mask={{ closable: false }}
    >
      <div className="stack">
        <Loaded of={comparison}>
          {({ changes: lines, faults, touches, protects, earliestAtMs }) => (
            <>
              <Faults inFields={inFields} faults={faults} paths={lines.map(({ path }) => path)} />
              <Diff changes={lines} />
              <StartNotices touches={touches} protects={protects} />
              <Form
                form={form}
                layout="vertical"
                requiredMark={false}
                initialValues={{ begin: '', reason: '' }}
                onFinish={(typed) => {
                  propose.mutate(typed)
                }}
              >
                <Form.Item
                  name="begin"
                  label="Starts"
                  extra={`Leave empty to start as early as possible: ${readTime(earliestAtMs)} if approved now.`}
                  rules={[
                    {
                      validator: async (_rule, begin: string | undefined) => {
                        if (begin && new Date(begin).getTime() < earliestAtMs)
                          throw new Error(`It can’t start before ${readTime(earliestAtMs)}.`)
                      },
                    },
                  ]}
                >
                  <Input type="datetime-local" style={{ width: 230 }} />
                </Form.Item>
                <Form.Item
                  name="reason"
                  label="Reason"
                  rules={[{ required: true, whitespace: true, message: 'Enter a reason.' }]}
                >
                  <Input.TextArea rows={2} className="growing" maxLength={500} />
                </Form.Item>
              </Form>
            </>
          )}
        </Loaded>
        {failure !== undefined && <Alert type="error" showIcon role="alert" title={failure} />}
      </div>
    </Modal>
  )
}
