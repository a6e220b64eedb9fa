import { css } from '@emotion/react';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { type SafetySubject, useSafety } from '@rendezvous/shared/safety';
import { Icon, LinkButton, Row, token } from '@rendezvous/shared/ui';

/** Warning below an early message that mentions contact details or a payment, with buttons to report or block its sender. */
export function RiskWarning({ subject }: { subject: SafetySubject }) {
  const { open } = useSafety();
  return (
    <div css={line} role="note">
      <Icon name="warning" size={16} />
      <div css={words}>
        <FormattedMessage
          id="chat.risk.text"
          defaultMessage="Be careful: stay on this site, and don’t send money to someone you haven’t met."
          description="Warning under a received message with a link, a number, a payment or the name of a messenger"
        />
        <Row gap="m">
          <LinkButton onPress={() => open({ ...subject, choice: 'report' })}>
            <FormattedMessage id="chat.risk.report" defaultMessage="Report" description="Button beside the warning under a message" />
          </LinkButton>
          <LinkButton onPress={() => open({ ...subject, choice: 'block' })}>
            <FormattedMessage id="chat.risk.block" defaultMessage="Block" description="Button beside the warning under a message" />
          </LinkButton>
        </Row>
      </div>
    </div>
  );
}

const line = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: token.space2,
  maxWidth: 'min(85%, 34rem)',
  padding: `${token.space2} ${token.space3}`,
  borderRadius: token.radiusM,
  background: token.colorWarningSoft,
  color: token.colorOnWarningSoft,
  fontSize: token.fontSizeXs,
});
const words = css({ display: 'grid', gap: token.space1, minWidth: 0 });
