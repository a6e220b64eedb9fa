import { css } from '@emotion/react';
import type { LanderMember } from '@rendezvous/shared/contract';
import { Avatar, PersonName, token } from '@rendezvous/shared/ui';
import { MemberPlace } from './MemberPlace';

/** The member the visitor is about to write to, above the sign-up steps. */
export const ChosenMember = ({ member }: { member: LanderMember }) => (
  <div css={row}>
    <Avatar image={member.image} size="l" />
    <div css={textBlock}>
      <PersonName person={member} withAge css={name} />
      <MemberPlace member={member} />
    </div>
  </div>
);

const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: token.space4,
  padding: `${token.space4} ${token.space5}`,
  background: token.colorAccentSoft,
  color: token.colorOnAccentSoft,
});
const textBlock = css({ display: 'grid', gap: token.space1, minWidth: 0 });
const name = css({ fontSize: token.fontSizeL, fontWeight: token.weightBold });
