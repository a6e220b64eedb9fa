import { Alert } from '@rendezvous/shared/ui';

/** All that a blocked person learns: the specified sentence. */
export const BlockedNotice = ({ text }: { text: string }) => <Alert tone="warning">{text}</Alert>;
