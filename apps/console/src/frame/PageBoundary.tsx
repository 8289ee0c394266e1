import { Button, Result } from 'antd'
import { Component, type ReactNode } from 'react'

/** A page that breaks takes nothing else with it. */
export class PageBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true }
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children
    return (
      <Result
        status="error"
        title="This page broke."
        subTitle="Nothing was done by it. Reload it; if it breaks again, tell whoever runs the server."
        extra={
          <Button
            type="primary"
            onClick={() => {
              globalThis.location.reload()
            }}
          >
            Reload
          </Button>
        }
      />
    )
  }
}
