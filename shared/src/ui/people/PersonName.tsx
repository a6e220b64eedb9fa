import { css } from '@emotion/react';
import { isAvailable, type ProfileCard } from '@rendezvous/shared/contract';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { TextLink } from '../buttons/TextLink';
import { Icon } from '../icons/Icon';
import { token } from '../theme/token';
import { FictionalLabel } from './FictionalLabel';

interface PersonNameProps {
  person: Pick<ProfileCard, 'name' | 'fictional'> & Partial<Pick<ProfileCard, 'age' | 'verified'>>;
  /** Adds the age: "Anna, 34". */
  withAge?: boolean | undefined;
  /** Makes the name a link. */
  to?: string | undefined;
  /** Extends the link over the nearest positioned ancestor; the label of a fictional profile stays clickable. */
  stretched?: boolean | undefined;
  className?: string | undefined;
}

/**
 * A member's name: that of a fictional profile never appears without its label, and a member who has left is shown as not available
 * (R-215).
 */
export function PersonName({ person, withAge = false, to, stretched, className }: PersonNameProps) {
  const nameContent = isAvailable(person) ? (
    <NameAndAge name={person.name} age={withAge ? person.age : undefined} />
  ) : (
    <UnavailableMember />
  );
  return (
    <span css={row} className={className}>
      <bdi css={nameStyle}>
        {to === undefined ? (
          nameContent
        ) : (
          <TextLink to={to} stretched={stretched} plain>
            {nameContent}
          </TextLink>
        )}
        {person.verified ? <VerifiedMark /> : null}
      </bdi>
      {person.fictional ? <FictionalLabel /> : null}
    </span>
  );
}

const NameAndAge = ({ name: text, age }: { name: string; age: number | undefined }) =>
  age === undefined ? (
    text
  ) : (
    <FormattedMessage
      id="shared.person.nameAge"
      defaultMessage="{name}, {age}"
      description="A member's name and age in years"
      values={{ name: text, age }}
    />
  );

const UnavailableMember = () => (
  <FormattedMessage id="shared.errors.member_gone" defaultMessage="Member not available" description="Error text" />
);

const VerifiedMark = () => (
  <FormattedMessage
    id="shared.person.verified"
    defaultMessage="Verified"
    description="Mark beside the name of a member whose identity was checked"
  >
    {(chunks) => <Icon name="verified" label={chunks.join('')} css={mark} />}
  </FormattedMessage>
);

const row = css({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${token.space1} ${token.space2}`,
  minWidth: 0,
  maxWidth: '100%',
});
const nameStyle = css({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' });
const mark = css({ display: 'inline', verticalAlign: '-0.2em', marginInlineStart: token.space1, color: token.colorOnInfoSoft });
