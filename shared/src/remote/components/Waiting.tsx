import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from '../../intl';
import { Skeleton, Text } from '../../ui';
import type { Stage } from './useStage';

/** What stands where a part is still on its way: nothing at first, then its skeleton, then a word that it takes longer. */
export function Waiting({ stage }: { stage: Stage }): ReactNode {
  if (stage === 'quiet') return <div css={room} />;
  return (
    <div css={room} aria-busy="true">
      <Skeleton height={200} />
      {stage === 'slow' && (
        <Text role="status">
          <FormattedMessage id="shared.remote.slow" defaultMessage="Still loading …" description="Shown when a part of the page takes longer than three seconds" />
        </Text>
      )}
    </div>
  );
}

const room = css({ minHeight: '60vh' });
