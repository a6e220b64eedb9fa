import { useField } from '@rendezvous/shared/forms';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { TextField } from '@rendezvous/shared/ui';
import { useLayoutEffect, useRef } from 'react';
import { typedIban } from './typedIban';

/** An IBAN, grouped in fours while typing; pasted text is cleaned. */
export function IbanField({ name }: { name: string }) {
  const field = useField<string>(name, <Label />);
  const input = useRef<HTMLInputElement | null>(null);
  const caret = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (caret.current !== null && document.activeElement === input.current) input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  const change = (typed: string): void => {
    const next = typedIban(typed, input.current?.selectionStart ?? typed.length);
    caret.current = next.caret;
    field.onChange(next.text);
  };
  const hold = (element: HTMLInputElement | null): void => {
    input.current = element;
    if (typeof field.ref === 'function') field.ref(element as never);
  };
  return (
    <TextField
      {...field}
      ref={hold}
      label={<Label />}
      onChange={change}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
    />
  );
}

const Label = () => <FormattedMessage id="credits.debit.iban" defaultMessage="IBAN" description="Label of a field" />;
