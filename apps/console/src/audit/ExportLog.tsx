import { useMutation } from '@tanstack/react-query'
import { Alert, Button, Form, Input, Modal } from 'antd'
import { useState } from 'react'
import { dayMs } from '@touchstone/domain/time'
import { api } from '../api/api.ts'
import { messageOf } from '../api/failures.ts'
import { saveFile } from '@touchstone/app/device/save-file'
import { wireDay } from '../time/wire-day.ts'
import { printTime } from '@touchstone/app/time/times'

type Typed = { from: string; to: string }

/** The usual range: the last thirty days. */
function lastMonth(): Typed {
  const now = Date.now()
  return { from: printTime(now - 29 * dayMs).slice(0, 10), to: printTime(now).slice(0, 10) }
}

/** Exports a part of the log with every hash, so that it can be checked elsewhere. */
export function ExportLog() {
  const [isOpen, setIsOpen] = useState(false)
  const [form] = Form.useForm<Typed>()
  const write = useMutation({
    mutationFn: ({ from, to }: Typed) => api.exportAudit({ from: wireDay(from, false), to: wireDay(to, true) }),
    onSuccess: ({ fileName, csv, truncated }) => {
      saveFile(fileName, csv, 'text/csv')
      if (!truncated) setIsOpen(false)
    },
  })
  const failure = write.isError ? messageOf(write.error) : undefined
  return (
    <>
      <Button
        onClick={() => {
          setIsOpen(true)
        }}
      >
        Export
      </Button>
      <Modal
        open={isOpen}
        title="Export the audit log"
        okText="Export"
        confirmLoading={write.isPending}
        onOk={() => {
          form.submit()
        }}
        onCancel={() => {
          setIsOpen(false)
        }}
        destroyOnHidden
      >
        <Form
          form={form}
          layout="vertical"
          requiredMark={false}
          initialValues={lastMonth()}
          onFinish={(typed) => {
            write.mutate(typed)
          }}
        >
          <Form.Item name="from" label="From" rules={[{ required: true, message: 'Choose the first day.' }]}>
            <Input type="date" />
          </Form.Item>
          <Form.Item
            name="to"
            label="To"
            rules={[{ required: true, message: 'Choose the last day.' }]}
            extra="Up to 366 days."
          >
            <Input type="date" />
          </Form.Item>
        </Form>
        {failure !== undefined && <Alert type="error" showIcon role="alert" title={failure} />}
        {write.data?.truncated === true && (
          <Alert
            type="warning"
            showIcon
            title={`Only the first ${write.data.rows} rows fit. Choose fewer days for the rest.`}
          />
        )}
      </Modal>
    </>
  )
}
