import { useField } from '@rendezvous/shared/forms';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { TextField } from '@rendezvous/shared/ui';
import { useLayoutEffect, useRef } from 'react';
import { cleanIban, groupIban } from '@rendezvous/shared/contract';

/** The longest IBAN of any country. */
const MOST = 34;

/** Characters of what was typed or pasted, without a pasted "IBAN" prefix. */
const signsOf = (text: string): string =>
  cleanIban(text)
    .replace(/^IBAN(?=[A-Z]{2}\d)/, '')
    .slice(0, MOST);

/** Field text and caret position after typing: the caret stays behind the same character. */
export function typedIban(text: string, caret: number): { text: string; caret: number } {
  const before = signsOf(text.slice(0, caret)).length;
  return { text: groupIban(signsOf(text)), caret: before + Math.floor(Math.max(0, before - 1) / 4) };
}

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
