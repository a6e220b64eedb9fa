import { css } from '@emotion/react';
import { pathTo } from '@rendezvous/shared/contract';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { Button, ButtonLink, EmptyState, Row } from '@rendezvous/shared/ui';
import { useEffect, useRef } from 'react';

/** The reference number of a report, and where to look it up. */
export function ReportDone({ reference, onClose }: { reference: string; onClose: () => void }) {
  const containerRef = useRef<HTMLDivElement>(null);
  useEffect(() => containerRef.current?.focus(), []);
  return (
    <div ref={containerRef} tabIndex={-1}>
      <EmptyState
        icon="success"
        title={<FormattedMessage id="shell.report.done" defaultMessage="Thank you" description="After a report was sent" />}
        action={
          <Row justify="center">
            <Button onPress={onClose}>
              <FormattedMessage id="shell.report.close" defaultMessage="Close" description="Button after a report was sent" />
            </Button>
            <ButtonLink variant="secondary" to={`${pathTo('settings')}#reports`} onPress={onClose}>
              <FormattedMessage id="shell.report.mine" defaultMessage="My reports" description="Link after a report was sent" />
            </ButtonLink>
          </Row>
        }
      >
        <FormattedMessage
          id="shell.report.done_text"
          defaultMessage="Your report number is {reference}. You won’t see each other here any more. We’ll email you the outcome."
          description="After a report was sent; reference: its number"
          values={{ reference: <strong css={referenceStyle}>{reference}</strong> }}
        />
      </EmptyState>
    </div>
  );
}

const referenceStyle = css({ whiteSpace: 'nowrap' });
