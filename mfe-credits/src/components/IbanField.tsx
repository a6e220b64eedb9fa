import { useField } from '@rendezvous/shared/forms';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { TextField } from '@rendezvous/shared/ui';
import { useLayoutEffect, useRef } from 'react';
import { cleanIban, groupIban } from '@rendezvous/shared/contract';

/** Maximum length of an IBAN (ISO 13616), in characters. */
const MAX_IBAN_LENGTH = 34;

/** Extracts the IBAN characters from a typed or pasted text, without an "IBAN" prefix. */
const toIban = (text: string): string =>
  cleanIban(text)
    .replace(/^IBAN(?=[A-Z]{2}\d)/, '')
    .slice(0, MAX_IBAN_LENGTH);

/** Returns the formatted text and the new caret position, which is after the same character as before. */
export function formatTypedIban(text: string, caret: number): { text: string; caret: number } {
  const characterCount = toIban(text.slice(0, caret)).length;
  return { text: groupIban(toIban(text)), caret: characterCount + Math.floor(Math.max(0, characterCount - 1) / 4) };
}

/** Field for an IBAN, which is grouped in fours while typing; pasted text is reduced to the characters of an IBAN. */
export function IbanField({ name }: { name: string }) {
  const field = useField<string>(name, <Label />);
  const inputRef = useRef<HTMLInputElement | null>(null);
  const caret = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (caret.current !== null && document.activeElement === inputRef.current)
      inputRef.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  const handleChange = (typedText: string): void => {
    const formattedIban = formatTypedIban(typedText, inputRef.current?.selectionStart ?? typedText.length);
    caret.current = formattedIban.caret;
    field.onChange(formattedIban.text);
  };
  const setInput = (element: HTMLInputElement | null): void => {
    inputRef.current = element;
    if (typeof field.ref === 'function') field.ref(element as never);
  };
  return (
    <TextField
      {...field}
      ref={setInput}
      label={<Label />}
      onChange={handleChange}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
    />
  );
}

const Label = () => <FormattedMessage id="credits.debit.iban" defaultMessage="IBAN" description="Label of a field" />;
