import { css } from '@emotion/react';
import { defineMessages, FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { IconButton, Row, Text, token } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { LanderStart } from '../page/LanderStart';
import { SceneIllustration } from '../page/SymbolPhoto';
import { useShownMembers } from '../page/useShownMembers';
import { useLanderTexts } from '../useLanderTexts';
import { useStarted } from '../useStarted';
import { galleryCard } from './galleryCard';
import { MemberCard } from './MemberCard';
import { useTrack } from './useTrack';

type IllustrationProps = Parameters<typeof SceneIllustration>[0];

/** A gallery card without a member: shows a scene illustration, or an empty frame while the members are loading. */
const IllustrationCard = ({ name, priority = false }: Partial<IllustrationProps>) => (
  <li tabIndex={-1} css={galleryCard}>
    <div css={frame}>{name === undefined ? null : <SceneIllustration name={name} priority={priority} />}</div>
  </li>
);

const frame = css({ position: 'relative', aspectRatio: '4 / 5', background: token.colorSkeleton });

const galleryLabels = defineMessages({
  gallery: { id: 'landers.gallery.label', defaultMessage: 'Gallery', description: 'Read out for a row of pictures that can be swiped' },
  previous: { id: 'landers.gallery.previous', defaultMessage: 'Previous card', description: 'Button of a gallery' },
  next: { id: 'landers.gallery.next', defaultMessage: 'Next card', description: 'Button of a gallery' },
});

/** Number of cards for members; the eighth card is the sign-up. */
const MEMBER_CARD_COUNT = 7;

/** A row of cards, moved by swiping, keys or buttons: seven members, with illustrations if there are fewer, and the sign-up. */
export const Gallery = observer(({ name }: { name: string }) => {
  const intl = useIntl();
  const { members, illustrations, pendingCount } = useShownMembers(name, MEMBER_CARD_COUNT);
  const { action } = useLanderTexts(name, null);
  const { start } = useStarted();
  const count = members.length + illustrations.length + pendingCount + 1;
  const { ref, index, go, onScroll, onKeyDown } = useTrack(count);
  return (
    <section aria-label={intl.formatMessage(galleryLabels.gallery)} onKeyDown={onKeyDown}>
      <ul ref={ref} role="list" tabIndex={0} aria-label={intl.formatMessage(galleryLabels.gallery)} onScroll={onScroll} css={track}>
        {members.map((member, cardIndex) => (
          <MemberCard key={member.id} member={member} priority={cardIndex < 3} />
        ))}
        {illustrations.map((illustration, cardIndex) => (
          <IllustrationCard key={illustration} name={illustration} priority={members.length + cardIndex < 3} />
        ))}
        {Array.from({ length: pendingCount }, (_, cardIndex) => (
          <IllustrationCard key={cardIndex} />
        ))}
        <li tabIndex={-1} css={[galleryCard, signupCard]}>
          <LanderStart action={action} onStart={start} />
        </li>
      </ul>
      <Row justify="center" gap="m">
        <IconButton
          icon="back"
          label={intl.formatMessage(galleryLabels.previous)}
          onPress={() => void go(index - 1)}
          disabled={index === 0}
        />
        <Text as="span" size="s" tone="muted">
          <FormattedMessage
            id="landers.gallery.place"
            defaultMessage="{place, number} of {count, number}"
            description="Between the buttons of a gallery: which card is in front"
            values={{ place: index + 1, count }}
          />
        </Text>
        <IconButton
          icon="forward"
          label={intl.formatMessage(galleryLabels.next)}
          onPress={() => void go(index + 1)}
          disabled={index === count - 1}
        />
      </Row>
    </section>
  );
});

const track = css({
  display: 'flex',
  gap: token.space4,
  margin: 0,
  padding: `${token.space2} ${token.space1} ${token.space4}`,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  listStyle: 'none',
  borderRadius: token.radiusL,
  '@media (prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
});
const signupCard = css({ display: 'grid', alignContent: 'center', background: token.colorSurface });
