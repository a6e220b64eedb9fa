interface ComboBoxState {
  isOpen: boolean;
  active: number;
}

/** What the field says about its list: open or not, and the marked line. */
export const comboBoxAria = (list: string, { isOpen, active }: ComboBoxState) => ({
  role: 'combobox',
  'aria-expanded': isOpen,
  'aria-controls': list,
  'aria-autocomplete': 'list' as const,
  'aria-activedescendant': active < 0 ? undefined : `${list}-${active}`,
});
