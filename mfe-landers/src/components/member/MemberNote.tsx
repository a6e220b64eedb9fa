import { css } from '@emotion/react';
import type { Profile } from '@rendezvous/shared/contract';
import { useStore } from '@rendezvous/shared/store';
import { Text, token } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';

const NOTE_LENGTH_MAX = 180;

/** Returns a member's note, shortened at a word boundary where possible; null if the note is empty. */
export function shortenNote(note: string | null): string | null {
  const text = note?.trim() ?? '';
  if (text === '') return null;
  if (text.length <= NOTE_LENGTH_MAX) return text;
  const beginning = text.slice(0, NOTE_LENGTH_MAX);
  const end = beginning.lastIndexOf(' ');
  return `${beginning.slice(0, end > NOTE_LENGTH_MAX / 2 ? end : NOTE_LENGTH_MAX).replace(/[\s,.;:–-]+$/, '')}…`;
}

/** The member's note, shortened and in the member's own language; renders nothing on domains that do not show notes. */
export const MemberNote = observer(({ profile }: { profile: Profile }) => {
  const { settings } = useStore();
  const note = settings.current.visible_profile_notes.includes('about_me') ? shortenNote(profile.notes.about_me) : null;
  return note === null ? null : (
    <blockquote css={quote} dir="auto" lang={profile.language}>
      <Text size="l">{note}</Text>
    </blockquote>
  );
});

const quote = css({
  margin: 0,
  paddingInlineStart: token.space4,
  borderInlineStart: `3px solid ${token.colorPrimaryBorder}`,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
});
