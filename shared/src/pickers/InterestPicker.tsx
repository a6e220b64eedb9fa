import type { InterestKey } from '@rendezvous/shared/contract';
import { INTERESTS, INTERESTS_MAX } from '@rendezvous/shared/contract';
import { useIntl } from '@rendezvous/shared/intl';
import { interestLabel } from '@rendezvous/shared/words';
import type { ReactNode } from 'react';
import { InterestIcon } from './InterestIcon';
import { TagPicker } from './TagPicker';

interface InterestPickerProps {
  label: ReactNode;
  value: readonly InterestKey[];
  onChange: (value: InterestKey[]) => void;
  /** 15 in a profile. */
  max?: number | undefined;
  description?: ReactNode | undefined;
  error?: ReactNode | undefined;
}

/** The interests as tags, sorted by the language's alphabet. */
export function InterestPicker({ max = INTERESTS_MAX, ...picker }: InterestPickerProps) {
  const intl = useIntl();
  const options = INTERESTS.map(({ key }) => ({ value: key, label: interestLabel(intl, key), icon: <InterestIcon interest={key} /> }));
  options.sort((a, b) => a.label.localeCompare(b.label, intl.locale));
  return <TagPicker {...picker} options={options} max={max} />;
}
