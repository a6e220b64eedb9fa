import { css } from '@emotion/react';
import type { Profile } from '@rendezvous/shared/contract';
import { useStore } from '@rendezvous/shared/store';
import { Text, token } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { shortNote } from './shortNote';

/** The member's own note, shortened, where the domain shows notes. */
export const MemberNote = observer(({ profile }: { profile: Profile }) => {
  const { settings } = useStore();
  const note = settings.current.visible_profile_notes.includes('about_me') ? shortNote(profile.notes.about_me) : null;
  return note === null ? null : (
    <blockquote css={words}>
      <Text size="l">{note}</Text>
    </blockquote>
  );
});

const words = css({
  margin: 0,
  paddingInlineStart: token.space4,
  borderInlineStart: `3px solid ${token.colorPrimaryBorder}`,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
});
