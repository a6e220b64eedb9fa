import { useFormState } from 'react-hook-form';
import { LeaveQuestion } from './LeaveQuestion';

/** Asks before the surrounding form is left with unsaved changes. */
export const LeaveGuard = () => <LeaveQuestion isDirty={useFormState().isDirty} />;
