import type { Option } from '@rendezvous/shared/ui';
import { type KeyboardEvent, useState } from 'react';

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** Options that contain the text, ignoring case and accents. */
export function matchingOptions<Value extends string>(options: readonly Option<Value>[], text: string): readonly Option<Value>[] {
  const wanted = plain(text);
  return wanted === '' ? options : options.filter(({ label }) => plain(label).includes(wanted));
}

interface ComboBoxOptions<Value extends string> {
  options: readonly Option<Value>[];
  value: Value | null;
  onChange: (value: Value | null) => void;
}

const NOTHING = -1;

/** State of a combo box: the typed text, whether its list is open, and the active option. */
export function useComboBox<Value extends string>({ options, value, onChange }: ComboBoxOptions<Value>) {
  const chosen = options.find((option) => option.value === value)?.label ?? '';
  const [draft, setDraft] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(NOTHING);
  const shown = matchingOptions(options, draft ?? '');

  const close = (): void => {
    setOpen(false);
    setActive(NOTHING);
  };
  const open = (): void => {
    setOpen(true);
    setActive(draft === null ? shown.findIndex((option) => option.value === value) : NOTHING);
  };
  const choose = (option: Option<Value> | undefined): void => {
    if (option === undefined || option.disabled === true) return;
    if (option.value !== value) onChange(option.value);
    setDraft(null);
    close();
  };
  const type = (text: string): void => {
    setDraft(text);
    setOpen(true);
    setActive(NOTHING);
  };
  /** Typed text counts when it matches one option; an empty text means no choice; anything else is reset. */
  const settle = (): void => {
    const exact = shown.length === 1 || shown[0]?.label.toLowerCase() === draft?.trim().toLowerCase() ? shown[0] : undefined;
    if (draft !== null && draft.trim() === '') onChange(null);
    else if (draft !== null) choose(exact);
    setDraft(null);
    close();
  };
  const move = (step: number): void => {
    if (!isOpen) open();
    else if (shown.length > 0) setActive((Math.max(active, step > 0 ? NOTHING : 0) + step + shown.length) % shown.length);
  };

  const keys: Record<string, (() => void) | undefined> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Enter: isOpen && active !== NOTHING ? () => choose(shown[active]) : undefined,
    Escape: isOpen || draft !== null ? () => (setDraft(null), close()) : undefined,
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const act = keys[event.key];
    if (act === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };

  return { text: draft ?? chosen, shown, isOpen, active, open, close, choose, type, settle, onKeyDown };
}
