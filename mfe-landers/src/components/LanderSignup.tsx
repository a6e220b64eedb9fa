import { css } from '@emotion/react';
import { type Gender, type SignupGate, signupGate } from '@rendezvous/shared/contract';
import { RemoteSlot, type SlotContract } from '@rendezvous/shared/remote';
import { useNavigate } from '@rendezvous/shared/router';
import { useStore } from '@rendezvous/shared/store';
import { media, Text, token } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { LanderLogin } from './LanderLogin';
import { sheetCss } from './sheetCss';
import { SignupUnavailable } from './SignupUnavailable';

const CLOSED_GATES: ReadonlySet<SignupGate> = new Set<SignupGate>(['signups_closed', 'traffic_source_needed']);

const subscribeToNothing = (): (() => void) => () => undefined;

/** False during server rendering and hydration, so that browser-only content is not part of the prerendered page. */
const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );

interface LanderSignupProps {
  /** The lander's own heading, above the steps. */
  heading: ReactNode;
  /** Gender preselected by the lander's document. */
  gender: Gender | null;
  /** The member the sign-up started from. */
  memberId?: string | undefined;
  /** Answers already given on the lander; they take precedence over `gender`. */
  prefill?: SlotContract['signup-steps']['prefill'];
}

/**
 * The sign-up steps inside a lander, with the login link for members below them: a sheet over the picture on a phone,
 * otherwise a card next to the text.
 */
export const LanderSignup = observer(({ heading, gender, memberId, prefill }: LanderSignupProps) => {
  const { session, settings } = useStore();
  const navigate = useNavigate();
  const isHydrated = useIsHydrated();
  // The notice that replaces a closed sign-up has its own login link.
  const isClosed = CLOSED_GATES.has(signupGate(settings.current.signups, session.tracking.network));
  const presets = useMemo(() => ({ ...(gender !== null && { gender }), ...prefill }), [gender, prefill]);
  return (
    <section css={[sheetCss, sheet]}>
      <Text size="l" weight="bold" tone="primary">
        {heading}
      </Text>
      {isHydrated ? (
        <RemoteSlot
          name="signup-steps"
          {...(memberId !== undefined && { memberId })}
          prefill={presets}
          onDone={(nextPath) => void navigate(nextPath)}
          fallback={(_, retry) => <SignupUnavailable onRetry={retry} />}
        />
      ) : (
        <div css={placeholder} />
      )}
      {isClosed ? null : <LanderLogin />}
    </section>
  );
});

const sheet = css({
  display: 'flex',
  flexDirection: 'column',
  gap: token.space4,
  flex: 1,
  [media.md]: { flex: '0 0 auto', width: 'min(27rem, 46vw)', padding: token.space6, borderRadius: token.radiusXl },
});
/** Reserves about the height of the steps, which render only in the browser. */
const placeholder = css({ minHeight: '24rem' });
