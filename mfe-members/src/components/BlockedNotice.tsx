import { Alert } from '@rendezvous/shared/ui';
import { SearchInstead } from './MemberGone';

/** All that a blocked person learns: the specified sentence, and the way on. */
export const BlockedNotice = ({ text }: { text: string }) => (
  <Alert tone="warning" action={<SearchInstead />}>
    {text}
  </Alert>
);
