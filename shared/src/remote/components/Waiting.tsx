import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from '../../intl';
import { Skeleton, token } from '../../ui';
import type { Stage } from './useStage';

/** Placeholder for a part that is loading: empty at first, then a skeleton, then a skeleton with a note that loading is taking longer. */
export function Waiting({ stage }: { stage: Stage }): ReactNode {
  if (stage === 'quiet') return <div css={container} />;
  return (
    <div css={container} aria-busy="true">
      <Skeleton shape="heading" />
      <Skeleton lines={3} />
      <Skeleton shape="block" />
      {stage === 'slow' && (
        <div role="status">
          <FormattedMessage
            id="shared.remote.slow"
            defaultMessage="Still loading…"
            description="Shown when a part of the page takes longer than three seconds"
          />
        </div>
      )}
    </div>
  );
}

const container = css({ display: 'grid', alignContent: 'start', gap: token.space4, minHeight: '60vh', padding: token.space4 });
