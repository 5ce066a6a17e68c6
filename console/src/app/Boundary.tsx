import { Button, Result } from 'antd';
import { Component, type ReactNode } from 'react';
import { textsOf } from '../i18n/language';
import { ErrorArt } from '../ui/LineArt';

/** A page that fails takes neither the frame nor the drafts with it. A new `page` begins afresh. */
export class Boundary extends Component<{ page: string; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate(before: { page: string }) {
    if (before.page !== this.props.page && this.state.failed) this.setState({ failed: false });
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    const { broken: t } = textsOf('shell');
    return (
      <Result
        icon={<ErrorArt />}
        title={<h1>{t.title}</h1>}
        subTitle={t.about}
        extra={
          // A part of the page that an update of the server took away comes with a whole new load only.
          <Button type="primary" onClick={() => window.location.reload()}>
            {t.again}
          </Button>
        }
      />
    );
  }
}
