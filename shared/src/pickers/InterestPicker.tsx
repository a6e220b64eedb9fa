import { type InterestKey, INTERESTS, INTERESTS_MAX } from '@rendezvous/shared/contract';
import { useIntl } from '@rendezvous/shared/intl';
import { interestLabel } from '@rendezvous/shared/words';
import type { ReactNode } from 'react';
import { INTEREST_ICONS } from './interestIcons';
import { TagPicker } from './TagPicker';
import { tagStyle } from './tagStyle';

interface InterestPickerProps {
  label: ReactNode;
  value: readonly InterestKey[];
  onChange: (value: InterestKey[]) => void;
  /** Maximum number of interests; 15 by default, as in a profile. */
  max?: number | undefined;
  description?: ReactNode | undefined;
  error?: ReactNode | undefined;
}

/** Multiple choice of interests, sorted alphabetically in the current language. */
export function InterestPicker({ max = INTERESTS_MAX, ...picker }: InterestPickerProps) {
  const intl = useIntl();
  const options = INTERESTS.map(({ key }) => ({ value: key, label: interestLabel(intl, key), icon: <InterestIcon interest={key} /> }));
  options.sort((a, b) => a.label.localeCompare(b.label, intl.locale));
  return <TagPicker {...picker} options={options} max={max} />;
}

interface InterestTagProps {
  interest: InterestKey;
  /** True when the viewer shares the interest. */
  common?: boolean | undefined;
}

/** An interest of a profile, with its icon and name. */
export function InterestTag({ interest, common }: InterestTagProps) {
  const intl = useIntl();
  return (
    <span css={tagStyle} data-common={common}>
      <InterestIcon interest={interest} />
      {interestLabel(intl, interest)}
    </span>
  );
}

interface InterestIconProps {
  interest: InterestKey;
  size?: number | string | undefined;
}

/** Icon of an interest, hidden from assistive technology because the name is always shown next to it. */
export function InterestIcon({ interest, size = '1.25em' }: InterestIconProps) {
  const definition = INTERESTS.find(({ key }) => key === interest);
  const IconComponent = definition && INTEREST_ICONS[definition.icon];
  return IconComponent ? <IconComponent size={size} stroke={1.7} aria-hidden focusable={false} /> : null;
}
