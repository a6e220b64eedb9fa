interface ComboBoxState {
  isOpen: boolean;
  active: number;
}

/** ARIA attributes of the field about its list: whether it is open, and the active option. */
export const comboBoxAria = (list: string, { isOpen, active }: ComboBoxState) => ({
  role: 'combobox',
  'aria-expanded': isOpen,
  'aria-controls': list,
  'aria-autocomplete': 'list' as const,
  'aria-activedescendant': active < 0 ? undefined : `${list}-${active}`,
});
