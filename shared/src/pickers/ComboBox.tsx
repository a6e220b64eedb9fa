import { css } from '@emotion/react';
import { FormattedMessage } from '@rendezvous/shared/intl';
import type { Option } from '@rendezvous/shared/ui';
import { controlStyle, Icon, token } from '@rendezvous/shared/ui';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import { FieldError } from 'react-aria-components/FieldError';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Text } from 'react-aria-components/Text';
import { comboBoxStyles } from './comboBoxStyles';

interface ComboBoxProps<Value extends string> {
  label: ReactNode;
  options: readonly Option<Value>[];
  value: Value | null;
  /** Null when the text was cleared. */
  onChange: (value: Value | null) => void;
  onBlur?: (() => void) | undefined;
  placeholder?: string | undefined;
  description?: ReactNode | undefined;
  error?: ReactNode | undefined;
  disabled?: boolean | undefined;
  name?: string | undefined;
  className?: string | undefined;
}

/** One of many: type to find, arrows to choose. For a dozen or less use a Select. */
export function ComboBox<Value extends string>(props: ComboBoxProps<Value>) {
  const { label, options, value, onChange, onBlur, placeholder, description, error, disabled = false, name, className } = props;
  const choose = (key: unknown): void => onChange(options.find((option) => option.value === key)?.value ?? null);
  return (
    <AriaComboBox
      value={value}
      onChange={choose}
      defaultItems={options}
      isInvalid={Boolean(error)}
      isDisabled={disabled}
      allowsEmptyCollection
      css={comboBoxStyles.field}
      {...(onBlur && { onBlur })}
      {...(name !== undefined && { name })}
      {...(className !== undefined && { className })}
    >
      <Label css={comboBoxStyles.label}>{label}</Label>
      <span css={box}>
        <Input css={[controlStyle, control]} {...(placeholder !== undefined && { placeholder })} />
        <Button css={comboBoxStyles.opener}>
          <Icon name="down" />
        </Button>
      </span>
      <FieldError css={comboBoxStyles.error}>{error}</FieldError>
      {description === undefined ? null : (
        <Text slot="description" css={comboBoxStyles.help}>
          {description}
        </Text>
      )}
      <Popover css={comboBoxStyles.popover}>
        <ListBox<Option<Value>> css={comboBoxStyles.list} renderEmptyState={() => <Nothing />}>
          {(option) => (
            <ListBoxItem id={option.value} textValue={option.label} isDisabled={option.disabled === true} css={comboBoxStyles.option}>
              {option.label}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaComboBox>
  );
}

const Nothing = () => (
  <p css={nothing}>
    <FormattedMessage
      id="shared.comboBox.nothing"
      defaultMessage="Nothing found"
      description="In the list of a search field when no choice fits the typed text"
    />
  </p>
);

const box = css({ position: 'relative', display: 'block' });
const control = css({ paddingInlineEnd: token.sizeTarget });
const nothing = css({ padding: token.space3, color: token.colorTextMuted });
