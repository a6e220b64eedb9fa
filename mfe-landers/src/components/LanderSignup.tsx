import { css } from '@emotion/react';
import type { Gender } from '@rendezvous/shared/contract';
import { RemoteSlot } from '@rendezvous/shared/remote';
import { useNavigate } from '@rendezvous/shared/router';
import { media, Text, token } from '@rendezvous/shared/ui';
import { useMemo, type ReactNode } from 'react';

interface LanderSignupProps {
  /** The lander's own words above the steps. */
  heading: ReactNode;
  /** Preselected by the lander's document. */
  gender: Gender | null;
}

/** The sign-up steps inside a lander: a sheet over the picture on a phone, a card beside the words elsewhere. */
export const LanderSignup = ({ heading, gender }: LanderSignupProps) => {
  const navigate = useNavigate();
  const prefill = useMemo(() => (gender === null ? {} : { gender }), [gender]);
  return (
    <section css={sheet}>
      <Text size="l" weight="bold" tone="primary">
        {heading}
      </Text>
      <RemoteSlot name="signup-steps" prefill={prefill} onDone={(next) => void navigate(next)} />
    </section>
  );
};

const sheet = css({
  display: 'flex',
  flexDirection: 'column',
  gap: token.space4,
  padding: `${token.space5} ${token.space4} ${token.space6}`,
  borderRadius: `${token.radiusXl} ${token.radiusXl} 0 0`,
  background: token.colorSurface,
  color: token.colorText,
  boxShadow: token.shadow3,
  flex: 1,
  [media.md]: { flex: '0 0 auto', width: 'min(27rem, 46vw)', padding: token.space6, borderRadius: token.radiusXl },
});
