import { css } from '@emotion/react';
import { Row, Skeleton, Stack, token } from '@rendezvous/shared/ui';

const PLACEHOLDERS = 6;

/** The list before it is loaded. */
export function ConversationListSkeleton() {
  return (
    <Stack gap="l" css={list}>
      {Array.from({ length: PLACEHOLDERS }, (_, index) => (
        <Row key={index} gap="m" wrap={false}>
          <Skeleton shape="avatar" css={avatar} />
          <Skeleton lines={2} />
        </Row>
      ))}
    </Stack>
  );
}

const list = css({ padding: token.space4 });
const avatar = css({ width: 'auto' });
