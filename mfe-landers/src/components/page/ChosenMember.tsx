import { css } from '@emotion/react';
import { FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { Avatar, IconButton, PersonName, token } from '@rendezvous/shared/ui';
import type { WantedMember } from '../../stores/ChoiceStore';
import { MemberPlace } from './MemberPlace';

interface ChosenMemberProps {
  /** Null if visitors may no longer see the member. */
  member: WantedMember | null;
  /** Continues without this member. */
  onDrop: () => void;
}

/** The member the visitor is about to write to, above the sign-up steps. */
export const ChosenMember = ({ member, onDrop }: ChosenMemberProps) => {
  const intl = useIntl();
  if (member === null) return <MemberGone />;
  const dropLabel = intl.formatMessage(
    {
      id: 'landers.chosen.drop',
      defaultMessage: 'Remove {name}',
      description: 'Button beside the member a visitor chose to write to; it drops that choice',
    },
    { name: member.name },
  );
  return (
    <div css={row}>
      <Avatar image={member.image} size="l" />
      <div css={textBlock}>
        <PersonName person={member} withAge css={name} />
        <MemberPlace member={member} />
      </div>
      <IconButton icon="close" label={dropLabel} onPress={onDrop} css={dropButton} />
    </div>
  );
};

const MemberGone = () => (
  <p css={row} role="status">
    <FormattedMessage
      id="landers.chosen.gone"
      defaultMessage="The person you chose isn’t shown here any more. You can still sign up without writing to anyone."
      description="In place of the member a visitor chose to write to, who has become invisible since"
    />
  </p>
);

const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: token.space4,
  padding: `${token.space4} ${token.space5}`,
  background: token.colorAccentSoft,
  color: token.colorOnAccentSoft,
});
const textBlock = css({ display: 'grid', flex: 1, gap: token.space1, minWidth: 0 });
const name = css({ fontSize: token.fontSizeL, fontWeight: token.weightBold });
const dropButton = css({ color: 'inherit' });
