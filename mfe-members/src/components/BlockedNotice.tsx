import { Alert } from '@rendezvous/shared/ui';
import { SearchInstead } from './MemberGone';

/** All that a blocked person is told: the specified sentence, and a way on. */
export const BlockedNotice = ({ text }: { text: string }) => (
  <Alert tone="warning" action={<SearchInstead />}>
    {text}
  </Alert>
);
