import { css } from '@emotion/react';
import type { Profile, ProfileNotes as Notes } from '@rendezvous/shared/contract';
import { defineMessages, FormattedMessage } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { Heading, Stack, Text } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';

const titles = defineMessages({
  about_me: { id: 'members.note.about_me', defaultMessage: 'About me', description: 'Heading of a note on a profile' },
  looking_for: { id: 'members.note.looking_for', defaultMessage: 'What I am looking for', description: 'Heading of a note on a profile' },
} satisfies Record<keyof Notes, object>);

/** Texts written by the member, limited to those that the domain shows. */
export const ProfileNotes = observer(({ profile }: { profile: Pick<Profile, 'notes'> }) => {
  const { settings } = useStore();
  const visibleKeys = settings.current.visible_profile_notes.filter((key) => profile.notes[key]);
  return visibleKeys.map((key) => (
    <Stack key={key} gap="xs" as="section">
      <Heading level={3}>
        <FormattedMessage {...titles[key]} />
      </Heading>
      <Text css={noteText}>{profile.notes[key]}</Text>
    </Stack>
  ));
});

const noteText = css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
