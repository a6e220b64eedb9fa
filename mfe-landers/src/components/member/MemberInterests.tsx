import { css } from '@emotion/react';
import type { InterestKey } from '@rendezvous/shared/contract';
import { FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { Heading, Row, Stack, token } from '@rendezvous/shared/ui';
import { interestLabel } from '@rendezvous/shared/words';

/** The member's interests; the server never sends visitors the sensitive ones. */
export const MemberInterests = ({ interests }: { interests: readonly InterestKey[] }) => {
  const intl = useIntl();
  if (interests.length === 0) return null;
  return (
    <Stack gap="s">
      <Heading level={2} size="m">
        <FormattedMessage id="landers.member.interests" defaultMessage="Interests" description="Heading on a lander about one member" />
      </Heading>
      <Row gap="s" as="ul">
        {interests.map((key) => (
          <li key={key} css={tag}>
            {interestLabel(intl, key)}
          </li>
        ))}
      </Row>
    </Stack>
  );
};

const tag = css({
  padding: `${token.space1} ${token.space3}`,
  borderRadius: token.radiusRound,
  background: token.colorPrimarySoft,
  color: token.colorOnPrimarySoft,
  fontSize: token.fontSizeS,
});
