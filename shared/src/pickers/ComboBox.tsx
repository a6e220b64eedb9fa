import { css } from '@emotion/react';
import { useIntl } from '@rendezvous/shared/intl';
import { controlStyle, Field, fieldAria, Icon, type Option, token } from '@rendezvous/shared/ui';
import { type ReactNode, useId, useRef } from 'react';
import { ComboBoxList } from './ComboBoxList';
import { useComboBox } from './useComboBox';

interface ComboBoxState {
  isOpen: boolean;
  activeIndex: number;
}

/** Returns the ARIA attributes that expose whether the list is open and which option is active. */
const getComboBoxAria = (listId: string, { isOpen, activeIndex }: ComboBoxState) => ({
  role: 'combobox',
  'aria-expanded': isOpen,
  'aria-controls': listId,
  'aria-autocomplete': 'list' as const,
  'aria-activedescendant': activeIndex < 0 ? undefined : `${listId}-${activeIndex}`,
});

interface ComboBoxProps<Value extends string> {
  label: ReactNode;
  options: readonly Option<Value>[];
  value: Value | null;
  /** Receives the chosen value, or null when the text was cleared. */
  onChange: (value: Value | null) => void;
  onBlur?: (() => void) | undefined;
  placeholder?: string | undefined;
  description?: ReactNode | undefined;
  error?: ReactNode | undefined;
  optional?: boolean | undefined;
  disabled?: boolean | undefined;
  name?: string | undefined;
  className?: string | undefined;
}

/** Field for choosing one of many options: typing filters them, arrow keys and Enter select one. For a dozen options or fewer, use a Select. */
export function ComboBox<Value extends string>({
  label,
  description,
  error,
  optional,
  onBlur,
  className,
  options,
  value,
  onChange,
  ...input
}: ComboBoxProps<Value>) {
  const id = useId();
  const box = useRef<HTMLSpanElement>(null);
  const combo = useComboBox({ options, value, onChange });
  const handleBlur = (): void => {
    combo.settle();
    onBlur?.();
  };
  return (
    <Field
      id={id}
      label={<span id={`${id}-label`}>{label}</span>}
      description={description}
      error={error}
      optional={optional}
      className={className}
    >
      <span css={frame} ref={box}>
        <input
          {...input}
          {...fieldAria(id, error, description)}
          {...getComboBoxAria(`${id}-list`, combo)}
          autoComplete="off"
          spellCheck={false}
          value={combo.text}
          onChange={(event) => combo.type(event.target.value)}
          onClick={combo.open}
          onKeyDown={combo.onKeyDown}
          onBlur={handleBlur}
          css={[controlStyle, control]}
        />
        <OpenButton disabled={input.disabled} isOpen={combo.isOpen} onPress={combo.isOpen ? combo.close : combo.open} />
        {combo.isOpen ? (
          <ComboBoxList
            id={`${id}-list`}
            labelledBy={`${id}-label`}
            options={combo.shownOptions}
            value={value}
            activeIndex={combo.activeIndex}
            anchor={box}
            onChoose={combo.choose}
            onClose={combo.close}
          />
        ) : null}
      </span>
    </Field>
  );
}

/** Button that opens and closes the list; for the pointer only, since keyboard users have the arrow keys and Escape. */
function OpenButton({ disabled, isOpen, onPress }: { disabled: boolean | undefined; isOpen: boolean; onPress: () => void }) {
  const intl = useIntl();
  const label = intl.formatMessage({
    id: 'shared.comboBox.open',
    defaultMessage: 'Show all',
    description: 'Button with an arrow in a search field that opens the list of choices',
  });
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={label}
      aria-expanded={isOpen}
      disabled={disabled}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPress}
      css={openButtonStyle}
    >
      <Icon name="down" />
    </button>
  );
}

const frame = css({ position: 'relative', display: 'block' });
const control = css({ paddingInlineEnd: token.sizeTarget });
const openButtonStyle = css({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  width: token.sizeTarget,
  display: 'grid',
  placeItems: 'center',
  border: 0,
  background: 'none',
  color: token.colorTextMuted,
  cursor: 'pointer',
});
