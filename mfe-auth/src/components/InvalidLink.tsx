import { describeCode, useIntl } from '@rendezvous/shared/intl';
import { EmptyState } from '@rendezvous/shared/ui';
import { ResetLink } from './ResetLink';

/** Shown instead of the form for a new password when the link is no longer valid. */
export const InvalidLink = () => <EmptyState icon="clock" title={describeCode(useIntl(), 'token_invalid')} action={<ResetLink />} />;
