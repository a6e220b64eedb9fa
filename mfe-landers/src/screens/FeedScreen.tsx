import { FormattedMessage } from '@rendezvous/shared/intl';
import { css } from '@emotion/react';
import { media, token } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { FeedNote } from '../components/feed/FeedNote';
import { LanderPage } from '../components/page/LanderPage';
import { LanderSide } from '../components/page/LanderSide';
import { useLander } from '../components/useLander';

const MAX_NOTES = 6;
/** Number of notes before the sign-up. */
const NOTES_BEFORE_SIGNUP = 2;

/** Real notes and photos of members, with the sign-up after the second note; without members, the sign-up alone. */
const Feed = observer(({ name }: { name: string }) => {
  const { lander } = useLander(name);
  const members = (lander?.members ?? []).slice(0, MAX_NOTES);
  const notes = members.map((member, index) => <FeedNote key={member.id} member={member} priority={index === 0} />);
  return (
    <div css={feed}>
      {notes.slice(0, NOTES_BEFORE_SIGNUP)}
      <LanderSide name={name} />
      {notes.slice(NOTES_BEFORE_SIGNUP)}
    </div>
  );
});

/** Notes one below the other or, on a wide screen, two side by side; the sign-up has a row of its own. */
const feed = css({
  display: 'grid',
  gap: token.space4,
  width: '100%',
  maxWidth: '38rem',
  [media.lg]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    maxWidth: 'none',
    '& > div': { gridColumn: '1 / -1', justifySelf: 'center', width: '100%', maxWidth: '38rem' },
  },
});

const LANDER_NAME = 'socialnetwork';

/** Lander with notes that members wrote about themselves, and with the sign-up among them. */
export const FeedScreen = () => (
  <LanderPage name={LANDER_NAME} title={<Title />} signupPlacement="among">
    <Feed name={LANDER_NAME} />
  </LanderPage>
);

const Title = () => (
  <FormattedMessage
    id="landers.socialnetwork.title"
    defaultMessage="In their own words"
    description="Headline and title of the lander with notes of members"
  />
);
