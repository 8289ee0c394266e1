import { Button, Result } from 'antd'
import { Component, type ReactNode } from 'react'

/** Keeps a fault of one page from the others. */
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
        title="Something went wrong on this page"
        subTitle="Nothing was changed. Reload the page. If it happens again, contact the server team."
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
