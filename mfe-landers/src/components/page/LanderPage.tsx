import { css } from '@emotion/react';
import { Navigate, pathTo } from '@rendezvous/shared/router';
import { useStore } from '@rendezvous/shared/store';
import { media, token } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { useChoiceStore } from '../../stores/ChoiceStore';
import { Headline } from '../Headline';
import { TrackingCapture } from '../TrackingCapture';
import { useLanderTexts } from '../useLanderTexts';
import { useRestored } from '../useRestored';
import { useStarted } from '../useStarted';
import { LanderBanner } from './LanderBanner';
import { LanderSide } from './LanderSide';

interface LanderPageProps {
  /** Name of the lander's document. */
  name: string;
  /** Headline until the document has loaded, or if it fails to load. */
  title: ReactNode;
  /** Where the sign-up is: `beside` the content from the start, beside it only once opened (`later`), or `among` the content. */
  signupPlacement?: 'beside' | 'later' | 'among';
  children: ReactNode;
}

/** A lander with its headline, text, content and inline sign-up; members are redirected to the members area. */
export const LanderPage = observer(({ name, title, signupPlacement = 'beside', children }: LanderPageProps) => {
  const { session } = useStore();
  // Checked only on arrival: after a sign-up on this page, the sign-up itself decides where to navigate.
  const [isMember] = useState(session.isSignedIn);
  const { headline, text, image, isReady } = useLanderTexts(name, title);
  const { isSignupOpen } = useStarted();
  useRestored(useChoiceStore());
  if (isMember) return <Navigate to={pathTo('members')} replace />;
  const isSignupBeside = signupPlacement === 'beside' || (signupPlacement === 'later' && isSignupOpen);
  return (
    <div css={page} data-beside={isSignupBeside} data-started={isSignupOpen && isSignupBeside}>
      <TrackingCapture />
      <div css={top}>
        <LanderBanner image={image} isReady={isReady}>
          <Headline>{headline}</Headline>
          <p css={lead}>{text}</p>
        </LanderBanner>
      </div>
      <div css={content}>{children}</div>
      {isSignupBeside ? (
        <div css={side}>
          <LanderSide name={name} />
        </div>
      ) : null}
    </div>
  );
});

const page = css({
  display: 'grid',
  alignContent: 'start',
  gap: token.space5,
  width: '100%',
  maxWidth: `calc(${token.sizeContent} + 2 * ${token.space5})`,
  minHeight: `calc(100svh - 3.75rem - ${token.sizeExit})`,
  marginInline: 'auto',
  padding: `0 ${token.space4} ${token.space6}`,
  [media.md]: { padding: `${token.space5} ${token.space5} ${token.space7}` },
  [media.lg]: {
    '&[data-beside="true"]': { gridTemplateColumns: 'minmax(0, 1fr) 26rem', gridTemplateRows: 'auto 1fr', columnGap: token.space7 },
  },
});
/** As wide as the screen on a phone, otherwise above both columns. */
const top = css({
  display: 'grid',
  minWidth: 0,
  marginInline: `calc(-1 * ${token.space4})`,
  [media.md]: { marginInline: 0, gridColumn: '1 / -1' },
});
const lead = css({ fontSize: token.fontSizeL, lineHeight: token.lineNormal, textWrap: 'pretty' });
/** Hidden on a narrow screen while the sign-up is open; going back shows it again. */
const content = css({
  minWidth: 0,
  '[data-started="true"] > &': { display: 'none', [media.lg]: { display: 'block' } },
});
const side = css({
  minWidth: 0,
  [media.lg]: { gridColumn: 2, gridRow: 2, alignSelf: 'start', position: 'sticky', top: `calc(${token.sizeExit} + ${token.space5})` },
});
