import type { Option } from '@rendezvous/shared/ui';
import { type KeyboardEvent, useState } from 'react';

const normalise = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** Returns the options whose label contains the text, ignoring case and accents. */
export function filterOptions<Value extends string>(options: readonly Option<Value>[], text: string): readonly Option<Value>[] {
  const normalisedText = normalise(text);
  return normalisedText === '' ? options : options.filter(({ label }) => normalise(label).includes(normalisedText));
}

interface ComboBoxOptions<Value extends string> {
  options: readonly Option<Value>[];
  value: Value | null;
  onChange: (value: Value | null) => void;
}

const NO_OPTION = -1;

/** Manages the state of a ComboBox: the typed text, the matching options, whether the list is open, and the index of the active option. */
export function useComboBox<Value extends string>({ options, value, onChange }: ComboBoxOptions<Value>) {
  const chosenLabel = options.find((option) => option.value === value)?.label ?? '';
  const [draft, setDraft] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [activeIndex, setActiveIndex] = useState(NO_OPTION);
  const shownOptions = filterOptions(options, draft ?? '');

  const close = (): void => {
    setOpen(false);
    setActiveIndex(NO_OPTION);
  };
  const open = (): void => {
    setOpen(true);
    setActiveIndex(draft === null ? shownOptions.findIndex((option) => option.value === value) : NO_OPTION);
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
    setActiveIndex(NO_OPTION);
  };
  /**
   * On blur, chooses the only match, or the first one if its label equals the typed text, ignoring case. Empty text clears the choice;
   * other text is discarded.
   */
  const settle = (): void => {
    const match =
      shownOptions.length === 1 || shownOptions[0]?.label.toLowerCase() === draft?.trim().toLowerCase() ? shownOptions[0] : undefined;
    if (draft !== null && draft.trim() === '') onChange(null);
    else if (draft !== null) choose(match);
    setDraft(null);
    close();
  };
  const moveActiveIndex = (step: number): void => {
    if (!isOpen) open();
    else if (shownOptions.length > 0)
      setActiveIndex((Math.max(activeIndex, step > 0 ? NO_OPTION : 0) + step + shownOptions.length) % shownOptions.length);
  };

  const keyHandlers: Record<string, (() => void) | undefined> = {
    ArrowDown: () => moveActiveIndex(1),
    ArrowUp: () => moveActiveIndex(-1),
    Enter: isOpen && activeIndex !== NO_OPTION ? () => choose(shownOptions[activeIndex]) : undefined,
    Escape: isOpen || draft !== null ? () => (setDraft(null), close()) : undefined,
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const handleKey = keyHandlers[event.key];
    if (handleKey === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    handleKey();
  };

  return { text: draft ?? chosenLabel, shownOptions, isOpen, activeIndex, open, close, choose, type, settle, onKeyDown };
}
