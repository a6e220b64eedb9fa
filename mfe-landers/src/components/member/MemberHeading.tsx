import { css } from '@emotion/react';
import type { Profile } from '@rendezvous/shared/contract';
import { Heading, PersonName, Text, token } from '@rendezvous/shared/ui';
import { MemberPlace } from '../page/MemberPlace';

/** Name, age and place of the member, with the fictional label where it applies. */
export const MemberHeading = ({ profile }: { profile: Profile }) => (
  <div css={textBlock}>
    <Heading level={1} size="hero" tabIndex={-1} css={name}>
      <PersonName person={profile} withAge />
    </Heading>
    <Text tone="muted">
      <MemberPlace member={profile} />
    </Text>
  </div>
);

const textBlock = css({ display: 'grid', gap: token.space1, minWidth: 0 });
const name = css({ fontSize: token.fontSize3xl, '&:focus': { outline: 'none' } });
