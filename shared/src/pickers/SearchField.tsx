import { css } from '@emotion/react';
import { useIntl } from '@rendezvous/shared/intl';
import { controlStyle, Field, Icon, IconButton, token } from '@rendezvous/shared/ui';
import { type KeyboardEvent, useId } from 'react';

interface SearchFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Called when Enter is pressed. */
  onSubmit?: (() => void) | undefined;
  placeholder?: string | undefined;
  showLabel?: boolean | undefined;
  className?: string | undefined;
}

export function SearchField({ label, value, onChange, onSubmit, placeholder, showLabel = false, className }: SearchFieldProps) {
  const id = useId();
  const intl = useIntl();
  const clearLabel = intl.formatMessage({
    id: 'shared.search.clear',
    defaultMessage: 'Clear search',
    description: 'Button with a cross inside a search field',
  });
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') onSubmit?.();
    if (event.key === 'Escape' && value !== '') onChange('');
  };
  return (
    <Field id={id} label={label} hideLabel={!showLabel} className={className}>
      <span css={box}>
        <Icon name="search" css={searchIcon} />
        <input
          id={id}
          type="search"
          enterKeyHint="search"
          value={value}
          placeholder={placeholder}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
          css={[controlStyle, control]}
        />
        {value === '' ? null : <IconButton icon="close" label={clearLabel} onPress={() => onChange('')} css={clearButton} />}
      </span>
    </Field>
  );
}

const box = css({ position: 'relative', display: 'block' });
const searchIcon = css({
  position: 'absolute',
  insetInlineStart: token.space3,
  top: '50%',
  translate: '0 -50%',
  color: token.colorTextMuted,
});
const control = css({
  paddingInline: '2.5rem 3rem',
  borderRadius: token.radiusRound,
  '&::-webkit-search-cancel-button': { display: 'none' },
});
const clearButton = css({ position: 'absolute', insetInlineEnd: 0, top: 0 });
